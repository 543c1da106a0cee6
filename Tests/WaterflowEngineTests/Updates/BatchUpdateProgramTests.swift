import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Batch updates, random ones")
struct BatchUpdateProgramTests {
  private struct Sizes: Sendable {
    var sections: Int
    var items: Int
    var changes: Int
    var programs = 2_000
  }

  @Test(
    "The plans of 6100 random updates say what the naive arrangement says",
    arguments: [
      Sizes(sections: 2, items: 3, changes: 4),
      Sizes(sections: 4, items: 4, changes: 10),
      Sizes(sections: 6, items: 20, changes: 60),
      Sizes(sections: 3, items: 300, changes: 200, programs: 100),
    ])
  private func plansAgree(_ sizes: Sizes) {
    var accepted = 0
    let failure = firstFailure(0..<sizes.programs) { random in
      let program = UpdateProgram(
        sections: sizes.sections, items: sizes.items, changes: sizes.changes
      ) { random.int(0...$0 - 1) }
      if NaiveUpdate.arrange(
        program.update, old: program.old, new: program.new) != nil
      {
        accepted += 1
      }
      return PlanCheck.problem(
        program.update, old: program.old, new: program.new)
    }
    #expect(failure == nil)
    #expect(
      accepted * 10 > sizes.programs, "too few sound updates: \(accepted)")
  }
}
