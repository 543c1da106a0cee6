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
    setSizes([indexPath]) { mode, size, axis in
      ItemSize(length: Double(height), span: size.span, mode, axis)
    }
  }

  /// Gives an item of a flow, or of a waterfall that keeps proportions, another
  /// size in points; otherwise as ``setHeight(_:forItemAt:)``.
  public func setSize(_ size: CGSize, forItemAt indexPath: IndexPath) {
    setSizes([indexPath]) { _, old, _ in
      ItemSize(
        width: Double(size.width), height: Double(size.height), span: old.span)
    }
  }

  private func setSizes(
    _ indexPaths: [IndexPath],
    _ change: @escaping (SectionMode, ItemSize, Axis) -> ItemSize
  ) {
    whenQuiet { [weak self] in
      guard let self else { return }
      loadIfNeeded()
      let sizes: [(item: ItemPath, size: ItemSize)] = indexPaths.compactMap {
        guard let item = ItemPath($0),
          let old = engine.layout.size(ofItem: item),
          let style = engine.layout.style(ofSection: item.section)
        else { return nil }
        return (item, change(style.mode, old, axis))
      }
      resize(sizes)
    }
  }

  /// Gives items other sizes.
  func resize(_ sizes: [(item: ItemPath, size: ItemSize)]) {
    guard !sizes.isEmpty else { return }
    var fault: LayoutError?
    reading {
      do throws(LayoutError) {
        try engine.resize(sizes, at: now(), host: host)
      } catch {
        fault = error
      }
      followEngine()
      scheduleRest()
    }
    if let fault {
      waterflowDelegate?.waterflowView(self, didFailWith: fault)
    }
  }

  /// What the layout keeps of a cell's measured size, in points.
  func itemSize(
    _ size: Size, ofItem item: ItemPath, _ mode: SectionMode
  ) -> ItemSize {
    let span = engine.layout.size(ofItem: item)?.span ?? 1
    return ItemSize(width: size.width, height: size.height, span: span)
  }
}
