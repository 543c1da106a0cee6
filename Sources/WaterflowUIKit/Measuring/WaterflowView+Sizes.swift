import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Gives an item another height, as when its picture has arrived; the first
  /// visible item stays where it is.
  ///
  /// ```swift
  /// loader.load(url) { picture in
  ///   view.setHeight(picture.height, forItemAt: path)
  /// }
  /// ```
  ///
  /// Where the section keeps proportions, the height is that of a breadth of
  /// 1. An item that is not there changes nothing; a height that cannot be
  /// taken is told to the delegate. In a callback of the view, it waits until
  /// that is over.
  ///
  /// - Complexity: O(sqrt(items) + visible cells).
  public func setHeight(_ height: CGFloat, forItemAt indexPath: IndexPath) {
    setSizes([indexPath]) { style, old, axis in
      old.resized(to: Double(height), style: style, axis: axis)
    }
  }

  /// Gives an item of a flow, or of a waterfall that keeps proportions, another
  /// size in points; otherwise as ``setHeight(_:forItemAt:)``.
  public func setSize(_ size: CGSize, forItemAt indexPath: IndexPath) {
    setSizes([indexPath]) { _, old, _ in
      ItemSize(
        width: Double(size.width), height: Double(size.height),
        span: old.span, lane: old.lane)
    }
  }

  private func setSizes(
    _ indexPaths: [IndexPath],
    _ change: @escaping (SectionStyle, ItemSize, LayoutAxis) -> ItemSize
  ) {
    controller.setSizes { [weak self] in
      guard let self else { return [] }
      return indexPaths.compactMap {
        guard let item = ItemPath($0),
          let old = engine.layout.size(ofItem: shownPath(item)),
          let style = engine.layout.style(ofSection: shownPath(item).section)
        else { return nil }
        return (item, change(style, old, scrollDirection))
      }
    }
  }
}
