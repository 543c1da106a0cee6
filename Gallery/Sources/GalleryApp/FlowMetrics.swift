import WaterflowLayout

/// The sizes of photos in a flow: all of one height, none wider than a line.
struct FlowMetrics {
  /// The height of all photos, in points.
  let height: Double
  /// The longest line, in points.
  let lineWidth: Double

  /// Chooses sizes that suit a viewport: smaller ones on a phone.
  init(viewportWidth: Double) {
    height = viewportWidth < 600 ? 120 : 180
    lineWidth = max(viewportWidth - 2 * Gallery.spacing, 0)
  }

  /// The size of a photo whose height is `ratio` times its width.
  func size(ratio: Double) -> ItemSize {
    ItemSize(width: min(height / ratio, lineWidth), height: height)
  }

  /// Whether photos, the widest of which is `widest` times as wide as high,
  /// get other sizes than with other metrics.
  func differs(from other: FlowMetrics, widest: Double) -> Bool {
    height != other.height
      || min(height * widest, lineWidth)
        != min(other.height * widest, other.lineWidth)
  }
}
