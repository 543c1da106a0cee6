import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

@MainActor
@Suite("Pulling a view's content in a page", .serialized)
struct PullTests {
  private final class Log: WaterflowPullDelegate {
    var states: [PullState] = []
    var distance = Double.nan
    var fired = 0
    /// Whether the same was told twice.
    var isRepetitive = false

    func waterflowView(
      _ view: WaterflowView, didPullTo distance: Double, state: PullState
    ) {
      if states.last == state && self.distance == distance {
        isRepetitive = true
      }
      if states.last != state { states.append(state) }
      self.distance = distance
    }

    func waterflowViewDidTriggerPull(_ view: WaterflowView) { fired += 1 }
  }

  private let kept: Stage
  private let hand: Hand
  private let log = Log()

  init() throws {
    kept = try Stage(count: 100)
    kept.view.reloadData()
    kept.view.pullDelegate = log
    hand = try Hand(on: kept)
  }

  /// Tests of other suites may have had another page since.
  private var stage: Stage {
    PageRecorder.current = kept.page
    return kept
  }

  @Test("From the right to the left content is pulled to the left")
  func mirrored() throws {
    let strip = try Strip(count: 100)
    strip.view.reloadData()
    strip.view.pullDelegate = log
    let hand = try Hand(on: strip.page)
    hand.down(280, 20, at: 1_000)
    #expect(hand.move(200, 20, at: 1_020) == Hand.claimed)
    let pull = try #require(strip.page.calls.last { $0.name == "pull" })
    #expect(pull.numbers[0] < 0 && log.distance == -pull.numbers[0])
    hand.cancel(at: 1_100)
  }

  /// How far content of 200 points follows a finger, as UIKit has it.
  private func distance(_ way: Double) -> Double {
    (1 - 1 / (way * 0.55 / 200 + 1)) * 200
  }

  @Test("The content follows a finger at its start, and fires past 44 points")
  func fires() throws {
    hand.down(10, 20, at: 1_000)
    #expect(hand.move(10, 50, at: 1_020) == Hand.claimed)
    let pull = try #require(stage.last("pull"))
    #expect(abs(pull[0] - distance(30)) < 1e-9)
    #expect(pull[1] == 0)
    #expect(log.distance == pull[0])
    hand.move(10, 180, at: 1_100)
    #expect(log.states == [.dragging, .armed])
    #expect(log.fired == 0)
    hand.up(10, 180, at: 1_200)
    #expect(log.fired == 1)
    #expect(log.states == [.dragging, .armed, .holding])
    #expect(stage.view.pullState == .holding)
    #expect(stage.last("pull") == [44, 250])
    stage.view.endPull()
    #expect(stage.last("pull") == [0, 250])
    #expect(log.states.last == .idle)
    #expect(!log.isRepetitive)
  }

  @Test("Let go before, the content goes back and nothing fires")
  func letGo() throws {
    hand.down(10, 20, at: 1_000)
    hand.move(10, 50, at: 1_020)
    hand.up(10, 50, at: 1_100)
    #expect(log.fired == 0)
    #expect(stage.last("pull") == [0, 250])
    #expect(log.distance == 0)
  }

  @Test("A touch that is taken away fires nothing")
  func cancelled() throws {
    hand.down(10, 20, at: 1_000)
    hand.move(10, 180, at: 1_100)
    hand.cancel(at: 1_200)
    #expect(log.fired == 0)
    #expect(stage.last("pull") == [0, 250])
  }

  @Test("Only at the start, and only down")
  func onlyAtStart() throws {
    hand.down(10, 100, at: 1_000)
    #expect(hand.move(10, 60, at: 1_020) == 0)
    hand.up(10, 60, at: 1_030)
    viewScrolled(stage.number, 10, 2_000)
    viewSettled(stage.number, 2_200)
    hand.down(10, 20, at: 3_000)
    #expect(hand.move(10, 100, at: 3_020) == 0)
    #expect(stage.last("pull") == nil)
  }

  @Test("A program begins and ends it, and has a place to draw")
  func program() throws {
    let slot = try #require(stage.view.pullSlot)
    #expect(stage.last("hang") == [Double(slot.handle), 44])
    #expect(stage.view.pullSlot === slot)
    stage.view.beginPull()
    #expect(log.fired == 1)
    #expect(stage.last("pull") == [44, 250])
    stage.view.beginPull()
    #expect(log.fired == 1)
    stage.view.endPull()
    #expect(stage.last("pull") == [0, 250])
  }

  @Test("The page is told, so that it does not load itself anew")
  func claims() throws {
    let claims = try #require(stage.last("claim"))
    #expect(Int32(claims[0]) & GestureClaims.pulls.rawValue != 0)
    stage.view.pullDelegate = nil
    hand.down(10, 20, at: 1_000)
    #expect(hand.move(10, 180, at: 1_100) == 0)
    hand.up(10, 180, at: 1_110)
    stage.view.pullDelegate = log
    hand.down(10, 20, at: 2_000)
    #expect(hand.move(10, 180, at: 2_100) == Hand.claimed)
  }

  @Test("The page keeps what one gesture wants when another wants more")
  func allClaims() throws {
    let before = try #require(stage.last("claim"))[0]
    stage.view.allowsLongPress = true
    let all = GestureClaims(rawValue: Int32(before)).union(.presses)
    #expect(stage.last("claim") == [Double(all.rawValue)])
    #expect(all.contains([.drags, .pulls]))
  }

  @Test("Without its delegate a view is pulled no more, and nothing stays open")
  func noDelegate() throws {
    stage.view.beginPull()
    stage.view.pullDelegate = nil
    #expect(stage.last("pull") == [0, 250])
    stage.view.beginPull()
    #expect(stage.last("pull") == [0, 250])
    #expect(log.fired == 1)
  }
}
