import WaterflowLayout

extension CollectionEngine {
  /// What is to stay through a change that gives no element another name.
  var hold: ScrollHold { hold(within: 0) }

  /// The same, where the start counts as such so many points behind it, too: a
  /// host may have rounded it.
  // Not inlined: each copy would take its bytes in every module.
  @inline(never)
  func hold(within slack: Double) -> ScrollHold {
    if let scrollTarget, layout.frame(of: scrollTarget.element) != nil {
      return .target(scrollTarget)
    }
    return heldEdge(within: slack) ?? heldItem() ?? .position(shownStart)
  }

  /// What is to stay while cells are measured in a pass.
  ///
  /// An item that has just come in at the start, and turns out longer than was
  /// thought, grows away from what was in view before: that is held rather. It
  /// is until somebody scrolls: in a flow what is first by now may be another
  /// item of its line, and to hold each in turn would lead to the start.
  ///
  /// - Parameter cells: those that are measured, in order of their elements.
  /// - Returns: what to keep in its place while sizes change.
  func hold(measuring cells: [LiveCell]) -> ScrollHold {
    let hold = hold
    guard case .anchor(let anchor) = hold,
      anchoredItem.map({ ElementID($0) }) != anchor.element
    else { return hold }
    if let settling, let live = liveCell(showing: settling),
      isInView(live, behind: uncoveredStart),
      let held = held(settling, as: settling)
    {
      return held
    }
    let settled = heldItem(besides: cells) ?? hold
    if case .anchor(let anchor) = settled { settling = anchor.element }
    return settled
  }

  /// What is to stay through an update, under its name after the update.
  func hold(surviving plan: UpdatePlan) -> ScrollHold {
    if draggedElement != nil { return .position(shownStart) }
    // Also where the view was sent there: what comes is seen as by hand. Who
    // reads the start of a chat goes on reading as earlier messages come.
    if let edge = heldEdge(
      within: ScrollAnchor.startSlack, keepsStart: !anchorsToEnd)
    {
      return edge
    }
    if let target = scrollTarget?.element, liveCell(showing: target) != nil,
      let held = held(target, as: finalElement(of: target, plan))
    {
      return held
    }
    // Also where it is read anew, because its section goes or comes.
    if let path = anchoredItem.flatMap({ finalPath(of: $0, plan) }),
      let chosen = heldChosen(as: ElementID(path))
    {
      return chosen
    }
    let start = uncoveredStart
    var inView: [ElementID] = []
    for live in liveCells where isInView(live, behind: start) {
      inView.append(live.element)
    }
    let survivor = plan.survivor(of: inView) { finalElement(of: $0, plan) }
    return survivor.flatMap { held($0.old, as: $0.new) }
      ?? .position(shownStart)
  }

  /// Finds the content offset that a hold asks for, and lays out what stands
  /// in the viewport there, which may be pending and move things.
  func settledOffset(keeping hold: ScrollHold) -> LayoutPoint {
    var found = offset(keeping: hold)
    needs.update(layout)
    // Each time more is laid out for good, so this comes to rest.
    for _ in 0..<8 where needs.hasPendingItems {
      var shown = viewport
      shown.offset = found
      layout.layOut(through: shown)
      let next = offset(keeping: hold)
      if next == found { break }
      found = next
    }
    return found
  }

  private func offset(keeping hold: ScrollHold) -> LayoutPoint {
    switch hold {
    case .start: startOffset
    case .end: endOffset
    case .anchor(let anchor): offset(keeping: anchor)
    case .target(let target): offset(reaching: target) ?? clamped(offset)
    case .position(let position): clamped(layout.offset(at: position))
    }
  }

  /// Where the viewport starts along the axis.
  private var shownStart: Double { layout.position(at: offset) }

  /// Where the uncovered part of the viewport starts along the axis.
  private var uncoveredStart: Double {
    shownStart + layout.axisInsets(contentInsets).before
  }

  private func heldEdge(
    within slack: Double, keepsStart: Bool = true
  ) -> ScrollHold? {
    if isAtKeptEnd { return .end }
    guard keepsStart, isAtStart(within: slack) else { return nil }
    return scrollsBeyondContent ? .position(shownStart) : .start
  }

  /// The chosen item if it is in view, or the first in view; where cells are
  /// measured, the first that is not and that was there before this pass.
  private func heldItem(besides measured: [LiveCell]? = nil) -> ScrollHold? {
    if measured == nil, let anchoredItem,
      let chosen = heldChosen(as: ElementID(anchoredItem))
    {
      return chosen
    }
    let start = uncoveredStart
    for live in liveCells where isInView(live, behind: start) {
      if let measured,
        live.firstPass == work.passes || find(live.element, in: measured) != nil
      {
        continue
      }
      if let held = held(live.element, as: live.element) { return held }
    }
    return nil
  }

  /// The chosen item if it is in view, by the name that it has afterwards.
  private func heldChosen(as element: ElementID?) -> ScrollHold? {
    guard
      let chosen = anchoredItem.flatMap({ liveCell(showing: ElementID($0)) }),
      isInView(chosen, behind: uncoveredStart)
    else { return nil }
    return held(chosen.element, as: element)
  }

  // Not inlined: four ask.
  @inline(never)
  private func held(_ old: ElementID, as element: ElementID?) -> ScrollHold? {
    // Where it rests, because a displacement moves what is shown.
    guard let element, let frame = layout.frame(of: old) else { return nil }
    return .anchor(
      ScrollAnchor(
        element: element,
        distance: layout.axisSpan(of: frame).lower - uncoveredStart))
  }

  func isInView(_ live: LiveCell, behind start: Double) -> Bool {
    live.element.kind == .item && isOnScreen(live)
      && layout.axisSpan(of: live.frame).upper > start
  }
}
