import SeededRandom
import WaterflowEngine
import WaterflowLayout

extension RandomProgram {
  // MARK: - Data

  /// Lets the app know the lengths of new items, where cells do not tell them.
  func tellLengths() { if kind != .measured { app.lengths = view.lengths } }

  mutating func updateItems(_ random: inout SplitMix64) -> String? {
    guard !isTorn else { return nil }
    if kind == .snapshots { return applySnapshot(&random) }
    let changes = changes(&random)
    let isAnimated = random.chance(70)
    note("updates \(changes), animated: \(isAnimated)")
    tellLengths()
    update(
      named: changes, made: changes, animated: isAnimated, isSound: true)
    followData()
    return nil
  }

  /// Changes the data, through which an item that stays keeps the focus.
  mutating func keepingFocus(
    _ change: (inout RandomProgram) -> String?
  ) -> String? {
    guard !isTorn else { return change(&self) }
    view.focused = host.focusedItem.map { app.name($0) }
    if let fault = change(&self) { return fault }
    guard let kept = view.focused,
      view.sections.contains(where: { $0.items.contains(kept) })
    else { return nil }
    let focused = host.focusedItem.map { app.name($0) } ?? "nothing"
    return focused == kept ? nil : "\(focused) has the focus, not \(kept)"
  }

  /// Takes over what is in the data now.
  mutating func followData() {
    view.sections = app.sections
    let names = Set(view.sections.flatMap(\.items))
    view.selected.formIntersection(names)
    if let target, !names.contains(target) { self.target = nil }
    if let anchored = view.anchored, !names.contains(anchored) {
      view.anchored = nil
    }
  }

  /// Some changes of items, none of which name a place twice.
  mutating func changes(_ random: inout SplitMix64) -> [Change] {
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

  mutating func updateSections(_ random: inout SplitMix64) -> String? {
    guard !isTorn, kind != .pages else { return nil }
    if kind == .snapshots { return applySnapshot(&random) }
    let count = view.sections.count
    let change: Change
    switch random.below(4) {
    case 0 where count > 1: change = .deleteSection(random.below(count))
    case 1 where count > 1:
      change = .moveSection(random.below(count), random.below(count))
    case 2 where count > 0: change = .reloadSection(random.below(count))
    default:
      change = .insertSection(
        view.section(
          random.below(12), &random, isPlain: kind == .measured),
        random.below(count + 1))
    }
    note("updates \(change)")
    tellLengths()
    // Whether what is in a section that is read anew is the same, nobody says.
    if case .reloadSection(let index) = change {
      let items = view.sections[index].items
      view.selected.subtract(items)
      if let focused = view.focused, items.contains(focused) {
        view.focused = nil
      }
      if let target, items.contains(target) { self.target = nil }
      if let anchored = view.anchored, items.contains(anchored) {
        view.anchored = nil
      }
    }
    update(named: [change], made: [change], animated: true, isSound: true)
    followData()
    return nil
  }

  /// An update that does not explain the data, or that cannot be laid out.
  mutating func refused(_ random: inout SplitMix64) -> String? {
    guard !isTorn, !view.sections.isEmpty, kind != .snapshots else {
      return nil
    }
    isTorn = true
    target = nil
    if random.chance(50) || kind == .measured {
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
      tellLengths()
      note("lies: names \(named), does \(made)")
      update(named: named, made: made, animated: true, isSound: false)
      return nil
    }
    let name = view.name(&random)
    tellLengths()
    app.lengths[name] = 1e12
    let change = Change.insert(name, ItemPath(section: 0, item: 0))
    note("updates what cannot be laid out")
    update(
      named: [change], made: [change], animated: random.chance(50),
      isSound: false)
    app.lengths[name] = view.lengths[name]
    return nil
  }

  mutating func reload() -> String? {
    note("reloads")
    tellLengths()
    // The cells that are on their way arrive nowhere.
    told.beginnings += 1
    host.anchoredItem = nil
    host.reload()
    isTorn = false
    (view.selected, view.anchored) = ([], nil)
    followData()
    return nil
  }

  mutating func lateSize(_ random: inout SplitMix64) -> String? {
    guard let path = path(&random), !isTorn, kind != .measured else {
      return nil
    }
    let name = name(at: path)
    let length = Double(random.int(20...180))
    note("\(name) is \(length) long")
    view.lengths[name] = length
    app.lengths[name] = length
    host.setSize(ItemSize(width: length, height: length), of: path)
    return nil
  }
}
