import Foundation
import Testing
import UIKitStandIn
import WaterflowEngine

@testable import WaterflowUIKit

@MainActor
@Suite("A UIKit view that is let go", .serialized)
struct LettingGoTests {
  /// What is under way when nobody holds the view any more.
  enum Event: CaseIterable {
    case fling, scrollToItem, press, drag, drop, swipe, open, pull, key, reload
  }

  @Test("leaves nothing, whatever is under way", arguments: Event.allCases)
  func anyTime(event: Event) throws {
    weak var view: WaterflowView?
    weak var controller: AnyObject?
    weak var host: ViewHost?
    weak var cell: LoggingCell?
    let delegates = Delegates()
    let content = Content([100])
    do {
      let stage = Stage(content) {
        $0.reorderDelegate = delegates
        $0.swipeDelegate = delegates
        $0.pullDelegate = delegates
        $0.allowsLongPress = event == .press
        $0.allowsFocus = true
      }
      begin(event, on: stage)
      view = stage.view
      controller = stage.view.controller
      host = stage.view.host
      cell = content.cells.first
      #expect(view != nil && controller != nil && cell != nil)
    }
    content.forgetCells()
    // A display is told with the next frame that nobody is there.
    TestClock.advance(by: 1.0 / 60)
    #expect(view == nil && controller == nil && host == nil && cell == nil)
    // The system plays animations that it has begun to the end.
    if ![.swipe, .drag, .drop].contains(event) {
      #expect(!TestClock.callsFrames)
    }
    _ = content.takeLog()
    let heard = delegates.calls
    TestClock.advance(by: 20)
    #expect(content.takeLog().isEmpty && delegates.calls == heard)
    #expect(!TestClock.callsFrames)
  }

  private func begin(_ event: Event, on stage: Stage) {
    let finger = stage.finger
    let view = stage.view
    switch event {
    case .fling:
      finger.down(at: CGPoint(x: 50, y: 190), in: stage.window)
      finger.move(to: CGPoint(x: 50, y: 10), over: 0.05)
      finger.up()
      TestClock.advance(by: 0.05)
      #expect(view.isDecelerating)
    case .scrollToItem:
      view.scrollToItem(
        at: IndexPath(item: 50, section: 0), at: .start, animated: true)
      TestClock.advance(by: 0.1)
      #expect(view.scrollDestination != nil)
    case .press:
      finger.down(at: CGPoint(x: 50, y: 75), in: stage.window)
      TestClock.advance(by: 0.1)
    case .drag, .drop:
      finger.down(at: CGPoint(x: 50, y: 75), in: stage.window)
      TestClock.advance(by: 0.8)
      finger.move(to: CGPoint(x: 50, y: 195), over: 0.2)
      #expect(view.isReordering)
      if event == .drop {
        finger.up()
        TestClock.advance(by: 0.02)
      }
    case .swipe:
      finger.down(at: CGPoint(x: 90, y: 75), in: stage.window)
      finger.move(to: CGPoint(x: 40, y: 75), over: 0.1)
      finger.up()
      TestClock.advance(by: 0.02)
    case .open:
      view.openSwipeActions(
        at: IndexPath(item: 1, section: 0), edge: .trailing)
      TestClock.advance(by: 1)
      #expect(view.indexPathForOpenSwipeActions != nil)
    case .pull:
      view.beginPull()
      TestClock.advance(by: 0.05)
      #expect(view.pullState != .idle)
    case .key:
      view.becomeFirstResponder()
      view.focusItem(at: IndexPath(item: 1, section: 0))
      TestClock.advance(by: 0.05)
    case .reload: view.reloadData()
    }
  }

