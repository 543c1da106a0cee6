import WaterflowLayout

extension CGAffineTransform {
  /// The map that draws a view of one frame in another frame.
  ///
  /// - Parameters:
  ///   - frame: the view's own frame, in points.
  ///   - shown: where it is drawn, in points.
  init(of frame: LayoutRect, shownIn shown: LayoutRect) {
    self.init(
      a: frame.width > 0 ? CGFloat(shown.width / frame.width) : 1,
      b: 0, c: 0,
      d: frame.height > 0 ? CGFloat(shown.height / frame.height) : 1,
      tx: CGFloat((shown.x - frame.x) + (shown.width - frame.width) / 2),
      ty: CGFloat((shown.y - frame.y) + (shown.height - frame.height) / 2))
  }

  /// Returns where the map draws a view of a frame.
  func shown(_ frame: LayoutRect) -> LayoutRect {
    let width = frame.width * Double(a)
    let height = frame.height * Double(d)
    return LayoutRect(
      x: frame.x + (frame.width - width) / 2 + Double(tx),
      y: frame.y + (frame.height - height) / 2 + Double(ty),
      width: width, height: height)
  }
}
