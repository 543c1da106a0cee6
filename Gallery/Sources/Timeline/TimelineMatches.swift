import Foundation

/// Which photos a search found, in one bit a photo.
package struct TimelineMatches: Sendable, Equatable {
  /// The revision of the timeline that was searched.
  package var revision: UInt32
  /// How many photos the timeline has.
  package let count: Int
  /// A bit for each photo in timeline order, from the lowest bit of each byte
  /// on; the bits beyond the last photo are 0.
  package private(set) var bits: [UInt8]
  /// How many photos match.
  package private(set) var matches = 0

  /// Starts with no match among so many photos.
  package init(revision: UInt32, count: Int) {
    self.revision = revision
    self.count = count
    bits = Array(repeating: 0, count: (count + 7) / 8)
  }

  /// Notes that the photo at a position in the timeline matches.
  package mutating func insert(_ position: Int) {
    let bit: UInt8 = 1 << UInt8(position & 7)
    if bits[position >> 3] & bit == 0 {
      bits[position >> 3] |= bit
      matches += 1
    }
  }

  /// Returns whether the photo at a position matches.
  package func contains(_ position: Int) -> Bool {
    bits[position >> 3] >> UInt8(position & 7) & 1 == 1
  }

  /// The matches as the page gets them: u32 "WFSR", version, revision, numbers
  /// of photos and of matches; the bits.
  package var encoded: Data {
    var writer = WireWriter("WFSR", capacity: 20 + bits.count)
    writer.append(revision)
    writer.append(count)
    writer.append(matches)
    writer.append(bits)
    return writer.data
  }
}
