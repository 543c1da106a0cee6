import WaterflowEngine
import WaterflowLayout

// While a collection view moves an item interactively, its cells go by the
// content's order, and the data keeps its own.
extension WaterflowCollectionViewLayout {
  /// Where an item goes next that is held at a place.
  func target(of item: IndexPath, at position: CGPoint) -> IndexPath {
    guard let content, let viewport = currentViewport,
      let path = ItemPath(item)
    else { return item }
    let place = LayoutPoint(
      x: Double(position.x) - viewport.offset.x,
      y: Double(position.y) - viewport.offset.y)
    // An end that was never told leaves one behind.
    if movement?.path != path {
      movement = ReorderSession(
        lifting: path, at: place, in: content, viewport: viewport)
    }
    let move = movement?.move(to: place, in: content, viewport: viewport)
    return move.map { IndexPath($0.to) } ?? item
  }

  /// Takes a moved item over to where the collection view has decided.
  func move(
    _ context: UICollectionViewLayoutInvalidationContext,
    from old: [IndexPath], to new: [IndexPath]
  ) {
    (context as? WaterflowInvalidationContext)?.isTaken = true
    for (old, new) in zip(old, new) where old != new {
      guard let from = ItemPath(old), let to = ItemPath(new) else { continue }
      move(from: from, to: to)
    }
  }

  /// Forgets an item that is moved no more.
  func endMovement() {
    movement = nil
    if let content { data.counts = Self.counts(of: content) }
  }

  /// Has content that was read from the data hold a moved item where it is.
  func resumeMovement(in content: CollectionLayout) {
    guard let movement, movement.path != movement.origin else { return }
    try? content.moveItem(from: movement.origin, to: movement.path)
  }

  static func counts(of content: CollectionLayout) -> [Int] {
    (0..<content.sectionCount).map { content.itemCount(inSection: $0) }
  }

  private func move(from: ItemPath, to: ItemPath) {
    guard let content, let collectionView, let viewport = currentViewport
    else { return }
    let old = Self.counts(of: content)
    guard old.indices.contains(from.section), old.indices.contains(to.section)
    else { return }
    var new = old
    new[from.section] -= 1
    new[to.section] += 1
    var batch = BatchUpdate()
    batch.moveItem(from: from, to: to)
    guard let plan = try? batch.plan(oldCounts: old, newCounts: new) else {
      return
    }
    let origin = movement?.origin ?? from
    let style =
      content.style(ofSection: to.section) ?? SectionStyle(mode: .list)
    let error = carryOut(
      plan,
      sizeOfItem: { [self] _ in
        size(
          ofItemAt: IndexPath(origin), in: collectionView, mode: style.mode)
      },
      styleOfSection: { _ in style })
    if let error { return tell(error, to: collectionView) }
    anchoredPath = anchoredPath.flatMap { plan.newPath(of: $0) }
    if let content = self.content {
      movement?.didMove(to: to, in: content, viewport: viewport)
    }
    layOutRestLater()
  }
}
