import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

@MainActor
@Suite("Selecting by a drag in a view in a page", .serialized)
struct MultipleSelectionTests {
  private final class Log: WaterflowMultipleSelectionDelegate {
    var lines: [String] = []
    var onEnd: (WaterflowView) -> Void = { _ in }

    func waterflowView(
      _ view: WaterflowView,
      didBeginMultipleSelectionInteractionAt path: ItemPath
    ) { lines.append("begin \(path.item)") }

    func waterflowViewDidEndMultipleSelectionInteraction(
      _ view: WaterflowView
    ) {
      lines.append("end")
      onEnd(view)
    }
  }

  private let kept: Stage
  private let hand: Hand
  private let log = Log()

  // Row n is at 20 + 50 n; the viewport is 200 high.
  init() throws {
    kept = try Stage(count: 100)
    kept.view.reloadData()
    kept.view.allowsMultipleSelection = true
    kept.view.multipleSelectionDelegate = log
    hand = try Hand(on: kept)
  }

  /// Tests of other suites may have had another page since.
  private var stage: Stage {
    PageRecorder.current = kept.page
    return kept
  }

  private var selected: [Int] {
    stage.view.indexPathsForSelectedItems.map(\.item)
  }

  @Test("The page shows a mouse's rectangle, and hides it at the end")
  func rectangle() {
    hand.down(10, 80, at: 1_000, kind: .mouse)
    #expect(hand.move(60, 140, at: 1_010) == Hand.claimed)
    #expect(stage.last("marquee") == [10, 80, 50, 60])
    #expect(selected == [1, 2])
    hand.up(60, 140, at: 1_100)
    #expect(stage.last("marquee") == [0, 0, 0, 0])
    #expect(selected == [1, 2] && log.lines == ["begin 1", "end"])
  }

  @Test("A touch may be kept from scrolling, and from bringing up a menu")
  func claims() {
    let wanted: GestureClaims = [.drags, .presses, .ranges]
    #expect(stage.last("claim") == [Double(wanted.rawValue)])
  }

  @Test("A mouse on a control in a cell draws nothing")
  func control() {
    hand.down(10, 80, at: 1_000, kind: .mouse, onControl: true)
    #expect(hand.move(60, 140, at: 1_010) == 0)
    #expect(selected == [] && log.lines == [])
    hand.up(60, 140, at: 1_100)
  }

  @Test("A delegate that goes may set another one as it is told")
  func successor() {
    let next = Log()
    log.onEnd = { $0.multipleSelectionDelegate = next }
    hand.down(10, 80, at: 1_000, kind: .mouse)
    hand.move(60, 140, at: 1_010)
    stage.view.multipleSelectionDelegate = nil
    #expect(stage.view.multipleSelectionDelegate === next)
    hand.up(60, 140, at: 1_100)
    hand.down(10, 80, at: 2_000, kind: .mouse)
    #expect(hand.move(60, 140, at: 2_010) == Hand.claimed)
    hand.up(60, 140, at: 2_100)
    #expect(selected == [1, 2] && next.lines == ["begin 1", "end"])
  }

  @Test("Without a delegate nothing is selected by a drag, also under way")
  func withoutDelegate() {
    hand.down(10, 80, at: 1_000, kind: .mouse)
    hand.move(60, 140, at: 1_010)
    stage.view.multipleSelectionDelegate = nil
    #expect(selected == [] && log.lines == ["begin 1", "end"])
    hand.move(60, 190, at: 1_020)
    hand.up(60, 190, at: 1_100)
    #expect(selected == [] && stage.view.multipleSelectionDelegate == nil)
  }
}
