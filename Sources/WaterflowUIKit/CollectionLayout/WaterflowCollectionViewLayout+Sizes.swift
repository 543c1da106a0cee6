import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Gives an item another height, as when its picture has arrived; the first
  /// visible item stays where it is.
  ///
  /// Where the section keeps proportions, the height is that of a breadth of
  /// 1. An item that is not there changes nothing; a height that cannot be
  /// taken is told to the delegate. While the layout asks its delegate, or an
  /// update is under way, this waits for the pass that ends it, however late
  /// that comes; the path is that after the update.
  ///
  /// - Complexity: O(sqrt(items) + visible elements).
  public func setHeight(_ height: CGFloat, forItemAt indexPath: IndexPath) {
    let axis = scrollDirection
    setSize(ofItemAt: indexPath) { style, old in
      old.resized(to: Double(height), style: style, axis: axis)
    }
  }

  /// Gives an item of a flow, or of a waterfall that keeps proportions, another
  /// size in points; otherwise as ``setHeight(_:forItemAt:)``.
  public func setSize(_ size: CGSize, forItemAt indexPath: IndexPath) {
    setSize(ofItemAt: indexPath) { _, old in
      ItemSize(
        width: Double(size.width), height: Double(size.height),
        span: old.span, lane: old.lane)
    }
  }

  private func setSize(
    ofItemAt indexPath: IndexPath,
    _ change: @escaping (SectionStyle, ItemSize) -> ItemSize
  ) {
    guard let collectionView else { return }
    guard isSettled else {
      return later.waiting.append { [weak self] in
        self?.setSize(ofItemAt: indexPath, change)
      }
    }
    if needsRebuild || content == nil { prepare() }
    guard
      let content, let item = ItemPath(indexPath),
      let old = content.size(ofItem: item),
      let style = content.style(ofSection: item.section)
    else { return }
    var error: LayoutError?
    let context = WaterflowInvalidationContext()
    context.isTaken = true
    adjust(context) { content in
      do throws(LayoutError) {
        try content.setSize(change(style, old), ofItem: item)
        measured.insert(item)
      } catch let fault {
        error = fault
      }
    }
    invalidateLayout(with: context)
    tell(error, to: collectionView)
    layOutRestLater()
  }

  /// Takes over another least extent of the content.
  func minimumContentLengthChanged() {
    guard !needsRebuild, data.change == .none, content != nil, !isPreparing
    else { return }
    let context = WaterflowInvalidationContext()
    context.isTaken = true
    adjust(context) { content in
      content.minimumContentLength = Double(minimumContentLength)
    }
    invalidateLayout(with: context)
  }
}
