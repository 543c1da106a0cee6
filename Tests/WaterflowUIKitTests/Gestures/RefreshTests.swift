import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("A stock refresh control on the UIKit view", .serialized)
struct RefreshTests {
  private let content = Content([100])
  private let stage: Stage
  private let control = UIRefreshControl()

  init() {
    stage = Stage(content, size: CGSize(width: 200, height: 400))
    stage.view.refreshControl = control
  }

  private func pull() {
    stage.finger.down(at: CGPoint(x: 100, y: 50), in: stage.window)
    stage.finger.move(to: CGPoint(x: 100, y: 350), over: 0.3)
    stage.finger.up()
  }

  /// The largest step between two frames, in points.
  private func leap(_ seconds: TimeInterval) -> CGFloat {
    var leap: CGFloat = 0
    for _ in 0..<Int(seconds * 120) {
      let last = stage.view.contentOffset.y
      TestClock.advance(by: 1.0 / 120)
      leap = max(leap, abs(stage.view.contentOffset.y - last))
    }
    return leap
  }

  /// What happens when the data comes: before the end, after it, or while the
  /// room goes.
  enum Order: CaseIterable { case before, after, during }

  @Test("Data that comes later leaps nowhere", arguments: Order.allCases)
  func asynchronous(_ order: Order) {
    var pulls = 0
    control.onValueChanged = {
      pulls += 1
      TestClock.schedule(in: 1.5) { finish(order) }
    }
    pull()
    #expect(pulls == 1)
    #expect(leap(1.2) < 15)
    #expect(stage.view.contentOffset.y == -60)
    #expect(stage.seen(at: 65) == "item 0")
    #expect(leap(2) < 15)
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.view.numberOfItems(inSection: 0) == 105)
    #expect(stage.seen(at: 10) == "item 0")
    #expect(!control.isRefreshing)
  }

  private func finish(_ order: Order) {
    switch order {
    case .before:
      insert()
      control.endRefreshing()
    case .after:
      control.endRefreshing()
      insert()
    case .during:
      control.endRefreshing()
      TestClock.schedule(in: 0.1) { insert() }
    }
  }

  private func insert() {
    content.counts = [105]
    stage.view.insertItems(
      at: (0..<5).map { IndexPath(item: $0, section: 0) })
  }

  @Test("A reload while the room goes leaps nowhere")
  func reload() {
    control.onValueChanged = {}
    pull()
    TestClock.advance(by: 1)
    control.endRefreshing()
    TestClock.advance(by: 0.1)
    let before = stage.view.contentOffset.y
    #expect(before < -20)
    content.counts = [50]
    stage.view.reloadData()
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == before)
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test("A program that begins it scrolls nothing by itself")
  func program() {
    stage.scroll(to: 300)
    control.beginRefreshing()
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == 300)
    control.endRefreshing()
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == 300)
  }
}
