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
    guard let collectionView, let item = ItemPath(indexPath) else { return }
    guard controller.isSettled else {
      return waiting.append { [weak self] in
        self?.setSize(ofItemAt: indexPath, change)
      }
    }
    if !controller.isUpToDate { prepare() }
    let done = controller.setSize(
      ofItem: item, at: place(of: collectionView), change)
    guard let done else { return }
    moveOffset(by: done.shift)
    tell(done.error, to: collectionView)
    goOnLater()
  }

  /// What cells have told for text of another size or weight counts no more.
  func hearCellsOfOtherText() {
    let traits = collectionView?.traitCollection
    if let traits, let textTraits, traits.hasOtherText(than: textTraits) {
      controller.forgetHeard()
    }
    textTraits = traits
  }

  /// Gives an item the size that its cell needs.
  func take(
    _ preferred: UICollectionViewLayoutAttributes,
    in context: WaterflowInvalidationContext
  ) {
    context.isTaken = true
    guard let place, let item = ItemPath(preferred.indexPath) else { return }
    let size = LayoutSize(preferred.frame.size)
    context.take(controller.take(size, ofItem: item, at: place))
  }

  /// Takes over another least extent of the content.
  func minimumContentLengthChanged() {
    takeSettings()
    guard controller.isUpToDate, let place else { return }
    let length = controller.minimumContentLength
    moveOffset(
      by: controller.adjust(at: place) { $0.minimumContentLength = length })
  }
}
