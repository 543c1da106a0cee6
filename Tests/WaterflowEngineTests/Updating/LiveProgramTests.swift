import SeededRandom
import Foundation
import Testing
import WaterflowEngine

@Suite("Updates, random ones, on screen")
struct LiveProgramTests {
  /// How many programs are run, and how many of those with many items.
  ///
  /// Continuous integration asks for 10,000 and 100 of them.
  private static let programs = number("WATERFLOW_PROGRAMS") ?? 1_000
  private static let largePrograms = number("WATERFLOW_LARGE_PROGRAMS") ?? 2

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test(
    "After every step the screen is what the model says", arguments: 0..<10)
  func screenEqualsModel(batch: Int) throws {
    let count = max(1, Self.programs / 10)
    var (carriedOut, refused) = (0, 0)
    let failure = try firstFailure(batch * count..<(batch + 1) * count) {
      random in
      var program = try LiveProgram(&random)
      let problem = try program.run(steps: 12, &random)
      carriedOut += program.carriedOut
      refused += program.refused
      return problem
    }
    #expect(failure == nil)
    #expect(carriedOut > 2 * count, "hardly any update was sound")
    #expect(refused > 0 || count < 100, "hardly any update was refused")
  }

  @Test("So it is with a hundred thousand items", arguments: 0..<2)
  func manyItems(batch: Int) throws {
    let count = max(1, Self.largePrograms / 2)
    let failure = try firstFailure(batch * count..<(batch + 1) * count) {
      random in
      var program = try LiveProgram(&random, scale: 100_000, changes: 40)
      return try program.run(steps: 5, &random)
    }
    #expect(failure == nil)
  }
}
