import Testing

@testable import WaterflowWeb

// In the other suite, because tests of the one page have to take turns.
extension SectionViewTests {
  @MainActor
  @Suite("The first step of a scroll in a page")
  struct FirstStepTests {
    @Test("Cells ahead of a scroll by hand are there from its first step on")
    func looksAhead() throws {
      let stage = try Stage(count: 1_000)
      stage.view.overscanTime = 48
      stage.view.reloadData()
      // The header is 20 high, a row 50, and the viewport 200.
      #expect(stage.visibleRows == Array(0...3))
      // 160 points in a frame of 16 ms are 480 more within 48 ms.
      viewScrolled(stage.number, 160, 1_000)
      #expect(stage.visibleRows == Array(2...16))
      viewSettled(stage.number, 1_200)
      #expect(stage.visibleRows == Array(2...6))
      viewScrolled(stage.number, 0, 2_000)
      #expect(stage.visibleRows == Array(0...3))
    }

    @Test("A scroll that the app has asked for is none by hand")
    func jumps() throws {
      let stage = try Stage(count: 1_000)
      stage.view.overscanTime = 48
      stage.view.reloadData()
      stage.view.scroll(to: 1_020)
      #expect(stage.visibleRows == Array(20...23))
      // The page tells of it in its next frame.
      viewScrolled(stage.number, 1_020, 1_000)
      #expect(stage.visibleRows == Array(20...23))
    }
  }
}
