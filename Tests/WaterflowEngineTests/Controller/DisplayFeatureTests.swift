import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Who hears which cells come and go")
struct DisplayFeatureTests {
  /// Writes down what it hears.
  private final class Displays: DisplaySurface {
    var log: [String] = []

    func display(_ cell: CellID, for element: ElementID, hasEnded: Bool) {
      log.append("\(hasEnded ? "-" : "+")\(element.path.item)")
    }

    func takeLog() -> [String] {
      defer { log = [] }
      return log.sorted()
    }
  }

  @Test("What came before someone listens goes without a word")
  func late() throws {
    // Four rows of 100 are in view.
    let surface = try RecordingSurface(rows: [50])
    let displays = Displays()
    let feature = DisplayFeature(displays)
    surface.controller.add(feature)
    surface.reload()
    surface.scroll(to: LayoutPoint(x: 0, y: 100))
    _ = displays.takeLog()
    feature.forget()
    // One more comes while the four stay, then they go.
    surface.scroll(to: LayoutPoint(x: 0, y: 150))
    #expect(displays.takeLog() == ["+5"])
    surface.scroll(to: LayoutPoint(x: 0, y: 3_000))
    #expect(displays.takeLog() == ["+30", "+31", "+32", "+33", "-5"])
  }
}
