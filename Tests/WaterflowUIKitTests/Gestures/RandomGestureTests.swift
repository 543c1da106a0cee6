import SeededRandom
import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// Two fingers that do anything, on a view with every gesture, while its data
/// changes.
@MainActor
private final class GestureProgram: WaterflowReorderDelegate,
  WaterflowSwipeDelegate, WaterflowPullDelegate
{
  let content = Content([60, 40])
  let stage: Stage
  var fingers = [Finger(), Finger()]
  private var random: SplitMix64
  private(set) var drops = 0
  private(set) var pulls = 0
  private(set) var actions = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let mode = [
      SectionMode.list, .waterfall(lanes: .fixed(3)),
      .flow(distribution: .leading, alignment: .top),
    ][Int(seed % 3)]
    content.look.mode = mode
    stage = Stage(
      content, size: CGSize(width: 300, height: 400),
      axis: seed % 2 == 0 ? .vertical : .horizontal
    ) {
      if seed % 4 > 1 { $0.semanticContentAttribute = .forceRightToLeft }
    }
    stage.view.swipeDelegate = self
    stage.view.reorderDelegate = self
    stage.view.pullDelegate = self
  }

  private func roll(_ sides: Int) -> Int {
    random.below(sides)
  }

  private var place: CGPoint {
    CGPoint(x: CGFloat(roll(300)), y: CGFloat(roll(400)))
  }

  func step() {
    let view = stage.view
    let finger = fingers[roll(2)]
    switch roll(19) {
    case 0, 1, 2: finger.down(at: place, in: stage.window)
    case 3, 4, 5: finger.move(to: place, over: Double(roll(30)) / 100)
    case 6, 7: finger.up()
    case 8: finger.cancel()
    case 9, 10: TestClock.advance(by: Double(roll(100)) / 100)
    case 11: change()
    case 12:
      let limit = 2_000
      let place = LayoutPoint(x: Double(roll(limit)), y: Double(roll(limit)))
      view.setContentOffset(
        view.contentOffset(of: view.engine.clamped(place)), animated: false)
    case 13:
      let path = IndexPath(item: roll(20), section: roll(2))
      view.openSwipeActions(at: path, edge: roll(2) == 0 ? .leading : .trailing)
    case 14: if roll(2) == 0 { view.beginPull() } else { view.endPull() }
    case 15:
      finger.down(at: place, in: stage.window)
      TestClock.advance(by: 0.6)
      finger.move(to: place, over: 0.5)
    case 16, 17:
      // All across, or down from the start.
      let isPull = roll(2) == 0
      if isPull {
        view.setContentOffset(
          view.contentOffset(of: view.engine.startOffset), animated: false)
      }
      let (low, high) = (CGFloat(5), CGFloat(295))
      let isDown = isPull == (view.scrollDirection == .vertical)
      let start = CGPoint(x: isDown ? 150 : high, y: isDown ? low : 150)
      finger.down(at: start, in: stage.window)
      finger.move(
        to: CGPoint(x: isDown ? 150 : low, y: isDown ? high : 150), over: 0.3)
      finger.up()
    default:
      switch roll(3) {
      case 0: view.reloadData()
      case 1:
        stage.window.rotate(
          to: roll(2) == 0
            ? CGSize(width: 400, height: 300) : CGSize(width: 300, height: 400))
      default: view.closeSwipeActions()
      }
    }
  }

  private func change() {
    let section = roll(2)
    let path = IndexPath(item: roll(10), section: section)
    if roll(2) == 0, content.counts[section] > 20 {
      stage.view.performBatchUpdates { [content, stage] in
        content.counts[section] -= 1
        stage.view.deleteItems(at: [path])
      }
    } else {
      stage.view.performBatchUpdates { [content, stage] in
        content.counts[section] += 1
        stage.view.insertItems(at: [path])
      }
    }
  }

  func settle() {
    for finger in fingers { finger.cancel() }
    stage.view.endPull()
    stage.view.closeSwipeActions()
    TestClock.advance(by: 5)
  }

  // MARK: - Delegates

  func waterflowView(
    _ waterflowView: WaterflowView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    content.counts[sourceIndexPath.section] -= 1
    content.counts[destinationIndexPath.section] += 1
    drops += 1
  }

  func waterflowView(
    _ waterflowView: WaterflowView,
    leadingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions? {
    WaterflowSwipeActions(actions: [action(indexPath)])
  }

  func waterflowView(
    _ waterflowView: WaterflowView,
    trailingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions? {
    indexPath.item % 5 == 0
      ? nil
      : WaterflowSwipeActions(actions: [action(indexPath), action(indexPath)])
  }

  private func action(_ path: IndexPath) -> WaterflowSwipeAction {
    WaterflowSwipeAction(style: .destructive, title: "Delete") {
      [weak self] view, path in
      self?.actions += 1
      self?.content.counts[path.section] -= 1
      view.deleteItems(at: [path])
    }
  }

  func waterflowViewDidTriggerPull(_ waterflowView: WaterflowView) {
    pulls += 1
    content.counts[0] += 1
    waterflowView.insertItems(at: [IndexPath(item: 0, section: 0)])
  }
}

@MainActor
@Suite("Random fingers on the UIKit view", .serialized)
struct RandomGestureTests {
  @Test("Once they are up, all is in its place and the data is what is shown")
  func fingers() {
    var (drops, pulls, actions) = (0, 0, 0)
    for seed in 0..<24 {
      let program = GestureProgram(seed: UInt64(seed))
      for round in 0..<6 {
        for _ in 0..<40 { program.step() }
        program.settle()
        check(program, "seed \(seed), round \(round)")
      }
      drops += program.drops
      pulls += program.pulls
      actions += program.actions
    }
    // Otherwise nothing was tried.
    #expect(drops > 10)
    #expect(pulls > 10)
    #expect(actions > 10)
  }

  private func check(_ program: GestureProgram, _ name: String) {
    let view = program.stage.view
    #expect(program.content.errors == [], "\(name)")
    #expect(
      (0..<2).map { view.numberOfItems(inSection: $0) }
        == program.content.counts, "\(name)")
    #expect(view.contentInset == .zero, "\(name)")
    #expect(view.pullState == .idle, "\(name)")
    #expect(view.indexPathForOpenSwipeActions == nil, "\(name)")
    #expect(view.reorders?.gesture.isDragging == false, "\(name)")
    #expect(view.gestures?.arena.isClaimed == false, "\(name)")
    #expect(view.distanceBeforeStart <= 0.5, "\(name)")
    #expect(
      program.content.cells.allSatisfy {
        $0.transform == .identity && $0.contentView.transform == .identity
          && $0.layer.zPosition == 0 && !$0.clipsToBounds
      }, "\(name)")
    // Every cell stands where its item does.
    for cell in program.stage.seen {
      guard let path = view.indexPath(for: cell),
        let frame = view.frameForItem(at: path)
      else { continue }
      let shown = cell.frame
      let differences = [
        frame.minX - shown.minX, frame.minY - shown.minY,
        frame.maxX - shown.maxX, frame.maxY - shown.maxY,
      ]
      // A centre and an extent make a frame but for rounding.
      #expect(differences.allSatisfy { abs($0) < 0.001 }, "\(name), \(path)")
    }
  }
}
