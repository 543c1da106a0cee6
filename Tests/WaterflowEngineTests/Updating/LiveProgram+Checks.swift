import WaterflowEngine
import WaterflowLayout

extension LiveProgram {
  /// What differs between the model and the host's screen, or nil.
  func wrong() -> String? {
    let model = host.model
    if let violation = host.violation { return violation }
    if abs(engine.offset.x - model.offset.x) > 0.5
      || abs(engine.offset.y - model.offset.y) > 0.5
    {
      return "offset \(engine.offset), should be \(model.offset)"
    }
    if host.screen.contentSize != model.contentSize {
      return "content of \(String(describing: host.screen.contentSize)), "
        + "should be \(model.contentSize)"
    }
    return wrongScreen() ?? wrongBooks() ?? wrongFrames() ?? wrongSelection()
      ?? wrongFocus() ?? wrongHints()
  }

  private func wrongScreen() -> String? {
    let shown = expected
    let live = engine.liveCells
    if live.map(\.element) != shown.map(\.element.id) {
      return "\(live.map(\.element)) live, "
        + "should be \(shown.map(\.element.id))"
    }
    for (cell, expected) in zip(live, shown) {
      let number = cell.cell.rawValue
      let place = host.screen.cells[number]?.shown
      if place?.id != cell.element || place?.frame != expected.frame {
        return "\(String(describing: place)), should be \(expected)"
      }
      if host.labels[number] != expected.element.label {
        return
          "\(cell.element) shows \(String(describing: host.labels[number]))"
          + ", should be \(expected.element.label)"
      }
      if cell.isPinned != expected.isPinned { return "\(cell) is pinned?" }
      let style = host.model.sections[Int(cell.element.section)].style
      if cell.element.kind == .item && style.estimatesLengths {
        let path = cell.element.path
        if !host.model.sections[path.section].items[path.item].isMeasured {
          return "\(path) was not measured"
        }
      }
    }
    return nil
  }

  private func wrongBooks() -> String? {
    let live = engine.liveCells.count
    if host.screen.shownCount != live + engine.leavingCells {
      return "\(host.screen.shownCount) cells in sight, \(live) live and "
        + "\(engine.leavingCells) leaving"
    }
    if host.labels.count != host.screen.shownCount {
      return "\(host.labels.count) cells are filled"
    }
    if engine.pooledCells != host.screen.hiddenCells.count {
      return "\(engine.pooledCells) cells pooled"
    }
    let counters = engine.counters
    if counters.cellsMade - counters.cellsDestroyed != host.screen.cells.count
      || counters.cellsMade != host.made
    {
      return "miscounted: \(counters)"
    }
    var waiting: [Int32: Int] = [:]
    for number in host.screen.hiddenCells {
      waiting[host.screen.cells[number]?.kind ?? -1, default: 0] += 1
    }
    if Set(host.screen.hiddenCells) != host.pool.cells {
      return "\(host.screen.hiddenCells) wait, should be \(host.pool.cells)"
    }
    if let overdue = host.pool.overdue(
      before: lastPass - engine.poolLifetime)
    {
      return overdue
    }
    // What a pass has not used goes; what leaves after it waits for the next.
    if let most = waiting.values.max(), most > engine.poolCap {
      return "\(most) cells of a kind in the pool"
    }
    return nil
  }

  private func wrongFrames() -> String? {
    for element in host.model.elements {
      let found = engine.layout.frame(of: element.id)
      let frame = host.model.frame(of: element)
      if found != frame {
        return "\(element.id) rests in \(String(describing: found)), "
          + "should be \(frame)"
      }
    }
    let counts = (0..<engine.layout.sectionCount).map {
      engine.layout.itemCount(inSection: $0)
    }
    return counts == host.model.sections.map(\.items.count)
      ? nil : "\(counts) items"
  }

  private func wrongSelection() -> String? {
    let labels = selection.selectedItems.map {
      host.model.sections[$0.section].items[$0.item].label
    }
    return Set(labels) == selected ? nil : "\(labels) selected, not \(selected)"
  }

  /// Every cell in sight begins where it was on screen, and what moves is told.
  func checkPlays(_ before: Screen, _ offset: LayoutPoint) {
    guard host.plays.count <= 1 else { return host.note("played twice") }
    let played = host.plays.first ?? []
    if Set(played.map(\.cell)).count != played.count {
      host.note("a cell is moved twice at a time")
    }
    for step in played {
      guard step.phase != .enters,
        let frame = before.cells[step.cell.rawValue]?.shown?.frame
      else { continue }
      let was = frame.offsetBy(x: -offset.x, y: -offset.y)
      let from = step.from.offsetBy(
        x: -host.playedAt.x, y: -host.playedAt.y)
      if abs(was.x - from.x) > 1e-6 || abs(was.y - from.y) > 1e-6
        || was.width != from.width || was.height != from.height
      {
        host.note("\(step) begins elsewhere than at \(was)")
      }
    }
  }
}
