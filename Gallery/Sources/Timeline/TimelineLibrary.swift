import GalleryFiles

/// Photos by the days on which they were taken, newest first.
package protocol TimelineLibrary: Sendable {
  /// Returns the whole timeline, in O(photos).
  func timeline() async -> TimelineSnapshot

  /// Returns what the tiles of a part of a day show, or nil if the day has no
  /// photos; the range is clamped to the day's.
  func details(day: Int32, range: Range<Int>) async -> TimelineDetails?

  /// Waits for a change after a revision, up to 20 seconds, and returns it;
  /// cancellation ends the waiting.
  func changes(since revision: UInt32) async -> TimelineChange

  /// Returns the photos in whose name, folder, caption or date each word of a
  /// text occurs; all of them if it has none.
  func search(_ text: String) async -> TimelineMatches

  /// Looks for changes that nobody told of; returns when that is done.
  func rescan() async

  /// Returns all that is known of a photo, or nil if there is no such one.
  func photo(_ id: UInt32) async -> PhotoRecord?

  /// Returns a photo's present version, or nil if there is no such photo;
  /// asked before each of its pictures.
  func version(of id: UInt32) async -> UInt32?

  /// Returns a photo's path as a person would type it, or nil if there is no
  /// such photo; asked for many in a row.
  func path(of id: UInt32) async -> String?

  /// Returns a picture of a photo, upright and so many pixels high.
  func thumbnail(
    _ id: UInt32, height: Int
  ) async throws(PhotoFault) -> LibraryPicture

  /// Returns a picture of a photo, upright and at most 2,560 pixels a side.
  func preview(_ id: UInt32) async throws(PhotoFault) -> LibraryPicture

  /// Opens a photo's file for reading.
  func original(_ id: UInt32) async throws(PhotoFault) -> OpenFile
}

extension TimelineLibrary {
  package func version(of id: UInt32) async -> UInt32? {
    await photo(id)?.version
  }

  package func rescan() async {}

  package func path(of id: UInt32) async -> String? { await photo(id)?.path }
}
