/// Which photos somebody has selected, by their ids.
struct PhotoSelection: Sequence {
  /// The most photos that may be selected.
  static let limit = 10_000_000

  /// Ranges in ascending order that do not overlap.
  private let ranges: [ClosedRange<UInt32>]

  /// How many photos it names.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Reads a list such as `1,5-9`; nil if it is empty, something else or names
  /// more than `limit` photos.
  init?(_ text: String) {
    var ranges: [ClosedRange<UInt32>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(
        separator: "-", omittingEmptySubsequences: false)
      guard ends.count <= 2, let low = Self.id(ends[0]),
        let high = Self.id(ends[ends.count - 1]), low <= high
      else { return nil }
      ranges.append(low...high)
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges {
      // Without a sum that overflows.
      if let last = merged.last, last.upperBound >= range.lowerBound {
        let end = Swift.max(last.upperBound, range.upperBound)
        merged[merged.count - 1] = last.lowerBound...end
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
    guard (1...Self.limit).contains(count) else { return nil }
  }

  func makeIterator() -> some IteratorProtocol<UInt32> {
    ranges.lazy.flatMap { $0 }.makeIterator()
  }

  /// Reads an id without a sign.
  private static func id(_ text: Substring) -> UInt32? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? UInt32(text) : nil
  }
}
