import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowCollectionViewLayout {
  /// Whether a cell needs another length than the estimate, and is the first
  /// to say so for its item and breadth.
  func needs(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard
      let content, let id = ElementID(item: original.indexPath),
      content.style(ofSection: id.path.section)?.estimatesLengths == true,
      !measured.contains(id.path), let frame = content.frame(of: id)
    else { return false }
    measured.insert(id.path)
    return size(preferred, in: frame, of: id.path) != frame.size
  }

  /// Gives an item the size that its cell needs, and has the first visible item
  /// stay where it is.
  func take(
    _ preferred: UICollectionViewLayoutAttributes,
    in context: WaterflowInvalidationContext
  ) {
    context.isMeasurement = true
    guard
      let content, let collectionView, let environment,
      let id = ElementID(item: preferred.indexPath),
      let frame = content.frame(of: id)
    else { return }
    // The collection view moves when all cells have told, so all are told of
    // the offset before.
    let offset = transition?.newOffset ?? collectionView.contentOffset
    noteSeen()
    if measuringAnchor == nil {
      measuringAnchor = ResizeAnchor(content, environment, at: offset)
    }
    // A cell that asks for the impossible keeps its estimate.
    try? content.setMeasuredSize(
      size(preferred, in: frame, of: id.path), ofItem: id.path)
    // An update takes its target offset only; the rest follows at its end.
    guard transition == nil, let measuringAnchor else { return }
    let goal = settledOffset(
      keeping: measuringAnchor, in: content, environment, from: offset,
      keepsInView: false)
    let shift = CGPoint(x: goal.x - offset.x, y: goal.y - offset.y)
    context.contentOffsetAdjustment = CGPoint(
      x: shift.x - measuringShift.x, y: shift.y - measuringShift.y)
    measuringShift = shift
  }

  /// Begins to listen to cells anew, because the breadth or the data changed.
  func forgetMeasurements() {
    measured.removeAll()
  }

  /// What a cell needs: in a flow as it likes, else along the axis only.
  private func size(
    _ preferred: UICollectionViewLayoutAttributes, in frame: LayoutRect,
    of item: ItemPath
  ) -> LayoutSize {
    var size = LayoutSize(preferred.frame.size)
    if case .flow = content?.style(ofSection: item.section)?.mode {
      return size
    }
    if scrollDirection == .vertical {
      size.width = frame.width
    } else {
      size.height = frame.height
    }
    return size
  }
}
