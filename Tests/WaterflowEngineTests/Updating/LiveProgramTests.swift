import Foundation
import Testing
import WaterflowEngine

@Suite("Updates, random ones, on screen")
struct LiveProgramTests {
  /// How many programs are run: `WATERFLOW_PROGRAMS` if it is set.
  private static let programs =
    ProcessInfo.processInfo.environment["WATERFLOW_PROGRAMS"]
    .flatMap { Int($0) } ?? 2_000

  @Test(
    "After every step the screen is what the model says", arguments: 0..<10)
  func screenEqualsModel(batch: Int) throws {
    let count = Self.programs / 10
    let failure = try firstFailure(batch * count..<(batch + 1) * count) {
      random in
      var program = try LiveProgram(&random)
      return try program.run(steps: 12, &random)
    }
    #expect(failure == nil)
  }
}
