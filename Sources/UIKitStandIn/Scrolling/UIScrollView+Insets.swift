import Foundation

extension UIScrollView {
  /// Whether the safe area is added above and below.
  var addsVertically: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes:
      alwaysBounceVertical || contentSize.height > bounds.height
    }
  }

  /// Whether the safe area is added on the left and on the right.
  var addsHorizontally: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes:
      alwaysBounceHorizontal || contentSize.width > bounds.width
    }
  }

  func updateAdjustedInset() {
    let safe = knownSafeArea
    let new = UIEdgeInsets(
      top: contentInset.top + (addsVertically ? safe.top : 0) + room,
      left: contentInset.left + (addsHorizontally ? safe.left : 0),
      bottom: contentInset.bottom + (addsVertically ? safe.bottom : 0),
      right: contentInset.right + (addsHorizontally ? safe.right : 0))
    let old = knownInset
    guard new != old else { return }
    knownInset = new
    // Left open by UIKit's documents, like that of `contentSize`.
    markForLayout()
    keepEdges(of: old)
    adjustedContentInsetDidChange()
    updateSafeAreaOfChildren()
  }

  // Not documented, but how apps see it: content that stood at its beginning
  // still does; what had not been scrolled is not scrolled by a bar.
  private func keepEdges(of old: UIEdgeInsets) {
    guard !isTracking else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -knownInset.left }
    if offset.y == -old.top { offset.y = -knownInset.top }
    if offset != contentOffset { contentOffset = offset }
  }

  /// Brings content back that is past an end.
  func keepWithinRange() {
    let (x, y) = offsetRange
    let offset = CGPoint(
      x: min(max(contentOffset.x, x.lowerBound), x.upperBound),
      y: min(max(contentOffset.y, y.lowerBound), y.upperBound))
    if offset != contentOffset { contentOffset = offset }
  }

  /// The offsets that are not past an end, on one axis and on the other.
  var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = knownInset
    let right = contentSize.width + inset.right - bounds.width
    let bottom = contentSize.height + inset.bottom - bounds.height
    return (
      x: -inset.left...max(-inset.left, right),
      y: -inset.top...max(-inset.top, bottom)
    )
  }
}
