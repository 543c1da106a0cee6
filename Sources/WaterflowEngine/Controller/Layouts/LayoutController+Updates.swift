import WaterflowLayout

extension LayoutController {
  /// Carries out the changes of an update.
  ///
  /// - Parameters:
  ///   - batch: the changes; nil if they are not understood.
  ///   - place: where the collection view is.
  ///   - source: tells of the data after the update.
  /// - Returns: why it could not, or nil.
  package func follow(
    _ batch: BatchUpdate?, at place: LayoutPlace,
    asking source: some LayoutSource
  ) -> LayoutError? {
    isPreparing = true
    defer { isPreparing = false }
    let isDue = data.change != .none
    let counts = source.readCounts()
    keepFormer(at: environment.map { LayoutPlace($0, at: place.offset) })
    // What was prepared keeps those before for a kept end.
    environment?.contentInsets = place.environment.contentInsets
    defer { data.former = nil }
    guard
      !data.isStale, let former = data.former, let environment,
      var content,
      let plan = try? batch?.plan(
        oldCounts: former.content.counts, newCounts: counts)
    else {
      guard isDue || counts != data.counts else { return nil }
      return rebuild(at: place, asking: source)
    }
    let viewport = former.place.viewport
    var earlier = EarlierFrames(former.content, at: viewport)
    earlier.addMoves(of: plan, in: former.content, at: viewport)
    let anchor = ResizeAnchor(
      surviving: plan, in: former.content, at: former.place, anchorChoice)
    if isDue {
      data.counts = counts
      do throws(LayoutError) {
        content = try carryOut(
          plan, on: content, environment, seenAt: place, asking: source)
      } catch {
        data.isStale = true
        return error
      }
    }
    if !isDue { takeHeard(of: former, plan, in: content) }
    var shown = LayoutPlace(environment, at: place.offset)
    shown.offset = settledOffset(keeping: anchor, in: content, from: shown)
    transition = LayoutTransition(
      plan: plan, earlier: earlier, oldOffset: place.offset,
      newOffset: shown.offset)
    // The next move of the finger lifts what it holds anew, by its new path.
    movement = nil
    pins.rename { plan.newSection(of: $0) }
    pages?.renameSections(plan)
    anchoredItem = anchoredItem.flatMap { plan.finalPath(of: $0) }
    remember(content, at: shown.viewport)
    watchEnd(content, at: shown.viewport)
    return nil
  }

  /// Gives items whose data has been read again for the update, as where an app
  /// asks for that in the midst of it, the sizes that cells have told before.
  private func takeHeard(
    of former: LayoutData.Former, _ plan: UpdatePlan,
    in content: CollectionLayout
  ) {
    let before = former.content
    guard before.axis == content.axis, before.breadth == content.breadth else {
      return
    }
    var others: [Int] = []
    for section in 0..<content.sectionCount {
      let style = content.style(ofSection: section)
      guard let style, style.estimatesLengths,
        let old = plan.oldSection(of: section),
        before.style(ofSection: old) == style
      else {
        others.append(section)
        continue
      }
      for item in 0..<content.itemCount(inSection: section) {
        let path = ItemPath(section: section, item: item)
        guard let old = plan.oldPath(of: path), former.heard.contains(old),
          let kept = before.size(ofItem: old),
          let size = content.size(ofItem: path)
        else { continue }
        try? content.setSize(size.keeping(kept), ofItem: path)
      }
    }
    heard = former.heard
    heard.carryOut(plan)
    heard.remove([], sections: others)
    if plan.isEmpty { content.keepSeenLanes(of: before) }
  }

  private func carryOut(
    _ plan: UpdatePlan, on content: CollectionLayout,
    _ environment: LayoutEnvironment, seenAt place: LayoutPlace,
    asking source: some LayoutSource
  ) throws(LayoutError) -> CollectionLayout {
    margin = environment.margin
    let reader = UpdateReader(source, plan, axis: place.environment.axis)
    try reader.prepare(for: plan)
    let kept = plan.sizesInView(viewport(at: place), of: content) {
      heard.contains($0)
    }
    return try carryOut(
      plan, on: content, seenAt: place,
      sizeOfItem: { reader.size(of: $0).keeping(kept[$0]) },
      styleOfSection: { reader.style(of: $0) })
  }

  /// Changes the content as a plan says, and returns what takes its place.
  func carryOut(
    _ plan: UpdatePlan, on content: CollectionLayout,
    seenAt place: LayoutPlace, sizeOfItem: @escaping (ItemPath) -> ItemSize,
    styleOfSection: @escaping (Int) -> SectionStyle
  ) throws(LayoutError) -> CollectionLayout {
    noteSeen(in: content, at: place)
    needs.update(content)
    data.isEditing = true
    defer { data.isEditing = false }
    let next = try plan.carryOut(
      on: content, keepsLanes: needs.keepsLanes,
      sizeOfItem: sizeOfItem, styleOfSection: styleOfSection)
    if next !== content {
      itemsLaidOutBefore &+= content.itemsLaidOut
      self.content = next
    }
    heard.carryOut(plan)
    return next
  }

  /// What is left to do when an update has ended.
  package enum Ending {
    /// Nothing.
    case stays
    /// The offset goes further, in points, for sizes that cells have told.
    case goes(by: LayoutPoint)
    /// Bars were held where the collection view was to go, and it did not.
    case asksAgain
  }

  /// Ends an update that is under way.
  package func finishUpdate(at offset: LayoutPoint) -> Ending? {
    guard let ended = transition, let content else { return nil }
    transition = nil
    if let anchor = offsets.sizeAnchor, let environment {
      let goal = settledOffset(
        keeping: anchor, in: content,
        from: LayoutPlace(environment, at: ended.newOffset),
        keepsInView: false)
      offsets.sizeAnchor = nil
      return .goes(by: goal.shift(from: ended.newOffset))
    }
    return pins.isAny && offset != ended.newOffset ? .asksAgain : .stays
  }

  // MARK: - What is laid out later

  /// Lays out a slice of what a change has left; returns how far the offset has
  /// to go for that, in points, or nil if a pass goes on with it, or makes it
  /// needless.
  package func layOutMore(at offset: LayoutPoint) -> LayoutPoint? {
    guard let content, let environment, isSettled, !needsRebuild else {
      return nil
    }
    let anchor = ResizeAnchor(
      content, at: LayoutPlace(environment, at: offset), anchorChoice)
    content.layOutMore(100_000)
    let goal = anchor?.offset(
      in: content, environment, from: offset, keepsInView: false,
      keepsOvershoot: true)
    return (goal ?? offset).shift(from: offset)
  }

  /// Tells the content how far sections have been shown whose items keep their
  /// lanes from then on.
  func noteSeen(in content: CollectionLayout, at place: LayoutPlace) {
    needs.update(content)
    guard needs.keepsSeenLanes else { return }
    content.query(viewport(at: place), into: &visible)
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
