import SeededRandom
import WaterflowEngine
import WaterflowLayout

extension RandomProgram {
  /// Takes one step.
  ///
  /// - Returns: what is wrong with what came of it, or nil.
  mutating func step(_ random: inout SplitMix64) -> String? {
    // What is torn is mended soon.
    if isTorn && random.chance(40) { return reload() }
    switch random.below(24) {
    case 0: return wait(Double(random.int(1...400)))
    case 1: return wait(1_500)
    case 2: return scroll(&random)
    case 3: return handScroll(&random)
    case 4, 5: return scrollTo(&random)
    case 6, 7, 8, 9: return keepingFocus { $0.updateItems(&random) }
    case 10: return keepingFocus { $0.updateSections(&random) }
    case 11: return refused(&random)
    case 12: return resize(&random)
    case 13: return lateSize(&random)
    case 14: return select(&random)
    case 15: return tap(&random)
    case 16: return drag(&random)
    case 17: return swipe(&random)
    case 18: return press(&random)
    case 19, 20: return special(&random)
    case 21: return allow(&random)
    case 22: return surround(&random)
    default:
      guard random.chance(30) else { return cover(&random) }
      return reload()
    }
  }

  mutating func wait(_ time: Double) -> String? {
    note("waits \(time)")
    host.wait(time)
    glided += time
    guard time > 1_000 || isGliding && glided > 450 else { return nil }
    isGliding = false
    followPages()
    guard let target, !isTorn else { return nil }
    self.target = nil
    let isShown = host.cells.contains {
      $0.name == target && view.shows($0.frame)
    }
    return isShown ? nil : "did not arrive at \(target)"
  }

  mutating func scroll(_ random: inout SplitMix64) -> String? {
    let wanted = Double(random.int(-200...3_000))
    note("scrolls to \(wanted)")
    stand()
    host.scroll(to: wanted)
    return arrived(at: wanted)
  }

  /// No scroll to an item is under way any more.
  mutating func stand() {
    target = nil
    isGliding = false
  }

  private func arrived(at wanted: Double) -> String? {
    let place = view.clamped(wanted)
    guard !isTorn, kind != .measured,
      abs(host.offset - place) > 0.01
    else { return nil }
    return "scrolled to \(host.offset), not to \(place)"
  }

  mutating func handScroll(_ random: inout SplitMix64) -> String? {
    // A multiple of the frames that it takes.
    let distance = Double(random.int(-40...40) * 12)
    // On content that fits, a finger on an item taps it.
    guard abs(distance) > 20, view.frames.length + view.inset > view.extent
    else { return nil }
    // That would pull, which is a step of its own.
    if kind == .pulls, Host.overshoots, !isPulled,
      isGliding || host.offset + distance < 0
    {
      return nil
    }
    note("a hand scrolls by \(distance)")
    // A hand that comes while content moves is there a frame later, and one
    // that finds the start held open closes that first.
    let isExact = !isGliding && !isPulled
    stand()
    let wanted = host.offset + distance
    host.handScroll(by: distance)
    host.wait(1_500)
    return isExact ? arrived(at: wanted) : nil
  }

  mutating func scrollTo(_ random: inout SplitMix64) -> String? {
    guard let path = path(&random), !isTorn else { return nil }
    let alignment = random.pick([ScrollAlignment.start, .center, .end])
    let isAnimated = random.chance(70)
    let name = name(at: path)
    note("scrolls to \(name) \(alignment), animated: \(isAnimated)")
    host.scrollTo(path, alignment, isAnimated)
    target = name
    isGliding = isAnimated
    glided = 0
    return isAnimated ? nil : wait(1_500)
  }

  // MARK: - Surroundings

  mutating func resize(_ random: inout SplitMix64) -> String? {
    view.width = Double(random.int(2...4) * 100)
    view.height = Double(random.int(2...5) * 100)
    note("is \(view.width) by \(view.height)")
    host.resize(to: LayoutSize(width: view.width, height: view.height))
    return nil
  }

