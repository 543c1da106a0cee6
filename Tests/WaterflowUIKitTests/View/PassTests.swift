import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// What UIKit marks while the view lays out, cells that come or are resized,
/// brings a second call of `layoutSubviews`, which has to find nothing to do.
@MainActor
@Suite("Passes and layouts of the UIKit view", .serialized)
struct PassTests {
  private let content = Content([1_000])
  private let view: CountingView
  private let window: UIWindow

  init() {
    TestClock.reset()
    content.look = WaterflowSection(mode: .waterfall(lanes: .fixed(3)))
    content.height = { CGFloat(20 + $0.item * 37 % 60) }
    view = CountingView(content)
    window = UIWindow(root: view, size: CGSize(width: 300, height: 400))
  }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  /// Counts the engine's passes and the calls of `layoutSubviews`, up to the
  /// end of the turn.
  private func count(_ body: () -> Void) -> (passes: Int, layouts: Int) {
    let before = (view.counters.passes, view.layouts)
    body()
    window.layOut()
    return (view.counters.passes - before.0, view.layouts - before.1)
  }

  @Test("A first load of 1,000 items takes one pass and two layouts")
  func firstLoad() {
    let work = count {}
    #expect(work == (passes: 1, layouts: 2))
    #expect(view.visibleCells.count > 20)
    #expect(content.heightsAsked == 1_000)
  }

  @Test("Asking for a frame loads in the one pass that there is")
  func asked() {
    let work = count { _ = view.frameForItem(at: path(5)) }
    #expect(work.passes == 1)
    #expect(work.layouts <= 2)
  }

  @Test("200 scroll ticks take a pass and at most two layouts each")
  func scrolling() {
    window.layOut()
    var (passes, layouts) = (0, 0)
    for _ in 0..<200 {
      let tick = count { view.contentOffset.y += 17 }
      #expect(tick.passes == 1)
      #expect(tick.layouts <= 2)
      passes += tick.passes
      layouts += tick.layouts
    }
    #expect(passes == 200)
    #expect((200...400).contains(layouts))
  }

  @Test("A tick that brings no cell is laid out once")
  func smallTick() {
    content.height = { _ in 1_000 }
    window.layOut()
    let tick = count { view.contentOffset.y += 17 }
    #expect(tick == (passes: 1, layouts: 1))
  }

  @Test("Cells that come in an animation are laid out without it, in one pass")
  func animated() {
    window.layOut()
    let work = count {
      UIView.animate(withDuration: 1) {
        view.contentOffset.y += 2_000
        view.layoutIfNeeded()
      }
    }
    #expect(work.passes == 1)
    let cells = view.visibleCells.compactMap { $0 as? LoggingCell }
    #expect(cells.count > 20)
    #expect(cells.allSatisfy { $0.contentView.bounds.size == $0.bounds.size })
    #expect(cells.allSatisfy { $0.animatedLayouts.contains(false) })
    #expect(!cells.contains { $0.animatedLayouts.contains(true) })
    #expect(cells.allSatisfy { $0.animatedFills == 0 })
    // Each cell asks for it, and all but the first find nothing due.
    #expect(work.layouts <= 2 + 2 * cells.count)
  }

  @Test("A frame of a fling takes one pass")
  func fling() {
    window.layOut()
    let finger = Finger()
    finger.down(at: CGPoint(x: 50, y: 350), in: window)
    finger.move(to: CGPoint(x: 50, y: 50), over: 0.05)
    finger.up()
    #expect(view.isDecelerating)
    for _ in 0..<20 {
      let frame = count { TestClock.advance(by: 1.0 / TestClock.frameRate) }
      #expect(frame.passes == 1)
      #expect(frame.layouts <= 2)
    }
  }

  @Test("A batch update takes one pass, scrolled or not", arguments: [0, 700])
  func update(offset: CGFloat) {
    window.layOut()
    _ = count { view.contentOffset.y = offset }
    let work = count {
      UIView.performWithoutAnimation {
        view.performBatchUpdates {
          content.counts = [1_002]
          view.deleteItems(at: [path(3)])
          view.insertItems(at: [path(0), path(30), path(500)])
          view.moveItem(at: path(9), to: path(60))
        }
      }
    }
    #expect(work.passes == 1)
    #expect(work.layouts <= 2)
  }

