import Testing
import WaterflowLayout

@Suite("Random programs of changes")
struct RandomEditTests {
  @Test(
    "After every change frames and queries equal those of the reference",
    arguments: 0..<8)
  func equalsReference(batch: Int) throws {
    let failure = try firstFailure(batch * 20..<(batch + 1) * 20) { random in
      var program = try EditProgram(&random)
      for _ in 0..<10 {
        if let problem = try program.step(&random) { return problem }
      }
      return program.finish()
    }
    #expect(failure == nil)
  }
}
