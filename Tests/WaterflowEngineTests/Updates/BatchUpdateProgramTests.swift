import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Batch updates, random ones")
struct BatchUpdateProgramTests {
  @Test(
    "The plans of 6000 random updates say what the naive arrangement says",
    arguments: [(2, 3, 4), (4, 4, 10), (6, 20, 60)])
  func plansAgree(sections: Int, items: Int, changes: Int) {
    var accepted = 0
    let failure = firstFailure(0..<2_000) { random in
      let program = UpdateProgram(
        sections: sections, items: items, changes: changes
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
    #expect(accepted > 20, "too few sound updates to learn from")
  }
}
