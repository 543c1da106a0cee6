import SeededRandom
import WaterflowLayout

// What an app changes of a view as it goes.
extension RandomProgram {
  /// Lets people do something no more, or again.
  mutating func allow(_ random: inout SplitMix64) -> String? {
    let uses: [Setting.Use] =
      [.selection, .focus, .swipes]
      + (host.app.pages.count == 1 && kind != .pulls && kind != .snapshots
        ? [.reordering] : [])
    let use = random.pick(uses)
    let isAllowed = forbidden.contains(use)
    note("allows \(use): \(isAllowed)")
    if isAllowed { forbidden.remove(use) } else { forbidden.insert(use) }
    host.allow(use, isAllowed)
    return nil
  }

  /// Changes what is around the items.
  mutating func surround(_ random: inout SplitMix64) -> String? {
    if random.chance(50) {
      let length = Double(random.below(3) * 150)
      note("keeps cells for \(length) around it")
      host.setOverscan(length)
      return nil
    }
    if let path = path(&random), random.chance(30), !isTorn, kind != .pages {
      view.anchored = random.chance(70) ? name(at: path) : nil
      note("keeps \(view.anchored ?? "none") where it is")
      host.anchoredItem = view.anchored == nil ? nil : path
      return nil
    }
    // A pager says itself how long the content is, and so may a pull.
    guard kind == .plain || kind == .sideways, !isTorn else { return nil }
    view.minimumLength = Double(random.below(4) * 400)
    note("is at least \(view.minimumLength) long")
    stand()
    host.setMinimumLength(view.minimumLength)
    return wait(1_500)
  }
}
