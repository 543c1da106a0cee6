import Testing
import WaterflowLayout

@Suite("Random programs of changes")
struct RandomEditTests {
  @Test(
    "After every change frames and queries equal those of the reference",
    arguments: 0..<10)
  func equalsReference(batch: Int) throws {
    let failure = try firstFailure(batch * 40..<(batch + 1) * 40) { random in
      var program = try EditProgram(&random)
      for _ in 0..<12 {
        if let problem = try program.step(&random) { return problem }
      }
      return program.finish()
    }
    #expect(failure == nil)
  }
}
