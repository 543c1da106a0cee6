import WaterflowLayout

extension CollectionEngine {
  /// The number of cells on their way out of view, which are neither live nor
  /// in the pool.
  public var leavingCells: Int { leaving.count }

  /// Gives the cells to the pool that have left by now; for a host's timer when
  /// a transition is over.
  public func endTransitions(at time: Double, host: Host) {
    guard !isUpdating else {
      whenIdle { [self] in endTransitions(at: time, host: host) }
      return
    }
    self.time = time
    isUpdating = true
    recycleArrived(host)
    trim(before: time - poolLifetime, cap: poolCap)
    isUpdating = false
    handOver(to: host)
  }

  /// Keeps a cell of a pass in sight for the length of the transition.
  ///
  /// One that is out of sight goes to the pool at once. Without a frame to go
  /// to it slides out.
  func leave(_ live: LiveCell, to frame: LayoutRect?, _ host: Host) {
    guard let transition else { return }
    let from = transition.shifted(live.frame)
    let to = frame ?? layout.besideLeadingEdge(from)
    guard transition.shows(from, to) else {
      recycle(live.cell, host)
      return
    }
    if to != live.frame || live.isRenamed {
      post(
        CellOperation(
          live.isRenamed ? .show : .move, live.cell,
          LayoutElement(id: live.element, frame: to)))
    }
    leaving.append(
      LeavingCell(
        cell: live.cell, element: frame == nil ? nil : live.element,
        frame: to, end: transition.end, toldElement: live.element,
        toldFrame: to))
    transition.add(live.cell, .leaves, from: from, to: to)
  }

  /// Gives cells that are on their way out since an earlier update the names
  /// that their elements have after this one, and keeps them where they are on
  /// screen.
  func renameLeaving(_ host: Host) {
    guard let transition else {
      for cell in leaving { recycle(cell.cell, host) }
      leaving.removeAll(keepingCapacity: true)
      return
    }
    let plan = transition.plan
    for index in leaving.indices {
      leaving[index].frame = transition.shifted(leaving[index].frame)
      guard let element = leaving[index].element else { continue }
      // A cell whose element is read anew shows what was.
      leaving[index].element =
        plan.isReloaded(element) ? nil : plan.newElement(of: element)
    }
  }

  /// Sends the cells that an update has not brought back to where they belong
  /// after it; those of an earlier one stay where they are on screen.
  func redirectLeaving() {
    let shift = shifted.shift(from: leavingShift)
    leavingShift = shifted
    guard transition != nil else {
      if shift != .zero { shiftLeaving(by: shift) }
      return
    }
    for index in leaving.indices {
      let cell = leaving[index]
      let to =
        cell.element.flatMap { layout.element($0, in: viewport)?.frame }
        ?? cell.frame
      let element = cell.element ?? cell.toldElement
      if to != cell.toldFrame || element != cell.toldElement {
        post(
          CellOperation(
            element != cell.toldElement ? .show : .move, cell.cell,
            LayoutElement(id: element, frame: to)))
      }
      transition?.add(cell.cell, .leaves, from: cell.frame, to: to)
      if to != cell.frame, let transition {
        leaving[index].end = transition.end
      }
      leaving[index].frame = to
      leaving[index].toldFrame = to
      leaving[index].toldElement = element
    }
  }

  private func shiftLeaving(by shift: LayoutPoint) {
    for index in leaving.indices {
      let frame = leaving[index].frame.offsetBy(x: shift.x, y: shift.y)
      leaving[index].frame = frame
      leaving[index].toldFrame = frame
      let element = LayoutElement(id: leaving[index].toldElement, frame: frame)
      post(CellOperation(.move, leaving[index].cell, element))
    }
  }

  /// Has the cell that is on its way out with an element not come back with
  /// what it shows.
  func forgetLeaving(_ element: ElementID) {
    let index = leaving.firstIndex { $0.element == element }
    if let index { leaving[index].element = nil }
  }

  /// Returns the cell that is on its way out with an element, if there is one.
  func takeBack(_ element: LayoutElement) -> CellID? {
    let index = leaving.firstIndex { $0.element == element.id }
    guard let index else { return nil }
    let cell = leaving.remove(at: index)
    transition?.add(cell.cell, .moves, from: cell.frame, to: element.frame)
    return cell.cell
  }

  /// Has the cell of an element that was not in view come to its place.
  func enter(_ cell: CellID, _ element: LayoutElement) {
    guard let transition else { return }
    let from: LayoutRect
    if let old = transition.plan.oldElement(of: element.id) {
      from = transition.shifted(
        transition.earlier.frame(of: old, now: element.frame, in: layout))
    } else {
      from = layout.besideLeadingEdge(element.frame)
    }
    transition.add(cell, .enters, from: from, to: element.frame)
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
