/// One photo as the page needs it.
package struct Photo: Sendable, Equatable {
  /// What the page puts into `src`.
  package var url: String
  /// The title; empty if there is none.
  package var title: String
  /// The width in pixels; only its ratio to the height matters.
  package var width: Float
  /// The height in pixels.
  package var height: Float

  /// Creates a photo.
  package init(url: String, title: String = "", width: Float, height: Float) {
    self.url = url
    self.title = title
    self.width = width
    self.height = height
  }
}
