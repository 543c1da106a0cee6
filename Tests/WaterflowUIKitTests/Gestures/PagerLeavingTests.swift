import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("A pager that is let go in the middle of a turn", .serialized)
struct PagerLeavingTests {
  private let stage = PagerStage()

  /// Shows the stage's view by a pager of its own, and tells who hears of a
  /// page's cells.
  private func makePager(
    _ listeners: [Int: Content] = [:]
  ) -> WaterflowPager {
    WaterflowPager(stage.view, firstSection: 2, pageCount: 3) {
      [tabs = stage.tabs] page, view in
      for kind in ["item", "header"] {
        view.register(LoggingCell.self, forCellWithReuseIdentifier: kind)
      }
      view.waterflowDelegate = tabs[page]
      view.dataSource = tabs[page]
      if let listener = listeners[page] { view.displayDelegate = listener }
    }
  }

  /// Lets what waits for the main actor have it before.
  private func turnOfTheMainActor() async {
    await Task { @MainActor in }.value
  }

  /// Whether the view shows one page, in its place.
  private var isTidy: Bool {
    stage.neighbour == nil && stage.view.sectionDisplacement == nil
      && stage.rows(of: stage.view).first?.frame.minX == 0
  }

  @Test("Who is told of a neighbour's cells is told that they go")
  func displays() {
    let others = Content([1, 0, 100])
    let pager = makePager([1: others])
    stage.window.layOut()
    stage.drag(from: 350, to: 300)
    stage.window.layOut()
    #expect(others.displayed.count > 4)
    // Back, by a finger that goes the other way.
    stage.finger.move(to: CGPoint(x: 395, y: 500), over: 0.3)
    stage.finger.up()
    TestClock.advance(by: 1)
    stage.window.layOut()
    #expect(stage.neighbour == nil && pager.page == 0)
    #expect(others.displayed.isEmpty && others.faults.isEmpty)
  }

  @Test("Who is told of a page's cells is told that they go as it turns")
  func mainDisplays() {
    let listeners = [Content([]), Content([]), Content([])]
    let pager = makePager([0: listeners[0], 1: listeners[1], 2: listeners[2]])
    stage.window.layOut()
    #expect(listeners[0].displayed.count > 4)
    // A neighbour would tell of the same paths.
    for page in [1, 2] {
      pager.turn(to: page, animated: false)
      stage.window.layOut()
    }
    #expect(listeners.map { $0.displayed.count > 4 } == [false, false, true])
    #expect(listeners[0].displayed.isEmpty && listeners[1].displayed.isEmpty)
    #expect(listeners.flatMap { $0.faults }.isEmpty)
  }

  @Test("Nobody holds it: its neighbour leaves, the page is in its place")
  func released() async {
    var pager: WaterflowPager? = makePager()
    stage.window.layOut()
    weak var gone: WaterflowPager?
    gone = pager
    stage.drag(from: 350, to: 200)
    #expect(stage.neighbour != nil)
    pager = nil
    #expect(gone == nil)
    await turnOfTheMainActor()
    stage.window.layOut()
    #expect(isTidy && stage.view.minimumContentLength == 0)
    stage.finger.move(to: CGPoint(x: 100, y: 500), over: 0.1)
    stage.finger.up()
    TestClock.advance(by: 1)
    #expect(isTidy)
  }

  @Test("Nobody holds it while the page settles")
  func settling() async {
    var pager: WaterflowPager? = makePager()
    stage.window.layOut()
    pager?.turn(to: 1)
    TestClock.advance(by: 0.1)
    #expect(stage.neighbour != nil)
    pager = nil
    await turnOfTheMainActor()
    TestClock.advance(by: 1)
    #expect(isTidy)
  }

  @Test("Another one takes its place")
  func replaced() {
    stage.drag(from: 350, to: 200)
    let other = makePager()
    stage.window.layOut()
    #expect(isTidy && other.turns(stage.view))
    stage.finger.up()
    // The former one has nothing to do with the view any more.
    stage.pager.stop()
    stage.pager.turn(to: 2)
    TestClock.advance(by: 1)
    #expect(isTidy && other.turns(stage.view))
    #expect(stage.view.minimumContentLength > 0)
    other.turn(to: 1)
    TestClock.advance(by: 1)
    #expect(stage.view.dataSource === stage.tabs[1])
  }

  @Test("It is stopped, or its view leaves the window")
  func stopped() {
    stage.drag(from: 350, to: 200)
    stage.view.removeFromSuperview()
    stage.finger.cancel()
    #expect(stage.neighbour == nil && stage.view.sectionDisplacement == nil)
    stage.window.addSubview(stage.view)
    stage.window.layOut()
    stage.drag(from: 350, to: 200)
    stage.pager.stop()
    stage.window.layOut()
    #expect(isTidy)
    stage.finger.up()
  }
}

extension WaterflowPager {
  /// Whether a view's pages are turned by the pager.
  fileprivate func turns(_ view: WaterflowView) -> Bool {
    view.pager.map { $0 === feature } ?? false
  }
}
