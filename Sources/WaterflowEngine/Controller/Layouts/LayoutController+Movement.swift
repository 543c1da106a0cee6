import WaterflowLayout

// While a collection view moves an item interactively, its cells go by the
// content's order, and the data keeps its own.
extension LayoutController {
  /// Where an item goes next that is held at a point of the content.
  package func target(
    ofMoving item: ItemPath, heldAt point: LayoutPoint, in place: LayoutPlace
  ) -> ItemPath? {
    guard let content else { return nil }
    let viewport = viewport(at: place)
    let location = point.shift(from: viewport.offset)
    // An end that was never told leaves one behind.
    if movement?.path != item {
      movement = ReorderSession(
        lifting: item, at: location, in: content, viewport: viewport)
    }
    return movement?.move(to: location, in: content, viewport: viewport)?.to
  }

  /// Takes an item over to where the collection view has decided; a place that
  /// is not there changes nothing.
  ///
  /// - Throws: `LayoutError`; the content is as before then.
  package func moveItem(
    from: ItemPath, to: ItemPath, at place: LayoutPlace,
    asking source: some LayoutSource
  ) throws(LayoutError) {
    guard let content, let style = content.style(ofSection: to.section),
      let plan = try? content.plan(Move(from: from, to: to))
    else { return }
    let viewport = viewport(at: place)
    let origin = movement?.origin ?? from
    let next = try carryOut(
      plan, on: content, seenAt: place,
      sizeOfItem: { _ in source.size(ofItem: origin, style: style) },
      styleOfSection: { _ in style })
    anchoredItem = anchoredItem.flatMap { plan.newPath(of: $0) }
    movement?.didMove(to: to, in: next, viewport: viewport)
  }

  /// Forgets an item that is moved no more.
  package func endMovement() {
    movement = nil
    if let content { data.counts = content.counts }
  }

  /// Has content that was read from the data hold a moved item where it is.
  func resumeMovement(in content: CollectionLayout) {
    guard let movement, movement.path != movement.origin else { return }
    try? content.moveItem(from: movement.origin, to: movement.path)
  }
}
