import WaterflowEngine
import WaterflowLayout

extension Driver {
  /// Carries a step out, and tells what is known then.
  func moment(after step: Step) -> Moment {
    carryOut(step)
    return moment
  }

  var moment: Moment {
    var moment = Moment(calls: app.takeLog(), offset: rounded(offset))
    for cell in cells.sorted(by: { $0.isBefore($1) }) {
      let frame = cell.frame
      if cell.element.kind == .item {
        moment.cells.append(cell.name)
      } else {
        moment.bars.append(cell.bar)
      }
      moment.frames.append(
        "\(cell.name)@\(rounded(frame.x)),\(rounded(frame.y))"
          + "+\(rounded(frame.width))x\(rounded(frame.height))")
    }
    let selected = selectedItems
    for cell in cells {
      let item = cell.element.kind == .item ? cell.element.path : nil
      if cell.isSelected != item.map(selected.contains) ?? false {
        app.fail("\(cell.name) looks as if selected: \(cell.isSelected)")
      }
    }
    moment.selected = selected.map { app.name($0) }
    moment.focused = focusedItem.map { app.name($0) }
    moment.open = openItem.map { app.name($0) }
    return moment
  }

  // Clocks that count in seconds and in milliseconds differ by a hair.
  private func rounded(_ value: Double) -> Double {
    (value * 100).rounded() / 100 + 0
  }

  private func carryOut(_ step: Step) {
    switch step {
    case .wait(let time): wait(time)
    case .resize(let width, let height):
      resize(to: LayoutSize(width: width, height: height))
    case .inset(let start, let end): cover(start: start, end: end)
    case .touch(let x, let y): down(x, y, isMouse: false, .plain)
    case .press(let x, let y, let modifier):
      down(x, y, isMouse: true, modifier)
      wait(200)
    case .drag(let x, let y, let time): move(x, y, over: time)
    case .lift: up()
    case .liftAndWait:
      up()
      wait(1_000)
    case .cancelTouch: cancelTouch()
    case .interrupt: interrupt()
    case .tap(let x, let y), .click(let x, let y):
      var isMouse = false
      if case .click = step { isMouse = true }
      down(x, y, isMouse: isMouse, .plain)
      wait(20)
      up()
    case .handScroll(let distance): handScroll(by: distance)
    case .key(let action, let modifier, let alt):
      press(command(action, modifier, alt), false)
    case .hold(let action): press(command(action, .plain, false), true)
    case .letGo: letGo()
    case .blur: blur()
    case .edit(let item): edit(item)
    default: carryOutProgram(step)
    }
  }

  private func command(
    _ action: KeyCommand.Action, _ modifier: RangeSelection.Modifier,
    _ alt: Bool
  ) -> KeyCommand {
    KeyCommand(
      action, shift: modifier == .extend || modifier == .add,
      command: modifier == .toggle || modifier == .add, alt: alt)
  }

  private func carryOutProgram(_ step: Step) {
    switch step {
    case .scroll(let offset): scroll(to: offset)
    case .scrub(let end, let time):
      Glide(
        from: LayoutPoint(x: offset, y: 0), to: LayoutPoint(x: end, y: 0), time
      ).run {
        wait($1)
        scroll(to: $0.x)
      }
    case .scrollTo(let item, let alignment, let animated):
      scrollTo(item, alignment, animated)
    case .visit(let offset): visit(offset)
    case .select(let item): select(item)
    case .deselect(let item): deselect(item)
    case .selectOnly(let items): selectOnly(items)
    case .focus(let item): focus(item)
    case .pin(let mode): pin(mode)
    case .pins(let section, let pins):
      setPinning(ofSection: section, header: pins)
    case .unpinAll: removeAllPinning()
    case .deferContent(let isDeferred): deferContent(isDeferred)
    case .open(let item, let edge): open(item, edge)
    case .closeSwipe: closeSwipe()
    case .pickUp(let item): pickUp(item)
    case .carry(let x, let y): carry(x, y)
    case .drop: drop()
    case .putBack: putBack()
    case .beginPull: beginPull()
    case .endPull:
      endPull()
      wait(1_000)
    case .turn(let page, let animated): turn(to: page, animated)
    case .handOver: handOver()
    case .allow(let use, let isAllowed): allow(use, isAllowed)
    case .pages(let count): setPageCount(count)
    case .overscan(let length):
      setOverscan(length)
      wait(100)
    case .minimumLength(let length): setMinimumLength(length)
    case .nearEndLength(let length):
      setNearEndLength(length)
      wait(100)
    case .tellPlace: tellPlace()
    case .anchor(let item): anchoredItem = item
    case .reload: reload()
    case .invalidate: invalidateLayout()
    case .reloadCells: reloadCells()
    case .restyle(let section):
      invalidateStyles(ofSections: section.map { $0..<$0 + 1 })
    default: change(step)
    }
  }

  private func change(_ step: Step) {
    let app = app
    switch step {
    case .update(let changes):
      perform(changes, changes)
      wait(1_000)
    case .begin(let changes, let animated): perform(changes, changes, animated)
    case .lie(let named, let made):
      perform(named, made)
      wait(1_000)
    case .make(let changes): app.carryOut(changes)
    case .snapshot(let sections, let reloaded, let usesReloadData):
      apply(sections, reloaded, usesReloadData)
      wait(1_000)
    case .leaveAndReturn(let items): leave(for: items)
    case .size(let item, let length):
      app.lengths[app.name(item)] = length
      setSize(app.size(item), of: item)
    case .lengths(let lengths): app.lengths = lengths
    case .header(let section, let length):
      app.sections[section].header = length
    case .list(let lengths): app.listedLengths = lengths
    case .refuse(let questions): app.refusals = Set(questions)
    case .when(let call, let steps):
      app.onTell = { [unowned self, unowned app] in
        guard $0 == call else { return }
        app.onTell = { _ in }
        for step in steps { carryOut(step) }
      }
    default: break
    }
  }

  private func perform(
    _ named: [Change], _ made: [Change], _ animated: Bool = true
  ) {
    let app = app
    update(named, animated) {
      app.tell("done \($0)")
    } _: {
      app.carryOut(made)
    }
  }

  private func tellPlace() {
    let at = place.map { "\($0.item) at \(rounded($0.distance))" } ?? "start"
    let kept = anchoredItem.map { ", \(app.name($0)) stays" } ?? ""
    app.tell(at + kept)
  }

  private func leave(for items: [String]) {
    let shown = app.sections.map(\.items)
    guard let place else { return app.fail("nothing is in view") }
    apply([items], [], true)
    wait(1_000)
    if restore(place) { app.fail("\(place.item) is there") }
    apply(shown, [], true)
    wait(1_000)
    if !restore(place) { app.fail("\(place.item) is not there") }
  }

  private func apply(
    _ sections: [[String]], _ reloaded: [String], _ usesReloadData: Bool
  ) {
    var snapshot = Snapshot<Int, String>()
    for (number, items) in sections.enumerated() {
      try? snapshot.appendSections([number])
      try? snapshot.appendItems(items, toSection: number)
    }
    try? snapshot.reloadItems(reloaded)
    let app = app
    let shown = app.sections.first ?? App.Section(items: [])
    app.sections = sections.map {
      App.Section(items: $0, lanes: shown.lanes, header: shown.header)
    }
    apply(snapshot, usesReloadData) { app.tell("done true") }
  }
}
