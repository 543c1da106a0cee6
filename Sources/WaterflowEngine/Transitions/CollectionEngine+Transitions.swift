import WaterflowLayout

extension CollectionEngine {
  /// Whether cells are on their way out of view.
  public var hasLeavingCells: Bool { !leaving.isEmpty }

  /// Gives the cells to the pool that have left by now; for a host's timer when
  /// a transition is over.
  public func endTransitions(at time: Double, host: Host) {
    self.time = time
    guard !isUpdating else { return }
    recycleArrived(host)
    handOver(to: host)
  }

  /// A cell of a pass that stays in sight for the length of the transition.
  ///
  /// - Parameter frame: where it goes; nil slides it out.
  func leave(_ live: LiveCell, to frame: Rect?) {
    guard let end = transition?.end else { return }
    let from = transition?.shifted(live.frame) ?? live.frame
    let to = frame ?? layout.besideLeadingEdge(from)
    leaving.append(
      LeavingCell(
        cell: live.cell, element: frame == nil ? nil : live.element,
        frame: to, end: end))
    operations.append(
      Operation(
        .move, live.cell, LayoutElement(id: live.element, frame: to)))
    transition?.add(live.cell, .leaves, from: from, to: to)
  }

  /// Returns the cell that is on its way out with an element, if there is one.
  func takeBack(_ element: LayoutElement) -> CellID? {
    guard !leaving.isEmpty else { return nil }
    let index = leaving.firstIndex { $0.element == element.id }
    guard let index else { return nil }
    let cell = leaving.remove(at: index)
    let from = transition?.shifted(cell.frame) ?? cell.frame
    transition?.add(cell.cell, .moves, from: from, to: element.frame)
    return cell.cell
  }

  /// Asks for the cell of an element that was not in view.
  func entered(_ host: Host, _ element: LayoutElement) -> CellID? {
    guard let cell = ask(host, for: element) else { return nil }
    guard let plan, let transition else { return cell }
    let from: Rect
    if let old = plan.oldElement(of: element.id) {
      from = transition.shifted(
        transition.earlier.frame(
          of: old, now: element.frame, in: layout))
    } else {
      from = layout.besideLeadingEdge(element.frame)
    }
    self.transition?.add(cell, .enters, from: from, to: element.frame)
    return cell
  }

  func recycleArrived(_ host: Host) {
    guard !leaving.isEmpty else { return }
    var kept = 0
    for index in leaving.indices {
      if leaving[index].end > time {
        leaving[kept] = leaving[index]
        kept += 1
      } else {
        recycle(leaving[index].cell, host)
      }
    }
    leaving.removeLast(leaving.count - kept)
  }

  func playTransition(_ host: Host) {
    guard let played = transition else { return }
    transition = nil
    guard !played.cells.isEmpty else { return }
    played.cells.withUnsafeBufferPointer {
      host.animate($0, duration: transitionDuration)
    }
  }
}
