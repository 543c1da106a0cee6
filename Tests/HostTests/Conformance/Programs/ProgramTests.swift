import SeededRandom
import Testing

@MainActor
@Suite("Random programs on every host", .serialized)
struct ProgramTests {
  /// How many programs are run on the recording surface, and on each host.
  private static let (most, some) =
    wantedPrograms.map { ($0, max(1, $0 * 3 / 100)) } ?? (300, 30)

  private func failure<Host: Driver>(
    of programs: Int, on host: Host.Type
  ) throws -> String? {
    try firstFailure(0..<programs) { random in
      var program = try RandomProgram<Host>(&random)
      return program.run(12, &random)
    }
  }

  @Test("The controller shows what plain arrays say")
  func controller() throws {
    let failure = try failure(of: Self.most, on: ScreenDriver.self)
    #expect(failure == nil)
  }

  @Test("A controller that has ended calls nothing, whatever was under way")
  func ended() throws {
    let failure = try firstFailure(0..<max(1, Self.most / 10)) { random in
      var program = try RandomProgram<ScreenDriver>(&random)
      if let fault = program.run(6, &random, untilRest: false) { return fault }
      let driver = program.host
      driver.down(20, 20, isMouse: false, .plain)
      driver.end()
      _ = driver.app.takeLog()
      driver.wait(2_000)
      driver.up()
      let calls = driver.app.takeLog()
      return calls.isEmpty ? nil : "\(calls) after\n\(program.steps)"
    }
    #expect(failure == nil)
  }

  @Test("So does the view for the web")
  func page() throws {
    let failure = try failure(of: Self.some, on: PageDriver.self)
    #expect(failure == nil)
  }

  @Test("So does the view for UIKit")
  func uikit() throws {
    let failure = try failure(of: Self.some, on: UIKitDriver.self)
    #expect(failure == nil)
  }
}
