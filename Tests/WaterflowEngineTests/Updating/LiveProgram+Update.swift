import SeededRandom
import WaterflowEngine
import WaterflowLayout

extension LiveProgram {
  mutating func update(_ random: inout SplitMix64) throws -> String {
    let counts = host.model.sections.map(\.items.count)
    // Many that are drawn are not sound, which is tested elsewhere.
    var drawn = BatchUpdate()
    var newCounts = counts
    var found: [NaiveSection]?
    for _ in 0..<4 where found == nil {
      let program = UpdateProgram(
        counts, items: min(scale, 12), changes: changes
      ) { random.int(0...$0 - 1) }
      (drawn, newCounts) = (program.update, program.new)
      found = NaiveUpdate.arrange(drawn, old: counts, new: newCounts)
    }
    guard let arrangement = found else { return "an unsound update" }
    let plan = try drawn.plan(oldCounts: counts, newCounts: newCounts)
    let earlier = host.model
    let (next, passing) = changed(drawn, arrangement, &random)
    // A size that is refused midway, or answers from within.
    let bad = random.chance(10) ? random.int(0...4) : -1
    let comesBack = random.chance(15)
    let isAnimated = random.chance(70)
    var count = 0
    let (program, places) = (self, host.screen)
    let (pinned, hints) = (host.pinned, host.hints)
    host.model = next
    host.hints.rename(passing)
    host.pinned = Self.renamed(pinned, arrangement)
    if comesBack {
      host.onAsk = { host in program.interrupt(host, plan) }
    }
    defer { host.onAsk = nil }
    do throws(LayoutError) {
      let offset = try engine.perform(
        plan, animated: isAnimated, at: time, host: host,
        sizeOfItem: { path in
          count += 1
          if comesBack { program.interrupt(program.host, plan) }
          return count - 1 == bad
            ? ItemSize(width: .infinity, height: .infinity)
            : next.size(of: path)
        }, styleOfSection: { next.sections[$0].style })
      if offset != engine.offset { host.note("\(offset) is not the offset") }
      if bad >= 0 && count > bad { host.note("an endless size was taken") }
      selection.rename { plan.newPath(of: $0) }
      focus.follow(host.model, engine.layout, plan) {
        NaiveUpdate.place(ofDeleted: $0, drawn, arrangement)
      }
      let labels = Set(host.model.sections.flatMap { $0.items.map(\.label) })
      selected.formIntersection(labels)
      host.hints.forget { !labels.contains($0) }
      if let kept, !labels.contains(kept.label) {
        // It is read anew where it has gone, and stays kept.
        self.kept = passing[kept.label].map { ($0, kept.hadCell) }
      }
      if let chosen = host.model.chosen, !labels.contains(chosen) {
        host.model.chosen = nil
      }
      if isAnimated { checkPlays(places, earlier.offset) }
      if !isAnimated && !host.plays.isEmpty { host.note("animated") }
    } catch {
      host.model = earlier
      (host.pinned, host.hints) = (pinned, hints)
      guard case .itemTooLong = error, bad >= 0 else { throw error }
      refused += 1
      if host.operations > 0 { host.note("a refused update was shown") }
      return "a refused update \(drawn)"
    }
    carriedOut += 1
    return "\(isAnimated ? "animated " : "")update \(drawn)"
  }

  /// Bars that are held, by the sections' new numbers.
  private static func renamed(
    _ pinned: Set<ElementID>, _ arrangement: [NaiveSection]
  ) -> Set<ElementID> {
    var result: Set<ElementID> = []
    for (section, origins) in arrangement.enumerated() {
      for bar in pinned where origins.origin == Int(bar.section) {
        result.insert(ElementID(kind: bar.kind, section: section))
      }
    }
    return result
  }

  /// What a host may try in a callback.
  private func interrupt(_ host: LiveHost, _ plan: UpdatePlan) {
    var refused = false
    do throws(LayoutError) {
      try host.engine.perform(
        plan, animated: true, at: time, host: host,
        sizeOfItem: { _ in ItemSize(width: 1, height: 1) },
        styleOfSection: { _ in SectionStyle(mode: .list) })
    } catch {
      refused = error == .inUse
    }
    if !refused { host.note("an update in a callback was not refused") }
    do throws(LayoutError) {
      try host.engine.resize([], at: time, host: host)
      host.note("late sizes in a callback were not refused")
    } catch {
      if error != .inUse { host.note("\(error)") }
    }
  }

  /// The model after an update, with the offset that it leads to, and the new
  /// labels of items that go to a section that comes, or leave one that goes.
  private mutating func changed(
    _ update: BatchUpdate, _ arrangement: [NaiveSection],
    _ random: inout SplitMix64
  ) -> (next: LiveModel, passing: [Int: Int]) {
    let old = host.model
    var next = old
    var kept: Set<Int> = []
    var moved: Set<Int> = []
    let movers = Set(update.movedItems.map(\.from))
    let movingSections = Set(update.movedSections.map(\.from))
    let reloaded = Set(update.reloadedItems)
    var renewed: [ItemPath] = []
    next.sections = []
    for (index, origins) in arrangement.enumerated() {
      guard let origin = origins.origin,
        !update.reloadedSections.contains(origin)
      else {
        var fresh = section(origins.items.count, &random)
        // A section that is read anew keeps its header's cell or not: what it
        // shows is new.
        fresh.label = nextLabel + 1
        nextLabel += 1
        next.sections.append(fresh)
        continue
      }
      var section = old.sections[origin]
      section.items = []
      for (place, path) in origins.items.enumerated() {
        guard let path else {
          section.items.append(item(&random))
          continue
        }
        var item = old.sections[path.section].items[path.item]
        kept.insert(item.label)
        if movers.contains(path) { item.lane = nil }
        // Another section may have another breadth.
        if path.section != origin { item.isMeasured = false }
        if movers.contains(path) || movingSections.contains(path.section) {
          moved.insert(item.label)
        }
        if reloaded.contains(path) {
          renewed.append(ItemPath(section: index, item: place))
        }
        section.items.append(item)
      }
      next.sections.append(section)
    }
    // What is inserted finds its lane before other items change their length.
    next.layOut()
    for path in renewed {
      next.sections[path.section].items[path.item].version += 1
      next.sections[path.section].items[path.item].isMeasured = false
      next.sections[path.section].items[path.item].along =
        Double(random.int(40...240)) / 4
    }
    next.layOut()
    var passing: [Int: Int] = [:]
    for move in update.movedItems where !kept.contains(old.label(at: move.from))
    {
      passing[old.label(at: move.from)] = next.label(at: move.to)
    }
    if let chosen = old.chosen { next.chosen = passing[chosen] ?? chosen }
    let hold = old.hold(kept: kept, moved: moved, passing: passing)
    next.target = nil
    next.settling = nil
    next.follow(hold)
    return (next, passing)
  }
}
