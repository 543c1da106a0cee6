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
    switch random.below(20) {
    case 0: return wait(Double(random.int(1...400)))
    case 1: return wait(1_500)
    case 2: return scroll(&random)
    case 3: return handScroll(&random)
    case 4, 5: return scrollTo(&random)
    case 6, 7, 8, 9: return updateItems(&random)
    case 10: return updateSections(&random)
    case 11: return refused(&random)
    case 12: return resize(&random)
    case 13: return lateSize(&random)
    case 14: return select(&random)
    case 15: return tap(&random)
    case 16: return drag(&random)
    case 17: return swipe(&random)
    case 18: return press(&random)
    default:
      guard random.chance(30) else { return cover(&random) }
      return reload()
    }
  }

  private mutating func wait(_ time: Double) -> String? {
    note("waits \(time)")
    host.wait(time)
    guard time > 1_000 else { return nil }
    isGliding = false
    guard let target, !isTorn else { return nil }
    self.target = nil
    let isShown = host.cells.contains {
      $0.name == target && $0.frame.y < view.height
        && $0.frame.y + $0.frame.height > 0
    }
    return isShown ? nil : "did not arrive at \(target)"
  }

  private mutating func scroll(_ random: inout SplitMix64) -> String? {
    let wanted = Double(random.int(-200...3_000))
    note("scrolls to \(wanted)")
    stand()
    host.scroll(to: wanted)
    return arrived(at: wanted)
  }

  /// No scroll to an item is under way any more.
  private mutating func stand() {
    target = nil
    isGliding = false
  }

  private func arrived(at wanted: Double) -> String? {
    let place = view.clamped(wanted)
    guard !isTorn, abs(host.offset - place) > 0.01 else { return nil }
    return "scrolled to \(host.offset), not to \(place)"
  }

  private mutating func handScroll(_ random: inout SplitMix64) -> String? {
    // A multiple of the frames that it takes.
    let distance = Double(random.int(-40...40) * 12)
    guard abs(distance) > 20 else { return nil }
    note("a hand scrolls by \(distance)")
    // A hand that comes while content moves is there a frame later.
    let isExact = !isGliding
    stand()
    let wanted = host.offset + distance
    host.handScroll(by: distance)
    host.wait(1_500)
    return isExact ? arrived(at: wanted) : nil
  }

  private mutating func scrollTo(_ random: inout SplitMix64) -> String? {
    guard let path = path(&random), !isTorn else { return nil }
    let alignment = random.pick([ScrollAlignment.start, .center, .end])
    let isAnimated = random.chance(70)
    let name = name(at: path)
    note("scrolls to \(name) \(alignment), animated: \(isAnimated)")
    host.scrollTo(path, alignment, isAnimated)
    target = name
    isGliding = isAnimated
    return isAnimated ? nil : wait(1_500)
  }

  // MARK: - Data

  private mutating func updateItems(_ random: inout SplitMix64) -> String? {
    guard !isTorn else { return nil }
    let changes = changes(&random)
    let isAnimated = random.chance(70)
    note("updates \(changes), animated: \(isAnimated)")
    app.lengths = view.lengths
    update(
      named: changes, made: changes, animated: isAnimated, isSound: true)
    followData()
    return nil
  }

  /// Takes over what is in the data now.
  private mutating func followData() {
    view.sections = app.sections
    let names = Set(view.sections.flatMap(\.items))
    view.selected.formIntersection(names)
    if let target, !names.contains(target) { self.target = nil }
  }

  /// Some changes of items, none of which name a place twice.
  private mutating func changes(_ random: inout SplitMix64) -> [Change] {
    var changes: [Change] = []
    var gone: [[Int]] = view.sections.map { _ in [] }
    for _ in 0..<random.int(1...4) {
      guard let path = path(&random), !gone[path.section].contains(path.item)
      else { continue }
      gone[path.section].append(path.item)
      switch random.below(4) {
      case 0: changes.append(.reload(path))
      default: changes.append(.delete(path))
      }
    }
    var counts = view.sections.map(\.items.count)
    for change in changes {
      if case .delete(let path) = change { counts[path.section] -= 1 }
    }
    // Each comes behind the one before it, so that all places are there.
    var last = counts.map { _ in -1 }
    for number in 0..<random.below(4) where !counts.isEmpty {
      let section = random.below(counts.count)
      let least = last[section] + 1
      let place = least + random.below(counts[section] - least + 1)
      last[section] = place
      counts[section] += 1
      let new = ItemPath(section: section, item: place)
      let deleted = changes.firstIndex {
        if case .delete = $0 { true } else { false }
      }
      if number == 0, let deleted, case .delete(let old) = changes[deleted] {
        changes[deleted] = .move(old, new)
      } else {
        changes.append(.insert(view.name(&random), new))
      }
    }
    return changes
  }

  private mutating func updateSections(_ random: inout SplitMix64) -> String? {
    guard !isTorn else { return nil }
    let count = view.sections.count
    let change: Change
    switch random.below(4) {
    case 0 where count > 1: change = .deleteSection(random.below(count))
    case 1 where count > 1:
      change = .moveSection(random.below(count), random.below(count))
    case 2 where count > 0: change = .reloadSection(random.below(count))
    default:
      change = .insertSection(
        view.section(random.below(12), &random), random.below(count + 1))
    }
    note("updates \(change)")
    app.lengths = view.lengths
    // Whether what is in a section that is read anew is the same, nobody says.
    if case .reloadSection(let index) = change {
      view.selected.subtract(view.sections[index].items)
      if let target, view.sections[index].items.contains(target) {
        self.target = nil
      }
    }
    update(named: [change], made: [change], animated: true, isSound: true)
    followData()
    return nil
  }

  /// An update that does not explain the data, or that cannot be laid out.
  private mutating func refused(_ random: inout SplitMix64) -> String? {
    guard !isTorn, !view.sections.isEmpty else { return nil }
    isTorn = true
    target = nil
    if random.chance(50) {
      // Of items that nobody has, or of none at all.
      var named: [Change] = []
      if random.chance(50) {
        named = changes(&random) + [.delete(ItemPath(section: 0, item: 999))]
      }
      var made: [Change] = []
      for _ in 0..<random.int(5...9) {
        let place = ItemPath(section: 0, item: 0)
        made.append(.insert(view.name(&random), place))
      }
      // Or most of what is shown is gone.
      if !named.isEmpty && random.chance(50) {
        made = view.sections[0].items.indices.map {
          .delete(ItemPath(section: 0, item: $0))
        }
        made.append(.deleteSection(view.sections.count - 1))
        if view.sections.count == 1 { made.removeLast() }
      }
      app.lengths = view.lengths
      note("lies: names \(named), does \(made)")
      update(named: named, made: made, animated: true, isSound: false)
      return nil
    }
    let name = view.name(&random)
    app.lengths = view.lengths
    app.lengths[name] = 1e12
    let change = Change.insert(name, ItemPath(section: 0, item: 0))
    note("updates what cannot be laid out")
    update(
      named: [change], made: [change], animated: random.chance(50),
      isSound: false)
    app.lengths[name] = view.lengths[name]
    return nil
  }

  private mutating func reload() -> String? {
    note("reloads")
    app.lengths = view.lengths
    host.reload()
    isTorn = false
    view.selected = []
    followData()
    return nil
  }

  private mutating func lateSize(_ random: inout SplitMix64) -> String? {
    guard let path = path(&random), !isTorn else { return nil }
    let name = name(at: path)
    let length = Double(random.int(20...180))
    note("\(name) is \(length) long")
    view.lengths[name] = length
    app.lengths[name] = length
    host.setLength(length, of: path)
    return nil
  }

  // MARK: - Surroundings

  private mutating func resize(_ random: inout SplitMix64) -> String? {
    view.width = Double(random.int(2...4) * 100)
    view.height = Double(random.int(2...5) * 100)
    note("is \(view.width) by \(view.height)")
    host.resize(to: LayoutSize(width: view.width, height: view.height))
    return nil
  }

  private mutating func cover(_ random: inout SplitMix64) -> String? {
    view.inset = Double(random.below(4) * 20)
    note("is covered by \(view.inset)")
    host.cover(start: view.inset, end: 0)
    return wait(1_500)
  }

  // MARK: - People

  private mutating func select(_ random: inout SplitMix64) -> String? {
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

  private mutating func tap(_ random: inout SplitMix64) -> String? {
    // Nothing is tapped while content moves or stands open.
    if host.openItem != nil { host.closeSwipe() }
    if let fault = wait(1_500) { return fault }
    let x = Double(random.below(Int(view.width)))
    let y = Double(random.below(Int(view.height)))
    note("a finger taps \(x), \(y)")
    let isBar = host.cells.contains {
      $0.element.kind != .item && $0.frame.y <= y
        && y < $0.frame.y + $0.frame.height
    }
    let name = view.item(atX: x, y: y, offset: host.offset)
    host.down(x, y, isMouse: false)
    host.wait(100)
    host.up()
    guard let name, !isBar, !isTorn else { return nil }
    if isMultiple && view.selected.contains(name) {
      view.selected.remove(name)
    } else {
      if !isMultiple { view.selected = [] }
      view.selected.insert(name)
    }
    return nil
  }

  private mutating func drag(_ random: inout SplitMix64) -> String? {
    guard !isGliding else { return nil }
    let visible = host.cells.filter { $0.element.kind == .item }
    guard let cell = visible.isEmpty ? nil : random.pick(visible) else {
      return nil
    }
    let x = Double(random.below(Int(view.width)))
    // Not where content scrolls by itself.
    let y = 80 + Double(random.below(max(1, Int(view.height) - 160)))
    note("drags \(cell.name) to \(x), \(y)")
    host.pickUp(cell.element.path)
    host.carry(x, y + host.offset)
    if random.chance(70) { host.drop() } else { host.putBack() }
    host.wait(1_000)
    followData()
    return nil
  }

  private mutating func swipe(_ random: inout SplitMix64) -> String? {
    guard let path = path(&random) else { return nil }
    note("opens \(name(at: path))")
    host.open(path, random.chance(50) ? .leading : .trailing)
    guard !isTorn else { return nil }
    let name = host.openItem.map { app.name($0) }
    let isThere = host.cells.contains { $0.element.path == path }
    guard let name, isThere, name != self.name(at: path) else { return nil }
    return "\(name) stands open"
  }

  private mutating func press(_ random: inout SplitMix64) -> String? {
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
