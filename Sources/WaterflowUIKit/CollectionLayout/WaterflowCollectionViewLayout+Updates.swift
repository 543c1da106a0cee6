import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Notes that the data has other counts.
  ///
  /// The collection view has the layout prepare with the new data before it
  /// tells what the changes are. Until then the content stays as it is, and
  /// nothing of it is shown; if nobody tells, the next pass reads all data.
  func noteData(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      beforeResize = nil
    }
    if context.invalidateEverything {
      endWatch.reset()
      data.change = .none
      data.former = nil
    } else if context.invalidateDataSourceCounts && data.change == .none {
      data.change = .announced
    }
  }

  /// Keeps the content that gives way to another one, until the collection
  /// view has told what has become of its items.
  func keepFormer(_ environment: LayoutEnvironment?, _ offset: CGPoint) {
    guard data.change != .none else { return }
    if data.former == nil, !data.isStale, let content, let environment {
      data.former = FormerLayout(
        content: content, environment: environment, offset: offset)
    }
    data.change = .none
  }

  /// Carries out the changes of an update, and returns why it could not.
  func follow(
    _ items: [UICollectionViewUpdateItem],
    in collectionView: UICollectionView
  ) -> LayoutError? {
    let isDue = data.change != .none
    let counts = CollectionViewSource(self, collectionView, inside: .zero)
      .readCounts()
    let offset = collectionView.contentOffset
    keepFormer(environment, offset)
    defer { data.former = nil }
    guard
      !data.isStale, let former = data.former, let environment,
      let plan = try? BatchUpdate(items)?.plan(
        oldCounts: former.counts, newCounts: counts)
    else {
      guard isDue || counts != data.counts else { return nil }
      return rebuild(for: collectionView)
    }
    let viewport = former.environment.viewport(at: former.offset)
    var earlier = EarlierFrames(former.content, at: viewport)
    earlier.addMoves(of: plan, in: former.content, at: viewport)
    let anchor = ResizeAnchor(
      surviving: plan, in: former.content, former.environment,
      at: former.offset, anchorChoice)
    if isDue {
      if let error = carryOut(plan, in: collectionView, environment) {
        data.counts = counts
        data.isStale = true
        return error
      }
      data.counts = counts
    }
    guard let content else { return nil }
    let target =
      settledOffset(keeping: anchor, in: content, environment, from: offset)
    transition = LayoutTransition(
      plan: plan, earlier: earlier, oldOffset: offset, newOffset: target)
    // The next move of the finger lifts what it holds anew, by its new path.
    movement = nil
    pins.tracker.rename { plan.newSection(of: $0) }
    anchoredPath = anchoredPath.flatMap { plan.newPath(of: $0) }
    let shown = environment.viewport(at: target)
    remember(content, at: shown)
    watchEnd(content, at: shown)
    return nil
  }

  private func carryOut(
    _ plan: UpdatePlan, in collectionView: UICollectionView,
    _ environment: LayoutEnvironment
  ) -> LayoutError? {
    let source = CollectionViewSource(
      self, collectionView, inside: environment.margin)
    let reader = UpdateReader(source, plan, axis: scrollDirection)
    do throws(LayoutError) {
      try reader.prepare(for: plan)
    } catch let error {
      return error
    }
    return carryOut(
      plan, sizeOfItem: { reader.size(of: $0) },
      styleOfSection: { reader.style(of: $0) })
  }

  /// Changes the content as a plan says, or returns why it did not.
  func carryOut(
    _ plan: UpdatePlan, sizeOfItem: @escaping (ItemPath) -> ItemSize,
    styleOfSection: @escaping (Int) -> SectionStyle
  ) -> LayoutError? {
    guard let content else { return nil }
    noteSeen()
    needs.update(content)
    let edits = plan.edits
    data.isEditing = true
    defer { data.isEditing = false }
    do throws(LayoutError) {
      let next = try plan.carryOut(
        edits, on: content, keepsLanes: needs.keepsLanes,
        sizeOfItem: sizeOfItem, styleOfSection: styleOfSection)
      if next !== content {
        itemsLaidOutBefore &+= content.itemsLaidOut
        self.content = next
      }
    } catch let error {
      return error
    }
    measured.carryOut(edits, plan)
    return nil
  }

  /// Finds the offset that an anchor asks for, and lays out what stands in the
  /// viewport there, which may move things.
  func settledOffset(
    keeping anchor: ResizeAnchor, in content: CollectionLayout,
    _ environment: LayoutEnvironment, from old: CGPoint,
    keepsInView: Bool = true
  ) -> CGPoint {
    func goal() -> CGPoint {
      anchor.offset(
        in: content, environment, from: old, keepsInView: keepsInView) ?? old
    }
    var found = goal()
    needs.update(content)
    for _ in 0..<8 where needs.hasPendingItems {
      content.layOut(through: environment.viewport(at: found))
      let next = goal()
      if next == found { break }
      found = next
    }
    return found
  }

  /// Has the collection view take over what came up during an update.
  func finishUpdate() {
    guard let ended = transition else { return }
    transition = nil
    guard let collectionView, let content else { return }
    let context = WaterflowInvalidationContext()
    context.isTaken = true
    if let anchor = offsets.sizeAnchor, let environment {
      let goal = settledOffset(
        keeping: anchor, in: content, environment, from: ended.newOffset,
        keepsInView: false)
      offsets.sizeAnchor = nil
      context.contentOffsetAdjustment = CGPoint(
        x: goal.x - ended.newOffset.x, y: goal.y - ended.newOffset.y)
      invalidateLayout(with: context)
    } else if pins.isAny, collectionView.contentOffset != ended.newOffset {
      // Bars were held where the view was to go, and it did not.
      elementsMoved()
    }
    layOutRestLater()
  }

  // MARK: - What is laid out later

  /// Lays out, a slice at a time, what a change has left for later.
  func layOutRestLater() {
    guard let content else { return }
    needs.update(content)
    if needs.hasPendingItems { soon(.rest) { $0.layOutRest() } }
  }

  private func layOutRest() {
    // A pass goes on with it, or makes it needless.
    guard
      let collectionView, let content, let environment, isSettled,
      !needsRebuild
    else { return }
    let offset = collectionView.contentOffset
    let anchor = ResizeAnchor(
      content, environment, at: offset, anchorChoice)
    content.layOutMore(100_000)
    let context = WaterflowInvalidationContext()
    context.isTaken = true
    if let goal = anchor?.offset(
      in: content, environment, from: offset, keepsInView: false)
    {
      context.contentOffsetAdjustment = CGPoint(
        x: goal.x - offset.x, y: goal.y - offset.y)
    }
    invalidateLayout(with: context)
    layOutRestLater()
  }

  /// Tells the content how far sections have been shown whose items keep their
  /// lanes from then on.
  func noteSeen() {
    guard let content, let viewport = currentViewport else { return }
    needs.update(content)
    guard needs.keepsSeenLanes else { return }
    content.query(viewport, into: &visible)
    let elements = visible.elements
    for (index, element) in elements.enumerated()
    where element.id.kind == .item {
      let next = index + 1 < elements.count ? elements[index + 1].id : nil
      if next?.kind == .item && next?.section == element.id.section {
        continue
      }
      content.markSeen(
        throughItem: Int(element.id.item),
        inSection: Int(element.id.section))
    }
  }
}
