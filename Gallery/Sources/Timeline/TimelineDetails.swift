import Foundation

/// What the tiles of a part of a day show.
package struct TimelineDetails: Sendable, Equatable {
  /// The revision in which the day last changed.
  package var revision: UInt32
  /// The day, since 1970-01-01.
  package var day: Int32
  /// The first photo's position in the day.
  package var from: Int
  /// The photos, newest first.
  package var photos: [PhotoSummary]

  /// Creates details.
  package init(
    revision: UInt32, day: Int32, from: Int, photos: [PhotoSummary]
  ) {
    self.revision = revision
    self.day = day
    self.from = from
    self.photos = photos
  }

  /// The details as the page gets them: u32 "WFDT", version, revision, i32
  /// day, u32 from and number of photos; for each u32 id, version, and colour
  /// with the flags in its highest byte; u32 offsets of the names and then of
  /// the captions, and where the last of them ends; all of these in UTF-8.
  package var encoded: Data {
    let texts = photos.map(\.name) + photos.map(\.caption)
    let length = texts.reduce(0) { $0 + $1.utf8.count }
    var writer = WireWriter(
      "WFDT", version: 2, capacity: 24 + photos.count * 20 + 4 + length)
    writer.append(revision)
    writer.append(day)
    writer.append(from)
    writer.append(photos.count)
    for photo in photos {
      writer.append(photo.id)
      writer.append(photo.version)
      writer.append(
        photo.color & 0xFF_FFFF | UInt32(photo.flags.rawValue) << 24)
    }
    var offset = 0
    writer.append(offset)
    for text in texts {
      offset += text.utf8.count
      writer.append(offset)
    }
    for text in texts { writer.append(text.utf8) }
    return writer.data
  }
}