  @Test(
    "An animated insert takes one pass, and its end none", arguments: [4, 996])
  func insert(item: Int) {
    window.layOut()
    let work = count {
      content.counts = [1_001]
      view.insertItems(at: [path(item)])
    }
    #expect(work.passes == 1)
    #expect(work.layouts <= 2)
    // What was left to be laid out later, if anything was, takes a pass then.
    let isComplete = view.engine.layout.isComplete
    #expect(isComplete == (item == 996))
    let rest = count { TestClock.advance(by: 1) }
    #expect(rest.passes == (isComplete ? 0 : 1))
    #expect(rest.layouts <= 2)
  }

  @Test("Cells that tell their sizes take a pass with what they told")
  func selfSizing() {
    let names = Names(40)
    names.look.estimatesLengths = true
    for item in 0..<40 { names.needs["\(item)"] = 60 }
    var layouts = 0
    let stage = NameStage(names)
    #expect(stage.view.counters.passes == 2)
    for _ in 0..<20 {
      let passes = stage.view.counters.passes
      stage.scroll(to: stage.view.contentOffset.y + 40)
      #expect(stage.view.counters.passes - passes <= 2)
      layouts = stage.window.layOut()
      #expect(layouts == 0)
    }
  }

  @Test("Far too high estimates are put right before the turn is over")
  func estimates() {
    let names = Names(400)
    names.look.estimatesLengths = true
    for item in 0..<400 { names.needs["\(item)"] = 2 }
    let stage = NameStage(names)
    TestClock.advance(by: 1)
    #expect(stage.cells.count == 100)
    #expect(names.measured.count == 100)
  }

  @Test("A reload takes one pass", arguments: [0, 700])
  func reload(offset: CGFloat) {
    window.layOut()
    _ = count { view.contentOffset.y = offset }
    let work = count { view.reloadData() }
    #expect(work.passes == 1)
    #expect(work.layouts <= 2)
  }

  @Test("A view that begins at its end takes one pass")
  func end() {
    view.anchorsToEnd = true
    let work = count {}
    #expect(work.passes == 1)
    #expect(work.layouts <= 2)
    #expect(view.contentOffset.y == view.contentSize.height - 400)
  }

  @Test("A rotation takes one pass", arguments: [0, 700])
  func rotation(offset: CGFloat) {
    window.layOut()
    _ = count { view.contentOffset.y = offset }
    let work = count { window.rotate(to: CGSize(width: 500, height: 200)) }
    #expect(work.passes == 1)
    #expect(work.layouts <= 2)
  }

  @Test("Another height and a jump to an item take a pass each")
  func others() {
    window.layOut()
    let height = count { view.setHeight(99, forItemAt: path(2)) }
    #expect(height.passes == 1)
    #expect(height.layouts <= 2)
    let jump = count {
      view.scrollToItem(at: path(600), at: .start, animated: false)
    }
    #expect(jump.passes == 1)
    #expect(jump.layouts <= 2)
  }

  @Test("Other insets take one pass, and no data is read again")
  func insets() {
    window.layOut()
    let work = count { view.contentInset.bottom = 30 }
    #expect(work.passes == 1)
    #expect(work.layouts <= 2)
    #expect(content.heightsAsked == 1_000)
  }

  @Test("A layout for nothing takes no pass")
  func nothing() {
    window.layOut()
    #expect(count { view.setNeedsLayout() } == (passes: 0, layouts: 1))
    #expect(count { view.addSubview(UIView()) } == (passes: 0, layouts: 1))
  }

  @Test("What changes what is shown takes a pass")
  func dues() {
    window.layOut()
    #expect(count { view.overscan = 100 }.passes == 1)
    #expect(count { view.pinMode = .untilNext }.passes == 1)
    #expect(count { view.nearEndLength = 100 }.passes == 1)
    #expect(count { view.prefetchDataSource = content }.passes == 1)
    #expect(content.takeLog().contains { $0.hasPrefix("prefetch") })
  }

  @Test("A cell that is laid out at once while it is filled ends in one pass")
  func laidOutInside() {
    content.onFill = { view, _ in view.layoutIfNeeded() }
    let work = count {}
    #expect(work.passes == 1)
    content.onFill = nil
    #expect(count {}.layouts == 0)
  }

  @Test("A source that always asks for a reload is given one a turn")
  func endless() {
    var loads = 0
    content.onFill = { view, path in
      if path.item == 0 {
        loads += 1
        view.reloadData()
      }
    }
    window.layOut()
    #expect(loads < 20)
    let first = loads
    TestClock.advance(by: 0.01)
    #expect(loads > first)
    content.onFill = nil
    TestClock.advance(by: 0.01)
    #expect(count {} == (passes: 0, layouts: 0))
  }
}
