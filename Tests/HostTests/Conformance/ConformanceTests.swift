import Testing
import UIKitStandIn

@MainActor
@Suite("Every host does the same", .serialized)
struct ConformanceTests {
  @Test("As it is written", arguments: Scenario.all)
  func scenario(_ scenario: Scenario) throws {
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let screen = try scenario.transcript(on: ScreenDriver.self)
    #expect(scenario.faults(of: screen) == [])
    let page = try scenario.transcript(on: PageDriver.self)
    #expect(page.difference(from: screen) == nil)
    let uikit = try scenario.transcript(on: UIKitDriver.self)
    #expect(uikit.difference(from: screen) == nil)
  }

  @Test(
    "Cells that an app makes itself change nothing", arguments: Scenario.all)
  func ownCells(_ scenario: Scenario) throws {
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let screen = try scenario.transcript(on: ScreenDriver.self)
    var scenario = scenario
    scenario.setting.makesCells = true
    let page = try scenario.transcript(on: PageDriver.self)
    #expect(page.difference(from: screen) == nil)
    let uikit = try scenario.transcript(on: UIKitDriver.self)
    #expect(uikit.difference(from: screen) == nil)
  }
}
