import Foundation

/// A picture made of a photo.
package struct LibraryPicture: Sendable, Equatable {
  /// The heights in which there are thumbnails, in pixels; `tile.mjs` asks for
  /// these.
  package static let heights = [120, 240, 480, 960]

  /// The encoded picture.
  package var data: Data
  /// Its media type, for example `image/webp`.
  package var type: String

  /// Creates a picture.
  package init(data: Data, type: String) {
    self.data = data
    self.type = type
  }
}