  @Test("leaves nothing in the middle of an animated snapshot")
  func snapshot() throws {
    weak var view: WaterflowView?
    weak var source: WaterflowDiffableDataSource<Int, Int>?
    weak var cell: WaterflowCell?
    var isDone = false
    do {
      let stage = Stage(Content([]))
      let made = WaterflowDiffableDataSource<Int, Int>(
        waterflowView: stage.view
      ) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
      source = made
      view = stage.view
      var snapshot = Snapshot<Int, Int>()
      try snapshot.appendSections([0])
      try snapshot.appendItems([1, 2, 3])
      made.apply(snapshot, animatingDifferences: false)
      stage.window.layOut()
      try snapshot.deleteItems([1])
      try snapshot.appendItems([4])
      made.apply(snapshot) { isDone = true }
      stage.window.layOut()
      cell = stage.seen.first
      TestClock.advance(by: 0.1)
      #expect(view != nil && source != nil && cell != nil && !isDone)
    }
    TestClock.advance(by: 1.0 / 60)
    #expect(view == nil && source == nil && cell == nil)
    TestClock.advance(by: 2)
    #expect(!TestClock.callsFrames && !isDone)
  }

  @Test("lives until the callback is over in which that happens")
  func inCallback() {
    weak var gone: WaterflowView?
    var held: WaterflowView?
    var lived: Bool?
    do {
      let content = Content([100])
      let stage = Stage(content)
      gone = stage.view
      held = stage.view
      // Where nobody looks nothing moves, and the end is told by a timer.
      stage.view.removeFromSuperview()
      let update = { [unowned view = stage.view] in
        content.counts = [99]
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
      stage.view.performBatchUpdates(update) { _ in
        held = nil
        lived = gone != nil
      }
    }
    #expect(held != nil && lived == nil)
    TestClock.advance(by: 2)
    #expect(lived == true && gone == nil)
  }

  @Test("leaves a cell of the app's own to the next view")
  func ownCell() {
    let own = LoggingCell(frame: .zero)
    own.reuseIdentifier = "own"
    func stage() -> Stage {
      let content = Content([1])
      content.look.headerLength = 20
      content.answer = { _, _ in own }
      return Stage(content) { $0.allowsFocus = true }
    }
    do {
      let first = stage()
      let path = IndexPath(item: 0, section: 0)
      first.view.selectItem(at: path, animated: false)
      first.view.becomeFirstResponder()
      first.view.focusItem(at: path)
      TestClock.advance(by: 0.05)
      #expect(first.seen.contains(own) && own.isSelected && own.hasFocus)
    }
    TestClock.advance(by: 1.0 / 60)
    #expect(own.hostingView == nil)
    let next = stage()
    #expect(next.seen.contains(own))
    #expect(own.superview === next.view)
    #expect(own.frame == CGRect(x: 0, y: 20, width: 100, height: 50))
    #expect(!own.isSelected && !own.isHighlighted && !own.hasFocus)
  }

  @Test("leaves the identifier of a cell of the app's own to be changed")
  func ownIdentifier() {
    let own = LoggingCell(frame: .zero)
    own.reuseIdentifier = "own"
    do {
      let content = Content([1])
      content.answer = { _, _ in own }
      let stage = Stage(content)
      own.reuseIdentifier = "other"
      #expect(stage.seen == [own] && own.reuseIdentifier == "own")
    }
    TestClock.advance(by: 1.0 / 60)
    own.reuseIdentifier = "other"
    #expect(own.reuseIdentifier == "other")
  }

  @MainActor
  private final class Delegates: WaterflowReorderDelegate,
    WaterflowSwipeDelegate, WaterflowPullDelegate
  {
    var calls = 0

    func waterflowView(
      _ waterflowView: WaterflowView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      calls += 1
      return true
    }

    func waterflowView(
      _ waterflowView: WaterflowView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { calls += 1 }

    func waterflowView(
      _ waterflowView: WaterflowView,
      trailingSwipeActionsConfigurationForItemAt indexPath: IndexPath
    ) -> WaterflowSwipeActions? {
      calls += 1
      return WaterflowSwipeActions(actions: [
        WaterflowSwipeAction(style: .destructive, title: "Delete") { _, _ in }
      ])
    }

    func waterflowView(
      _ waterflowView: WaterflowView, didPullTo distance: CGFloat,
      state: PullState
    ) { calls += 1 }

    func waterflowViewDidTriggerPull(_ waterflowView: WaterflowView) {
      calls += 1
    }
  }
}
