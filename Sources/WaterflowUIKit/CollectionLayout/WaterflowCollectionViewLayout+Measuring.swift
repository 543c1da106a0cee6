import WaterflowLayout

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
    context.isTaken = true
    guard let id = ElementID(item: preferred.indexPath) else { return }
    adjust(context) { content in
      guard let frame = content.frame(of: id) else { return }
      // A cell that asks for the impossible keeps its estimate.
      try? content.setMeasuredSize(
        size(preferred, in: frame, of: id.path), ofItem: id.path)
    }
  }

  /// Changes lengths of what is shown, and has the first visible item stay
  /// where it is.
  func adjust(
    _ context: WaterflowInvalidationContext,
    _ change: (CollectionLayout) -> Void
  ) {
    guard let content, let collectionView, let environment else { return }
    // The collection view moves in the next pass only, so all that comes up
    // before is told of the offset before.
    let offset = transition?.newOffset ?? collectionView.contentOffset
    noteSeen()
    if offsets.sizeAnchor == nil {
      offsets.sizeAnchor = ResizeAnchor(
        content, environment, at: offset, anchorChoice)
    }
    change(content)
    // An update takes its target offset only; the rest follows at its end.
    guard transition == nil, let anchor = offsets.sizeAnchor else { return }
    let goal = settledOffset(
      keeping: anchor, in: content, environment, from: offset,
      keepsInView: false)
    let shift = CGPoint(x: goal.x - offset.x, y: goal.y - offset.y)
    context.contentOffsetAdjustment = CGPoint(
      x: shift.x - offsets.sizeShift.x, y: shift.y - offsets.sizeShift.y)
    offsets.sizeShift = shift
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
