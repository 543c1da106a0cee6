import SeededRandom
import Foundation
import Testing
import WaterflowLayout

@Suite("Random programs of changes")
struct RandomEditTests {
  /// How many programs are run; continuous integration asks for more, by
  /// setting what the engine's programs of updates are counted by.
  private static let programs: Int = {
    let text = ProcessInfo.processInfo.environment["WATERFLOW_PROGRAMS"]
    return max(8, text.flatMap { Int($0) } ?? 4_000) / 20
  }()

  @Test(
    "After every change frames and queries equal those of the reference",
    arguments: 0..<8)
  func equalsReference(batch: Int) throws {
    let count = max(1, Self.programs / 8)
    let failure = try firstFailure(batch * count..<(batch + 1) * count) {
      random in
      var program = try EditProgram(&random)
      for _ in 0..<10 {
        if let problem = try program.step(&random) { return problem }
      }
      return program.finish()
    }
    #expect(failure == nil)
  }

  @Test(
    "Changes upon changes that are not laid out come to the same",
    arguments: 0..<8)
  func blocks(batch: Int) throws {
    let count = max(1, Self.programs / 8)
    let failure = try firstFailure(batch * count..<(batch + 1) * count) {
      random in
      var program = try BlockProgram(&random)
      for _ in 0..<12 {
        if let problem = try program.step(&random) { return problem }
      }
      return program.finish(&random)
    }
    #expect(failure == nil)
  }

  @Test("So do changes of grids, where all lines begin anew", arguments: 0..<4)
  func grids(batch: Int) throws {
    let count = max(1, Self.programs / 16)
    let failure = try firstFailure(batch * count..<(batch + 1) * count) {
      random in
      var program = try BlockProgram(&random, isGrid: true)
      for _ in 0..<6 {
        if let problem = try program.step(&random) { return problem }
      }
      return program.finish(&random)
    }
    #expect(failure == nil)
  }
}