  mutating func cover(_ random: inout SplitMix64) -> String? {
    // A pull covers the start itself, and across the axis an inset is none.
    guard kind != .pulls, kind != .sideways else { return nil }
    view.inset = Double(random.below(4) * 20)
    note("is covered by \(view.inset)")
    host.cover(start: view.inset, end: 0)
    return wait(1_500)
  }

  // MARK: - People

  mutating func select(_ random: inout SplitMix64) -> String? {
    guard let path = path(&random), !isTorn else { return nil }
    let name = name(at: path)
    if random.chance(30) {
      note("deselects \(name)")
      view.selected.remove(name)
      host.deselect(path)
    } else {
      note("selects \(name)")
      if !isMultiple { view.selected = [] }
      view.selected.insert(name)
      host.select(path)
    }
    return nil
  }

  mutating func tap(_ random: inout SplitMix64) -> String? {
    // What is held open has pushed all away, on UIKit the real cells.
    guard !isPulled else { return nil }
    // Nothing is tapped while content moves or stands open.
    if host.openItem != nil { host.closeSwipe() }
    if let fault = wait(1_500) { return fault }
    let x = Double(random.below(Int(view.width)))
    let y = Double(random.below(Int(view.height)))
    note("a finger taps \(x), \(y)")
    let hit = host.cells.filter {
      $0.frame.x <= x && x < $0.frame.x + $0.frame.width && $0.frame.y <= y
        && y < $0.frame.y + $0.frame.height
    }
    let isBar = hit.contains { [.header, .footer].contains($0.element.kind) }
    let name = hit.first { $0.element.kind == .item }?.name
    host.down(x, y, isMouse: false, .plain)
    host.wait(100)
    host.up()
    guard let name, !isBar, !isTorn, !forbidden.contains(.selection) else {
      return nil
    }
    if isMultiple && view.selected.contains(name) {
      view.selected.remove(name)
    } else {
      if !isMultiple { view.selected = [] }
      view.selected.insert(name)
    }
    return nil
  }

  mutating func drag(_ random: inout SplitMix64) -> String? {
    guard !isGliding, kind != .snapshots, kind != .pulls,
      kind != .pages
    else { return nil }
    let visible = host.cells.filter { $0.element.kind == .item }
    guard let cell = visible.isEmpty ? nil : random.pick(visible) else {
      return nil
    }
    // Not where content scrolls by itself.
    let along = 80 + Double(random.below(max(1, Int(view.extent) - 160)))
    let across = Double(
      random.below(Int(view.isVertical ? view.width : view.height)))
    let (x, y) = view.isVertical ? (across, along) : (along, across)
    note("drags \(cell.name) to \(x), \(y)")
    told.beginnings += 1
    host.pickUp(cell.element.path)
    host.carry(
      x + (view.isVertical ? 0 : host.offset),
      y + (view.isVertical ? host.offset : 0))
    if random.chance(70) { host.drop() } else { host.putBack() }
    host.wait(1_000)
    followData()
    return nil
  }

  mutating func swipe(_ random: inout SplitMix64) -> String? {
    guard let path = path(&random) else { return nil }
    note("opens \(name(at: path))")
    host.open(path, random.chance(50) ? .leading : .trailing)
    guard !isTorn else { return nil }
    let name = host.openItem.map { app.name($0) }
    let isThere = host.cells.contains { $0.element == ElementID(path) }
    guard let name, isThere, name != self.name(at: path) else { return nil }
    return "\(name) stands open"
  }

  mutating func press(_ random: inout SplitMix64) -> String? {
    if let path = path(&random), random.chance(40), !isTorn {
      note("focuses \(name(at: path))")
      stand()
      host.focus(path)
      return nil
    }
    guard random.chance(80) else {
      note("the focus leaves")
      host.blur()
      return nil
    }
    guard host.focusedItem != nil else { return nil }
    let move = random.pick([FocusMove.up, .down, .left, .right, .home, .end])
    note("presses \(move)")
    stand()
    host.press(
      KeyCommand(.move(move), shift: false, command: false, alt: false), false)
    return nil
  }
}
