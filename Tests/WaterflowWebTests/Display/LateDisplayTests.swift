import Testing
import WaterflowLayout

@testable import WaterflowWeb

extension SectionViewTests {
  @MainActor
  @Suite("Who is told late what is displayed")
  struct LateDisplayTests {
    private final class Listener: WaterflowDisplayDelegate {
      private var calls: [String] = []

      func waterflowView(
        _ view: WaterflowView, willDisplay cell: WaterflowCell,
        forItemAt path: ItemPath
      ) { calls.append("+\(path.item)") }

      func waterflowView(
        _ view: WaterflowView, didEndDisplaying cell: WaterflowCell,
        forItemAt path: ItemPath
      ) { calls.append("-\(path.item)") }

      func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
      }
    }

    /// Rows of 50 points, four of which fit.
    private func stage() throws -> Stage {
      let stage = try Stage(count: 20)
      stage.view.reloadData()
      return stage
    }

    private func reconfigure(_ item: Int, _ stage: Stage) {
      stage.view.reconfigureItems(at: [ItemPath(section: 0, item: item)])
    }

    @Test("A cell that shows already is told neither way, filled again or not")
    func shownBefore() throws {
      let stage = try stage()
      let first = try #require(stage.visibleRows.first)
      let listener = Listener()
      stage.view.displayDelegate = listener
      reconfigure(first, stage)
      #expect(listener.takeCalls() == [])
      stage.view.scroll(to: 5_000)
      #expect(listener.takeCalls().allSatisfy { $0.hasPrefix("+") })
      stage.view.scroll(to: 0)
      #expect(listener.takeCalls().contains("+\(first)"))
      reconfigure(first, stage)
      #expect(listener.takeCalls() == [])
    }

    @Test("Another delegate hears of no end whose beginning it has not heard")
    func handedOver() throws {
      let stage = try stage()
      let (first, second) = (Listener(), Listener())
      stage.view.displayDelegate = first
      stage.view.scroll(to: 5_000)
      _ = first.takeCalls()
      stage.view.displayDelegate = second
      reconfigure(try #require(stage.visibleRows.first), stage)
      stage.view.scroll(to: 0)
      #expect(first.takeCalls() == [])
      let calls = second.takeCalls()
      #expect(!calls.isEmpty && calls.allSatisfy { $0.hasPrefix("+") })
      // The same one again changes nothing.
      stage.view.displayDelegate = second
      stage.view.scroll(to: 5_000)
      let ends = second.takeCalls().filter { $0.hasPrefix("-") }
      #expect(ends.count == calls.count)
    }
  }
}
