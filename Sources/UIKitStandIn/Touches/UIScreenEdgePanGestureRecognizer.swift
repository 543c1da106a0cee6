import Foundation

/// A finger that drags from an edge of the screen.
///
/// As UIKit documents: it looks for drags that start near an edge.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near, in points; not documented.
  static let reach: CGFloat = 20

  /// The edges from which drags are looked for.
  ///
  /// As UIKit documents: to be set before the recognizer is used.
  package var edges: UIRectEdge = []

  override func track(_ touch: UITouch, with event: UIEvent) {
    super.track(touch, with: event)
    let width = touch.window?.bounds.width ?? 0
    let isNear =
      edges.contains(.left) && touch.place.x < Self.reach
      || edges.contains(.right) && touch.place.x > width - Self.reach
    if !isNear { finish(.failed) }
  }

  override func isWay(_ way: CGPoint) -> Bool {
    abs(way.x) > abs(way.y) && (way.x > 0) == edges.contains(.left)
  }
}
