import WaterflowLayout

extension ReorderGesture {
  /// Follows the content that scrolls under the finger, and scrolls it by
  /// itself where the finger is near an edge; once a frame while
  /// ``isDragging``.
  ///
  /// - Parameter time: in milliseconds.
  /// - Returns: the content offset to scroll to, or nil to stay.
  public func step(at time: Double) -> LayoutPoint? {
    guard isDragging, time.isFinite else { return nil }
    let turn = dragTurn
    self.time = max(self.time, time)
    follow()
    guard turn == dragTurn else { return nil }
    return edges.next(at: time, location, in: engine)
  }

  /// Moves an item by one place as items stand, for a key, or to the first or
  /// the last place.
  ///
  /// ``dropped`` is called as after a drag.
  ///
  /// - Parameters:
  ///   - item: which one; ``canMove`` is asked.
  ///   - way: where to; ``target`` is asked.
  ///   - time: in milliseconds.
  /// - Returns: the move that was carried out; nil if nothing lies that way, if
  ///   it was refused, while an item is dragged, or in a callback of the
  ///   engine's host.
  @discardableResult
  public func move(
    _ item: ItemPath, _ way: FocusMove, at time: Double
  ) -> Move<ItemPath>? {
    guard gap == nil, !engine.isUpdating,
      let proposed = neighbour(of: item, way)
    else { return nil }
    let turn = dragTurn
    guard canMove(item), turn == dragTurn,
      let target = target(Move(from: item, to: proposed)), target != item,
      turn == dragTurn,
      // Data that has changed meanwhile has other neighbours.
      proposed == neighbour(of: item, way)
    else { return nil }
    let move = Move(from: item, to: target)
    dragTurn &+= 1
    let moving = dragTurn
    gap = move
    noteSize(of: item)
    engine.draggedElement = ElementID(item)
    engine.endDrag = { [unowned(unsafe) self] in self.giveUp(takingBack: $0) }
    engine.catchUp(host)
    guard moving == dragTurn else { return nil }
    do throws(LayoutError) {
      try engine.carryOut(
        move, at: time, host: host, sizeOfItem: size(of: item))
    } catch {
      // Whoever was asked may have begun another drag.
      guard moving == dragTurn else { return nil }
      forgetDrag()
      engine.draggedElement = nil
      return nil
    }
    guard moving == dragTurn else { return nil }
    engine.letGo(at: time, host: host)
    guard moving == dragTurn else { return nil }
    forgetDrag()
    dropped(move)
    return move
  }

  /// The place that an item goes to.
  private func neighbour(of item: ItemPath, _ way: FocusMove) -> ItemPath? {
    let layout = engine.layout
    guard layout.frame(ofItem: item) != nil else { return nil }
    var focus = FocusMover()
    focus.focus(item)
    guard var next = focus.move(way, in: layout, at: engine.viewport) else {
      return nil
    }
    // Into another section from behind, the item comes to stand behind.
    if next.section < item.section && way != .home
      || next.section > item.section && way == .end
    {
      next.item += 1
    }
    return next
  }

  // MARK: - Steps

  func begin(_ item: ItemPath, at point: LayoutPoint) -> Bool {
    guard !engine.isUpdating,
      let session = ReorderSession(
        lifting: item, at: point, in: engine.layout, viewport: engine.viewport)
    else { return false }
    engine.draggedElement = ElementID(item)
    // A finger that rests lifts nothing beside what a program drags.
    forgetTouch()
    dragTurn &+= 1
    self.session = session
    gap = Move(from: item, to: item)
    noteSize(of: item)
    isTold = false
    edges = EdgeSteps()
    _ = edges.next(at: time, point, in: engine)
    // The gesture takes it away as it goes.
    engine.endDrag = { [unowned(unsafe) self] in self.giveUp(takingBack: $0) }
    return true
  }

  /// Moves the gap to where the finger is, and shows the lifted item there.
  func follow() {
    guard var session, let gap, !isFollowing, !engine.isUpdating else { return }
    let turn = dragTurn
    isFollowing = true
    defer { isFollowing = false }
    let next = session.move(
      to: location, in: engine.layout, viewport: engine.viewport
    ) { target(Move(from: gap.from, to: $0)) }
    guard turn == dragTurn else { return }
    if let next {
      engine.catchUp(host)
      guard turn == dragTurn else { return }
      // Cells that come into view have the new names.
      self.gap?.to = next.to
      do throws(LayoutError) {
        try engine.carryOut(
          next, at: time, host: host, sizeOfItem: size(of: gap.from))
      } catch {
        guard turn == dragTurn else { return }
        // The gap stays, and the item goes on with the finger.
        self.gap?.to = gap.to
        self.session = session
        return placed(session.liftedFrame(at: engine.viewport))
      }
      guard turn == dragTurn else { return }
      session.didMove(
        to: next.to, in: engine.layout, viewport: engine.viewport)
    }
    self.session = session
    if let next {
      moved(next)
      guard turn == dragTurn else { return }
    }
    placed(session.liftedFrame(at: engine.viewport))
  }

  /// Ends the drag where the gap is.
  func drop() {
    guard let gap else { return takeBack() }
    let turn = dragTurn
    engine.letGo(at: time, host: host)
    guard turn == dragTurn else { return }
    let isTold = isTold
    forgetDrag()
    if isTold { dropped(gap.from == gap.to ? nil : gap) }
  }

  /// Ends the drag where it began.
  func takeBack() {
    dragTurn &+= 1
    let turn = dragTurn
    engine.catchUp(host)
    guard turn == dragTurn, let gap else { return }
    self.gap?.to = gap.from
    if gap.from != gap.to {
      // What cannot be taken back is not there any more.
      try? engine.carryOut(
        Move(from: gap.to, to: gap.from), at: time, host: host,
        sizeOfItem: { [engine] _ in engine.draggedSize })
    }
    guard turn == dragTurn else { return }
    engine.letGo(at: time, host: host)
    guard turn == dragTurn else { return }
    let isTold = isTold
    forgetDrag()
    if isTold { dropped(nil) }
  }

  /// Ends the drag because the engine's data changes, without a pass.
  private func giveUp(takingBack: Bool) {
    guard let gap else { return }
    let isTold = isTold
    let size = engine.draggedSize
    forgetDrag()
    engine.draggedElement = nil
    if takingBack, gap.from != gap.to {
      let back = Move(from: gap.to, to: gap.from)
      // What cannot be taken back is not there any more.
      if let plan = try? engine.layout.plan(back) {
        engine.carryOutQuietly(plan, host: host) { _ in size }
      }
    }
    if isTold { dropped(nil) }
  }

  private func forgetDrag() {
    dragTurn &+= 1
    session = nil
    gap = nil
    isTold = false
    followsTouch = false
    engine.endDrag = nil
  }

  private func noteSize(of item: ItemPath) {
    if let size = engine.layout.size(ofItem: item) { engine.draggedSize = size }
  }

  private func size(of item: ItemPath) -> (ItemPath) -> ItemSize {
    let sizeOfItem = sizeOfItem
    return { sizeOfItem(item, $0.section) }
  }
}
