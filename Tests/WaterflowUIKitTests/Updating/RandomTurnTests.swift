import Testing

@testable import WaterflowUIKit

@MainActor
@Suite("Random calls in one turn of the run loop", .serialized)
struct RandomTurnTests {
  @Test("Cells, selection and what is told are right after each")
  func programs() {
    for seed in 0..<300 {
      let program = TurnProgram(seed: seed)
      var fault: String?
      for _ in 0..<6 where fault == nil { fault = program.turn() }
      fault = fault ?? program.rest()
      if let fault {
        Issue.record("seed \(seed): \(fault), after \(program.steps)")
      }
    }
  }
}
