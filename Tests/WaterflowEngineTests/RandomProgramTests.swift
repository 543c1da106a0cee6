import SeededRandom
import Testing
import WaterflowEngine

@Suite("Random programs")
struct RandomProgramTests {
  @Test(
    "After every step of 500 programs the screen is what a full scan finds",
    arguments: 0..<10)
  func screenEqualsFullScan(batch: Int) throws {
    let failure = try firstFailure(batch * 50..<(batch + 1) * 50) { random in
      var program = try RandomProgram(&random)
      return try program.run(steps: 60, &random)
    }
    #expect(failure == nil)
  }
}
