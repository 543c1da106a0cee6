extension UIScrollView {
  /// Whether a finger that goes that way drags the content: there is more of it
  /// on the side that the finger comes from, or it bounces there.
  func isDragged(by way: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let insets = adjustedContentInset
    let isAcross = abs(way.x) > abs(way.y)
    let before =
      isAcross ? contentOffset.x + insets.left : contentOffset.y + insets.top
    let behind =
      isAcross
      ? contentSize.width + insets.right - bounds.width - contentOffset.x
      : contentSize.height + insets.bottom - bounds.height - contentOffset.y
    let alwaysBounces = isAcross ? alwaysBounceHorizontal : alwaysBounceVertical
    let isBack = (isAcross ? way.x : way.y) > 0
    let room = bounces ? before + behind : isBack ? before : behind
    // Less than a pixel is rounding.
    return room >= 0.5 || bounces && alwaysBounces
  }
}
