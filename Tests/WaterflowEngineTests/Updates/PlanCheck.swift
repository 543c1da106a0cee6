import WaterflowEngine
import WaterflowLayout

/// Compares plans with the naive arrangement.
enum PlanCheck {
  /// Returns what is wrong with the plan of an update, or nil.
  static func problem(
    _ update: BatchUpdate, old: [Int], new: [Int]
  ) -> String? {
    let expected = NaiveUpdate.arrange(update, old: old, new: new)
    let plan: UpdatePlan
    do throws(UpdateError) {
      plan = try update.plan(oldCounts: old, newCounts: new)
    } catch {
      return expected == nil
        ? nil : "refused, \(error): \(update), \(old) to \(new)"
    }
    guard let expected else {
      return "accepted: \(update), \(old) to \(new)"
    }
    let fault =
      mapping(plan, expected) ?? places(plan, update, expected)
      ?? replay(plan, update, expected)
    return fault.map { "\($0): \(update), \(old) to \(new)" }
  }

  private static func mapping(
    _ plan: UpdatePlan, _ expected: [NaiveSection]
  ) -> String? {
    var newPaths: [ItemPath: ItemPath] = [:]
    var newSections: [Int: Int] = [:]
    for section in expected.indices {
      if let origin = expected[section].origin { newSections[origin] = section }
      if plan.oldSection(of: section) != expected[section].origin {
        return "the old index of section \(section)"
      }
      for item in -1...expected[section].items.count {
        let path = ItemPath(section: section, item: item)
        let isInside = expected[section].items.indices.contains(item)
        let origin = isInside ? expected[section].items[item] : nil
        if let origin { newPaths[origin] = path }
        if plan.oldPath(of: path) != origin { return "the old path of \(path)" }
      }
    }
    for section in -1...plan.oldCounts.count {
      if plan.newSection(of: section) != newSections[section] {
        return "the new index of section \(section)"
      }
      let isInside = plan.oldCounts.indices.contains(section)
      for item in -1...(isInside ? plan.oldCounts[section] : 0) {
        let path = ItemPath(section: section, item: item)
        if plan.newPath(of: path) != newPaths[path] {
          return "the new path of \(path)"
        }
      }
    }
    return nil
  }

  private static func places(
    _ plan: UpdatePlan, _ update: BatchUpdate, _ expected: [NaiveSection]
  ) -> String? {
    for (section, count) in plan.oldCounts.enumerated() {
      for item in 0..<count {
        let path = ItemPath(section: section, item: item)
        guard !expected.contains(where: { $0.items.contains(path) }),
          plan.place(ofDeleted: path)
            != NaiveUpdate.place(ofDeleted: path, update, expected)
        else { continue }
        return "the place of \(path)"
      }
    }
    return nil
  }

  private static func replay(
    _ plan: UpdatePlan, _ update: BatchUpdate, _ expected: [NaiveSection]
  ) -> String? {
    var replay = EditReplay(plan.oldCounts)
    let edits = plan.edits
    if let problem = replay.run(edits) { return problem }
    if replay.sections != expected { return "the edits \(edits)" }
    var reloaded: Set<ItemPath> = []
    for section in expected.indices {
      for (item, origin) in expected[section].items.enumerated() {
        if let origin, update.reloadedItems.contains(origin) {
          reloaded.insert(ItemPath(section: section, item: item))
        }
      }
    }
    if replay.reloaded != reloaded { return "the reloads in \(edits)" }
    if plan.isEmpty != edits.isEmpty { return "isEmpty" }
    // Moves take two edits each; everything else, even if redundant, one.
    return edits.count > 2 * update.changeCount ? "too many edits" : nil
  }
}
