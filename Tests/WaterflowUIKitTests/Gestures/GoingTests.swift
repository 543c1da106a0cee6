import Foundation
import Testing
import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

/// A view whose recognisers end while it goes, as those of UIKit may.
@MainActor
private final class GoingView: WaterflowView {
  isolated deinit {
    for recognizer in gestureRecognizers ?? [] { recognizer.reset() }
  }
}

/// Lets all be dragged, swiped and pulled.
@MainActor
private final class Delegate: WaterflowReorderDelegate, WaterflowPullDelegate,
  WaterflowSwipeDelegate, WaterflowMultipleSelectionDelegate
{
  func waterflowView(
    _ waterflowView: WaterflowView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func waterflowView(
    _ waterflowView: WaterflowView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  func waterflowViewDidTriggerPull(_ waterflowView: WaterflowView) {}

  func waterflowView(
    _ waterflowView: WaterflowView,
    trailingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions? {
    WaterflowSwipeActions(actions: [
      WaterflowSwipeAction(style: .destructive, title: "Delete") { _, _ in }
    ])
  }

  func waterflowView(
    _ waterflowView: WaterflowView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
}

@MainActor
@Suite("A view that goes under a finger", .serialized)
struct GoingTests {
  enum Hand: CaseIterable { case drags, pulls, swipes, selects }

  @Test("A finger that no view is under any more selects nothing")
  func leaves() {
    let content = Content([100])
    let stage = Stage(content) { $0.delaysContentTouches = false }
    stage.finger.down(at: CGPoint(x: 50, y: 25), in: stage.window)
    TestClock.advance(by: 0.3)
    #expect(content.takeLog().last == "didHighlight 0")
    stage.view.removeFromSuperview()
    #expect(content.takeLog() == ["didUnhighlight 0"])
    stage.finger.up()
    #expect(
      content.takeLog() == [] && stage.view.indexPathsForSelectedItems == [])
  }

  @Test(
    "Recognisers that end while the view goes find nobody",
    arguments:
      Hand.allCases)
  func ends(_ hand: Hand) {
    weak var gone: GoingView?
    let delegate = Delegate()
    do {
      let view = GoingView(frame: .zero, scrollDirection: .vertical)
      gone = view
      let size = CGSize(width: 200, height: 400)
      let stage = Stage(Content([100]), view, size: size) {
        $0.delaysContentTouches = false
      }
      switch hand {
      case .drags: view.reorderDelegate = delegate
      case .pulls: view.pullDelegate = delegate
      case .swipes: view.swipeDelegate = delegate
      case .selects:
        view.allowsMultipleSelection = true
        view.multipleSelectionDelegate = delegate
      }
      stage.finger.down(at: CGPoint(x: 150, y: 75), in: stage.window)
      switch hand {
      case .drags, .selects: TestClock.advance(by: 0.6)
      case .pulls:
        stage.finger.move(to: CGPoint(x: 150, y: 200), over: 0.3)
        #expect(view.pullState != .idle)
      case .swipes:
        stage.finger.move(to: CGPoint(x: 60, y: 75), over: 0.3)
      }
      #expect(hand == .pulls || view.gestures?.arena.isClaimed == true)
    }
    TestClock.advance(by: 1)
    #expect(gone == nil)
  }
}
