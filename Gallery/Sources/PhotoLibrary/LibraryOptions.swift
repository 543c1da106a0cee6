import Foundation

/// What may be chosen for a library.
package struct LibraryOptions: Sendable {
  /// Where index and thumbnails are kept; nil for the user's cache folder.
  package var cache: URL?
  /// How many bytes thumbnails may take on the disk.
  package var cacheLimit = 2_000_000_000
  /// How many pixels a photo may have.
  package var mostPixels = 500_000_000
  /// How many pictures are made at a time.
  package var workers = ProcessInfo.processInfo.activeProcessorCount
  /// How many requests wait; beyond, the oldest is refused.
  package var queueLimit = 4_096
  /// The time from one batch of changes to the next, at least.
  package var batchInterval = Duration.milliseconds(250)
  /// How long a request for changes waits for one, and one for a photo whose
  /// date is being changed.
  package var patience = Duration.seconds(20)
  /// Whether changes in the folder are noticed by themselves.
  package var watchesFolder = true
  /// The time from one look through the whole folder to the next where not all
  /// of it can be watched, or it is not there.
  package var lookInterval = Duration.seconds(60)
  /// Whether colours are found before a photo is asked for.
  package var findsColors = true

  /// The usual choices.
  package init() {}
}
