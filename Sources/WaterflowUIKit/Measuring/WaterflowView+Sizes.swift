import WaterflowEngine
import WaterflowLayout

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
    guard let item = ItemPath(indexPath) else { return }
    controller.setLength(Double(height), ofItemAt: item)
  }

  /// Gives an item of a flow, or of a waterfall that keeps proportions, another
  /// size in points; otherwise as ``setHeight(_:forItemAt:)``.
  public func setSize(_ size: CGSize, forItemAt indexPath: IndexPath) {
    setSizes([(indexPath, size)])
  }

  /// Has an item measured again with the next pass in which it has a cell, where
  /// its section estimates sizes; not to be called while cells are measured.
  public func forgetMeasuredSize(ofItemAt indexPath: IndexPath) {
    guard let item = ItemPath(indexPath) else { return }
    controller.forgetMeasuredSize(ofItemAt: item)
  }

  /// Gives items other sizes at once, as ``setSize(_:forItemAt:)`` does.
  ///
  /// - Complexity: O(items given * sqrt(items) + visible cells).
  public func setSizes(_ sizes: [(item: IndexPath, size: CGSize)]) {
    controller.setSizes { [weak self] in
      guard let self else { return [] }
      return sizes.compactMap {
        guard let item = ItemPath($0.item),
          let old = engine.layout.size(ofItem: controller.shownPath(of: item))
        else { return nil }
        let size = ItemSize(
          width: Double($0.size.width), height: Double($0.size.height),
          span: old.span, lane: old.lane)
        return (item, size)
      }
    }
  }
}
