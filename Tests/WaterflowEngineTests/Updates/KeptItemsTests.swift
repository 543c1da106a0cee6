import SeededRandom
import Testing
@testable import WaterflowEngine
import WaterflowLayout

@Suite("What is kept of a set by an update")
struct KeptItemsTests {
  @Test(
    "After 3000 random updates those are left that were there, in their section and not read anew",
    arguments: [(3, 5, 8), (4, 12, 40), (2, 200, 120)])
  func updates(sections: Int, items: Int, changes: Int) {
    var accepted = 0
    let failure = firstFailure(0..<1_000) { random in
      let program = UpdateProgram(
        sections: sections, items: items, changes: changes
      ) { random.int(0...$0 - 1) }
      guard
        let expected = NaiveUpdate.arrange(
          program.update, old: program.old, new: program.new),
        let plan = try? program.update.plan(
          oldCounts: program.old, newCounts: program.new)
      else { return nil }
      accepted += 1
      var chosen: [ItemPath] = []
      var known: Set<ItemPath> = []
      let share = random.int(1...8)
      for path in Self.paths(program.old) where random.int(0...8) < share {
        chosen.append(path)
        known.insert(path)
      }
      let kept = ItemSet(chosen).kept(by: plan)
      known.subtract(program.update.reloadedItems)
      for (section, body) in expected.enumerated() {
        for (item, origin) in body.items.enumerated() {
          let path = ItemPath(section: section, item: item)
          let isKnown = origin.map {
            known.contains($0) && $0.section == body.origin
          }
          guard kept.contains(path) != isKnown ?? false else { continue }
          return "\(path): \(program.update), \(program.old), \(known)"
        }
        // Nothing is left behind the last one, where items may come.
        let end = ItemPath(section: section, item: body.items.count)
        if kept.contains(end) { return "\(end): \(program.update)" }
      }
      return nil
    }
    #expect(failure == nil)
    #expect(accepted > 100, "too few sound updates: \(accepted)")
  }

  private static func paths(_ counts: [Int]) -> [ItemPath] {
    counts.indices.flatMap { section in
      (0..<counts[section]).map { ItemPath(section: section, item: $0) }
    }
  }
}
