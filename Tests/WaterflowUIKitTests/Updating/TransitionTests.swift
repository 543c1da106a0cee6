import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Transitions of the UIKit view", .serialized)
struct TransitionTests {
  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  private func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 100, height: 50)
  }

  private func insert(
    _ name: String, at item: Int, _ names: Names, _ stage: NameStage,
    completion: ((Bool) -> Void)? = nil
  ) {
    stage.view.performBatchUpdates(
      {
        names.sections[0].insert(name, at: item)
        stage.view.insertItems(at: [path(item)])
      }, completion: completion)
  }

  private func delete(
    _ item: Int, _ names: Names, _ stage: NameStage,
    completion: ((Bool) -> Void)? = nil
  ) {
    stage.view.performBatchUpdates(
      {
        names.sections[0].remove(at: item)
        stage.view.deleteItems(at: [path(item)])
      }, completion: completion)
  }

  /// Whether two rectangles are the same up to a thousandth of a point.
  private func isClose(_ a: CGRect?, _ b: CGRect) -> Bool {
    guard let a else { return false }
    return abs(a.minX - b.minX) < 1e-3 && abs(a.minY - b.minY) < 1e-3
      && abs(a.width - b.width) < 1e-3 && abs(a.height - b.height) < 1e-3
  }

  @Test("Cells take one way, also where the app animates the update itself")
  func animatedByApp() {
    let names = Names(10)
    let stage = NameStage(names)
    let cell = stage.cell("2")
    UIView.animate(withDuration: 0.5) {
      names.sections[0].remove(at: 0)
      stage.view.deleteItems(at: [path(0)])
    }
    #expect(cell?.frame == frame(0, 50) && cell?.animatedMoves == 0)
    TestClock.advance(by: 1)
    names.heights["3"] = 80
    UIView.animate(withDuration: 0.5) { stage.view.reloadItems(at: [path(2)]) }
    #expect(stage.cells.allSatisfy { $0.animatedMoves == 0 })
  }

  @Test("An insertion slides in from the leading edge, and others make room")
  func insertion() {
    let names = Names(10)
    let stage = NameStage(names)
    insert("x", at: 1, names, stage)
    // Frames are final at once, while everything is still seen where it was.
    #expect(stage.cell("x")?.frame == frame(0, 50))
    #expect(isClose(stage.seen("x"), frame(-100, 50)))
    #expect(isClose(stage.seen("1"), frame(0, 50)))
    // Even what is pushed out of sight.
    #expect(isClose(stage.seen("3"), frame(0, 150)))
    TestClock.advance(by: 0.125)
    #expect(isClose(stage.seen("0"), frame(0, 0)))
    #expect(isClose(stage.seen("x"), frame(-50, 50)))
    #expect(isClose(stage.seen("1"), frame(0, 75)))
    #expect(isClose(stage.seen("3"), frame(0, 175)))
    TestClock.advance(by: 0.15)
    #expect(isClose(stage.seen("x"), frame(0, 50)))
    #expect(isClose(stage.seen("1"), frame(0, 100)))
    #expect(stage.seen("3") == nil)
    #expect(stage.cells.count == 4)
  }

  @Test("It eases in and out")
  func pace() {
    let names = Names(10)
    let stage = NameStage(names)
    insert("x", at: 0, names, stage)
    var steps: [CGFloat] = []
    var last = stage.seen("0")?.minY ?? 0
    for _ in 0..<10 {
      TestClock.advance(by: 0.025)
      let now = stage.seen("0")?.minY ?? 0
      steps.append(now - last)
      last = now
    }
    #expect(steps.prefix(5).elementsEqual(steps.prefix(5).sorted()))
    #expect(steps.suffix(5).elementsEqual(steps.suffix(5).sorted(by: >)))
    #expect(abs(steps.reduce(0, +) - 50) < 1e-6)
  }

  @Test("A deletion slides out to the leading edge, and others close up")
  func deletion() {
    let names = Names(10)
    let stage = NameStage(names)
    let cell = stage.cell("1")
    var finished: [Bool] = []
    delete(1, names, stage) { finished.append($0) }
    #expect(isClose(stage.seen("1"), frame(0, 50)))
    // What comes into view begins where it was, out of sight.
    #expect(isClose(stage.seen("4"), frame(0, 200)))
    TestClock.advance(by: 0.125)
    #expect(isClose(stage.seen("1"), frame(-50, 50)))
    #expect(isClose(stage.seen("2"), frame(0, 75)))
    #expect(isClose(stage.seen("4"), frame(0, 175)))
    #expect(cell?.isHidden == false && finished.isEmpty)
    // A cell that leaves is nobody's.
    #expect(cell.flatMap { stage.view.indexPath(for: $0) } == nil)
    TestClock.advance(by: 0.15)
    #expect(cell?.isHidden == true && cell?.name == nil)
    #expect(finished == [true])
    #expect(stage.view.counters.cellsMade == 5)
  }

  @Test("From right to left the leading edge is the right one")
  func rightToLeft() {
    let names = Names(4)
    let stage = NameStage(names) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    insert("x", at: 0, names, stage)
    TestClock.advance(by: 0.125)
    #expect(isClose(stage.seen("x"), frame(50, 0)))
  }

  @Test("A cell that also changes its size grows on the way")
  func size() {
    let names = Names(3)
    names.look.mode = .list
    let stage = NameStage(names)
    // The item comes into a section of insets, where it is narrower.
    names.sections.append([])
    stage.view.reloadData()
    stage.window.layOut()
    names.look.insets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    names.sections[1] = ["a"]
    stage.view.reloadSections([1])
    TestClock.advance(by: 1)
    #expect(stage.cell("a")?.frame.width == 60)
    names.sections = [["0", "1"], ["2", "a"]]
    stage.view.moveItem(at: path(2), to: IndexPath(item: 0, section: 1))
    #expect(isClose(stage.seen("2"), frame(0, 100)))
    TestClock.advance(by: 0.125)
    #expect(
      isClose(
        stage.seen("2"), CGRect(x: 10, y: 100, width: 80, height: 50)))
  }

  @Test("An update on the way goes on from where cells are seen")
  func interruption() {
    let names = Names(10)
    let stage = NameStage(names)
    var finished: [String] = []
    insert("x", at: 0, names, stage) { finished.append("first \($0)") }
    TestClock.advance(by: 0.125)
    #expect(isClose(stage.seen("0"), frame(0, 25)))
    #expect(isClose(stage.seen("x"), frame(-50, 0)))
    insert("y", at: 0, names, stage) { finished.append("second \($0)") }
    // Told a turn later.
    #expect(finished == [])
    // Nothing has jumped.
    #expect(isClose(stage.seen("0"), frame(0, 25)))
    #expect(isClose(stage.seen("x"), frame(-50, 0)))
    #expect(isClose(stage.seen("y"), frame(-100, 0)))
    TestClock.advance(by: 0.125)
    #expect(finished == ["first false"])
    // Half of what was left: from 25 to 100, and from (-50, 0) to (0, 50).
    #expect(isClose(stage.seen("0"), frame(0, 62.5)))
    #expect(isClose(stage.seen("x"), frame(-25, 25)))
    TestClock.advance(by: 0.15)
    #expect(finished == ["first false", "second true"])
    #expect(isClose(stage.seen("0"), frame(0, 100)))
    #expect(isClose(stage.seen("x"), frame(0, 50)))
    #expect(stage.cells.count == 4)
  }

  @Test("An update that moves nothing waits for no earlier one")
  func nothingSent() {
    let names = Names(100)
    let stage = NameStage(names)
    var finished: [String] = []
    insert("x", at: 0, names, stage) { finished.append("first \($0)") }
    insert("y", at: 90, names, stage) { finished.append("second \($0)") }
    TestClock.advance(by: 0.05)
    #expect(finished == ["second true"])
    TestClock.advance(by: 0.3)
    #expect(finished == ["second true", "first true"])
  }

  @Test("An update that is taken back on the way returns from there")
  func reversal() {
    let names = Names(10)
    let stage = NameStage(names)
    insert("x", at: 0, names, stage)
    TestClock.advance(by: 0.125)
    let cells = stage.cells.map(ObjectIdentifier.init)
    delete(0, names, stage)
    #expect(isClose(stage.seen("0"), frame(0, 25)))
    #expect(isClose(stage.seen("x"), frame(-50, 0)))
    // What was on its way out comes back with its cell.
    #expect(isClose(stage.seen("3"), frame(0, 175)))
    TestClock.advance(by: 0.125)
    #expect(isClose(stage.seen("0"), frame(0, 12.5)))
    #expect(isClose(stage.seen("x"), frame(-75, 0)))
    #expect(isClose(stage.seen("3"), frame(0, 162.5)))
    TestClock.advance(by: 0.15)
    #expect(stage.resting == ["0 0", "1 50", "2 100", "3 150"])
    #expect(isClose(stage.seen("0"), frame(0, 0)))
    #expect(isClose(stage.seen("3"), frame(0, 150)))
    #expect(stage.cells.count == 4)
    #expect(
      Set(stage.cells.map(ObjectIdentifier.init)).isSubset(of: Set(cells)))
  }

  @Test("Cells that leave go on leaving through a further update")
  func leavingGoesOn() {
    let names = Names(10)
    let stage = NameStage(names)
    delete(0, names, stage)
    TestClock.advance(by: 0.125)
    insert("x", at: 3, names, stage)
    #expect(isClose(stage.seen("0"), frame(-50, 0)))
    TestClock.advance(by: 0.13)
    #expect(stage.seen("0") == nil)
    TestClock.advance(by: 0.2)
    #expect(stage.resting == ["1 0", "2 50", "3 100", "x 150"])
    #expect(stage.cells.count == 4)
  }

  @Test("The content that moves to keep the anchor is no movement on screen")
  func withAnchor() {
    let names = Names(100)
    let stage = NameStage(names)
    stage.scroll(to: 1_000)
    insert("x", at: 3, names, stage)
    #expect(stage.view.contentOffset.y == 1_050)
    for name in ["20", "21", "22", "23"] {
      let y = CGFloat((Int(name) ?? 0) - 20) * 50
      #expect(isClose(stage.seen(name), frame(0, y)))
    }
    delete(22, names, stage)
    #expect(isClose(stage.seen("22"), frame(0, 100)))
    TestClock.advance(by: 0.125)
    #expect(isClose(stage.seen("22"), frame(0, 75)))
  }

  @Test("Scrolling on the way moves everything along")
  func scrolling() {
    let names = Names(100)
    let stage = NameStage(names)
    insert("x", at: 0, names, stage)
    TestClock.advance(by: 0.125)
    stage.scroll(to: 40)
    #expect(isClose(stage.seen("0"), frame(0, -15)))
    TestClock.advance(by: 0.15)
    #expect(isClose(stage.seen("0"), frame(0, 10)))
    // A cell that is used again on the way stands still in its new place.
    insert("y", at: 0, names, stage)
    stage.scroll(to: 2_000)
    for cell in stage.view.visibleCells {
      #expect(cell.shownFrame == cell.frame)
    }
  }

  @Test("A late size on the way disturbs nothing")
  func lateSize() {
    let names = Names(10)
    let stage = NameStage(names)
    insert("x", at: 0, names, stage)
    TestClock.advance(by: 0.125)
    stage.view.setHeight(60, forItemAt: path(1))
    #expect(isClose(stage.seen("1"), frame(0, 85)))
    TestClock.advance(by: 0.15)
    #expect(isClose(stage.seen("1"), frame(0, 110)))
  }

  @Test("With reduced motion, and without animations, nothing slides")
  func reducedMotion() {
    let names = Names(10)
    let stage = NameStage(names)
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    var ended = 0
    insert("x", at: 0, names, stage) { if $0 { ended += 1 } }
    #expect(isClose(stage.seen("x"), frame(0, 0)))
    #expect(isClose(stage.seen("0"), frame(0, 50)))
    #expect(stage.cells.count == 4)
    TestClock.advance(by: 0.01)
    #expect(ended == 1)
    UIAccessibility.isReduceMotionEnabled = false
    UIView.performWithoutAnimation { delete(0, names, stage) }
    #expect(isClose(stage.seen("0"), frame(0, 0)))
    #expect(stage.cells.count == 4)
  }

  @Test("A transform of the app's own is there again, interrupted or not")
  func ownTransform() {
    let names = Names(10)
    let stage = NameStage(names)
    let own = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
    let cell = stage.cell("0")
    cell?.transform = own
    insert("x", at: 0, names, stage)
    TestClock.advance(by: 0.125)
    #expect(
      isClose(
        stage.seen("0"), CGRect(x: 25, y: 37.5, width: 50, height: 25)))
    insert("y", at: 0, names, stage)
    #expect(
      isClose(
        stage.seen("0"), CGRect(x: 25, y: 37.5, width: 50, height: 25)))
    TestClock.advance(by: 0.1)
    insert("z", at: 0, names, stage)
    stage.scroll(to: 0)
    TestClock.advance(by: 0.3)
    #expect(cell?.transform == own)
    #expect(
      isClose(
        cell.map { $0.shownFrame },
        CGRect(x: 25, y: 162.5, width: 50, height: 25)))
  }

  @Test("A reload on the way ends it")
  func reload() {
    let names = Names(10)
    let stage = NameStage(names)
    insert("x", at: 0, names, stage)
    TestClock.advance(by: 0.1)
    stage.view.reloadData()
    stage.window.layOut()
    #expect(stage.cells.count == 4)
    for cell in stage.cells { #expect(cell.shownFrame == cell.frame) }
    TestClock.advance(by: 0.3)
    #expect(stage.resting == ["x 0", "0 50", "1 100", "2 150"])
  }
}
