import SeededRandom
import WaterflowEngine
import WaterflowLayout

// What only programs of a kind do.
extension RandomProgram {
  mutating func special(_ random: inout SplitMix64) -> String? {
    switch kind {
    case .plain, .sideways, .measured: nil
    case .snapshots: applySnapshot(&random)
    case .pulls: pull(&random)
    case .pages: turn(&random)
    }
  }

  // MARK: - Snapshots

  /// Shows some of the items that there were, some others, in any order.
  mutating func applySnapshot(_ random: inout SplitMix64) -> String? {
    guard !isTorn else { return nil }
    var known = view.sections.flatMap(\.items).shuffled(using: &random)
    known.removeLast(random.below(min(4, known.count + 1)))
    let added = view.sections.isEmpty ? 30 : random.below(5)
    for _ in 0..<added {
      known.insert(view.name(&random), at: random.below(known.count + 1))
    }
    // Most snapshots leave the most as it was.
    if random.chance(70) {
      let places = view.sections.flatMap(\.items).enumerated().reduce(
        into: [String: Int]()
      ) { $0[$1.element] = $1.offset }
      let old = known.filter { places[$0] != nil }.sorted {
        places[$0, default: 0] < places[$1, default: 0]
      }
      var next = old.makeIterator()
      known = known.map { places[$0] == nil ? $0 : next.next() ?? $0 }
    }
    let isReload = random.chance(15)
    let reloaded = known.filter { _ in random.chance(5) }
    let cut = random.below(known.count + 1)
    let sections =
      random.chance(50)
      ? [Array(known[..<cut]), Array(known[cut...])] : [known]
    note("shows \(sections), reloading \(reloaded), all: \(isReload)")
    var snapshot = Snapshot<Int, String>()
    for (number, items) in sections.enumerated() {
      try? snapshot.appendSections([number])
      try? snapshot.appendItems(items, toSection: number)
    }
    try? snapshot.reloadItems(reloaded)
    tellLengths()
    app.sections = sections.map { App.Section(items: $0) }
    let told = told
    let number = told.ends.count
    told.ends.append(0)
    told.beginnings += 1
    // A scroll goes on to the same path, whatever is there, and what is to stay
    // is what is at its path.
    if isReload {
      host.anchoredItem = nil
      (view.selected, view.anchored, target) = ([], nil, nil)
      view.focused = nil
    }
    host.apply(snapshot, isReload) { told.ends[number] += 1 }
    followData()
    return nil
  }

  // MARK: - Pulls

  mutating func pull(_ random: inout SplitMix64) -> String? {
    if isPulled || random.chance(20) {
      note("ends a pull")
      host.endPull()
      isPulled = false
      return wait(1_500)
    }
    if random.chance(50) {
      note("pulls")
      host.beginPull()
      pulls += 1
      isPulled = true
      return nil
    }
    if host.openItem != nil { host.closeSwipe() }
    stand()
    host.scroll(to: 0)
    if let fault = wait(1_500) { return fault }
    let isFar = random.chance(50)
    note("a finger pulls, far: \(isFar)")
    let y = 20 + Double(random.below(40))
    host.down(view.width / 2, y, isMouse: false, .plain)
    host.move(view.width / 2, y + (isFar ? 150 : 50), over: 300)
    host.wait(200)
    host.up()
    if isFar {
      pulls += 1
      isPulled = true
    }
    return wait(1_500)
  }

  // MARK: - Pages

  mutating func turn(_ random: inout SplitMix64) -> String? {
    if random.chance(15) { return changePages(&random) }
    let page = random.below(pageCount)
    let isAnimated = random.chance(70)
    note("turns to \(page), animated: \(isAnimated)")
    stand()
    // Another page is read anew.
    told.beginnings += 1
    host.turn(to: page, isAnimated)
    if random.chance(40) {
      _ = wait(Double(random.int(0...300)))
      _ = resize(&random)
    }
    _ = wait(1_500)
    return app.page == page ? nil : "shows page \(app.page), not \(page)"
  }

  private mutating func changePages(_ random: inout SplitMix64) -> String? {
    pageCount = random.int(1...3)
    note("has \(pageCount) pages")
    stand()
    told.beginnings += 1
    let last = min(app.page, pageCount - 1)
    host.setPageCount(pageCount)
    _ = wait(1_500)
    return app.page == last ? nil : "shows page \(app.page), not \(last)"
  }

  /// Takes over the page that is shown by now.
  mutating func followPages() {
    guard kind == .pages, view.sections != app.sections else { return }
    // Nothing is selected in what is read anew.
    view.selected = []
    target = nil
    view.sections = app.sections
  }
}
