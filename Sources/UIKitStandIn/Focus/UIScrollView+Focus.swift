import Foundation

extension UIScrollView {
  /// Scrolls what has the focus into view.
  ///
  /// As UIKit documents (`UIFocusItemScrollableContainer`): the focus system
  /// itself sets the content offset of scroll views. Here it goes no further
  /// than it must.
  func showFocused(_ view: UIView) {
    let place = view.convert(view.bounds, to: self)
    let shown = bounds.inset(by: adjustedContentInset)
    func move(
      _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ start: CGFloat,
      _ end: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
      var goal = offset
      if high > end { goal += high - end }
      if low < start + goal - offset { goal = offset + low - start }
      return min(max(goal, range.lowerBound), range.upperBound)
    }
    let range = offsetRange
    let goal = CGPoint(
      x: place.width > shown.width
        ? contentOffset.x
        : move(
          contentOffset.x, place.minX, place.maxX, shown.minX, shown.maxX,
          range.x),
      y: place.height > shown.height
        ? contentOffset.y
        : move(
          contentOffset.y, place.minY, place.maxY, shown.minY, shown.maxY,
          range.y))
    guard goal != contentOffset else { return }
    motion.stop()
    motion.animate(to: goal)
  }
}
