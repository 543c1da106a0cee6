import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Where an item is to stand once it has been scrolled to.
  public typealias ScrollPosition = ScrollAlignment

  /// Returns the frame at which an item rests in the content, in points, or
  /// nil if there is no such item.
  ///
  /// - Complexity: O(1) in lanes; O(log(lines)) in a flow.
  public func frameForItem(at indexPath: IndexPath) -> CGRect? {
    ItemPath(indexPath).flatMap { layout.frame(ofItem: shownPath($0)) }
      .map { CGRect($0) }
  }

  /// Returns the path of the item that shows at a point of the content, in
  /// points, or nil; a header that is held there covers items.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    item(at: point).map { IndexPath($0) }
  }

  /// Scrolls so that an item stands at a place of the viewport, or as near to
  /// it as the content allows; headers and footers that are held there do not
  /// cover it.
  ///
  /// Where sizes on the way are estimates, the goal moves as cells are measured,
  /// and the item still lands where it is to stand. Does nothing if there is no
  /// such item. For somebody who wants things to move little, nothing is
  /// animated.
  public func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    guard let item = ItemPath(indexPath) else { return }
    whenQuiet { [weak self] in
      guard let self else { return }
      loadIfNeeded()
      if animated && !UIAccessibility.isReduceMotionEnabled {
        aim(at: item, position)
      } else {
        land(on: item, position)
      }
    }
  }

  func item(at point: CGPoint) -> ItemPath? {
    let layout = layout
    let hit = layout.element(at: Point(point), in: engine.viewport)
    guard let hit, hit.id.kind == .item else { return nil }
    return dataPath(hit.id.path)
  }

  // MARK: - Offsets

  /// The content offset as the engine counts it: across the axis from the
  /// content's edge and not from the view's.
  var engineOffset: Point {
    axis == .vertical
      ? Point(x: 0, y: Double(contentOffset.y))
      : Point(x: Double(contentOffset.x), y: 0)
  }

  /// Goes to an offset of the engine's, and keeps still if it is there.
  func scroll(to offset: Point) {
    let target = contentOffset(of: offset)
    if target != contentOffset { contentOffset = target }
  }

  func contentOffset(of offset: Point) -> CGPoint {
    var target = CGPoint(offset)
    if axis == .vertical {
      target.x = -adjustedContentInset.left
    } else {
      target.y = -adjustedContentInset.top
    }
    return target
  }
}
