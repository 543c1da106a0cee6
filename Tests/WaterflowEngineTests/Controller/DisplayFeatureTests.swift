import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Who hears which cells come and go")
struct DisplayFeatureTests {
  /// Writes down what it hears.
  private final class Displays: DisplaySurface {
    var log: [String] = []
    var namesSections = false

    func display(_ cell: CellID, for element: ElementID, hasEnded: Bool) {
      let sign = hasEnded ? "-" : "+"
      let part =
        switch element.kind {
        case .header: "h"
        case .footer: "f"
        default: ""
        }
      log.append(
        namesSections && part != ""
          ? "\(sign)\(part)\(element.section)"
          : "\(sign)\(element.path.item)")
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

  @Test("Headers and footers go by the numbers that their sections have by now")
  func insertedSection() throws {
    let surface = try RecordingSurface(rows: [1, 100], header: 40)
    let displays = Displays()
    displays.namesSections = true
    surface.controller.add(DisplayFeature(displays))
    surface.style.footer = 40
    surface.reload()
    #expect(displays.takeLog() == ["+0", "+0", "+1", "+f0", "+h0", "+h1"])
    surface.counts = [1, 1, 100]
    surface.controller.performBatchUpdates { $0.batch.insertSections([0]) }
    surface.wait(1_000)
    surface.frame(after: 1_000)
    _ = displays.takeLog()
    surface.scroll(to: LayoutPoint(x: 0, y: 4_000))
    let gone = displays.takeLog().filter { $0.hasPrefix("-f") }
    #expect(gone == ["-f0", "-f1"])
  }

  @Test("A header goes by the number of its section when that was deleted")
  func deletedSection() throws {
    let surface = try RecordingSurface(rows: [1, 1, 1], header: 40)
    let displays = Displays()
    displays.namesSections = true
    surface.controller.add(DisplayFeature(displays))
    surface.reload()
    _ = displays.takeLog()
    func update(
      _ counts: [Int], _ change: @escaping (inout BatchUpdate) -> Void
    ) {
      surface.counts = counts
      surface.controller.performBatchUpdates { change(&$0.batch) }
    }
    update([1, 1]) { $0.deleteSections([1]) }
    // While its header is on its way, another section takes its number.
    update([1, 1, 1]) { $0.insertSections([0]) }
    surface.wait(1_000)
    surface.frame(after: 1_000)
    surface.controller.endTransitions(at: surface.now)
    #expect(displays.takeLog().filter { $0.hasPrefix("-h") } == ["-h1"])
  }
}
