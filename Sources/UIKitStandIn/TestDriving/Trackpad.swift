import Foundation

/// Scrolls a view without a touch, as a trackpad or a wheel does.
///
/// As UIKit documents (`UIEvent/EventType/scroll`): no recogniser of an app gets
/// touches for that; the scroll view's own pan follows, and it is dragged.
@MainActor
package struct Trackpad {
  private let view: UIScrollView

  /// Begins to scroll a view.
  package init(over view: UIScrollView) {
    self.view = view
    view.beginDragging()
  }

  /// Draws the content along, so far in all, in points.
  package func draw(by distance: CGFloat) {
    view.drag(to: CGPoint(x: 0, y: distance))
    TestClock.advance(by: 1.0 / 60)
  }

  /// Ends to scroll.
  package func end() { view.fingerLeft(velocity: .zero) }
}
