import Foundation
import Testing
import UIKitStandIn
import WaterflowEngine

@testable import WaterflowUIKit

@MainActor
@Suite("A trackpad over the UIKit view", .serialized)
struct TrackpadTests {
  private final class Fetches: WaterflowPullDelegate {
    var count = 0
    func waterflowViewDidTriggerPull(_ waterflowView: WaterflowView) {
      count += 1
    }
  }

  private let stage = Stage(
    Content([100]), size: CGSize(width: 200, height: 400))
  private let fetches = Fetches()

  init() { stage.view.pullDelegate = fetches }

  private func draw(by distances: CGFloat...) -> Trackpad {
    let trackpad = Trackpad(over: stage.view)
    for distance in distances { trackpad.draw(by: distance) }
    return trackpad
  }

  @Test("draws the content's start out, and lets it go")
  func pull() {
    let trackpad = draw(by: 40, 120, 200)
    #expect(stage.view.pullState == .armed && fetches.count == 0)
    trackpad.end()
    TestClock.advance(by: 2)
    #expect(fetches.count == 1)
    #expect(stage.view.pullState == .holding)
    #expect(stage.view.contentOffset.y == -44)
    stage.view.endPull()
    TestClock.advance(by: 2)
    #expect(stage.view.pullState == .idle && stage.view.contentOffset.y == 0)
  }

  @Test("that draws it back triggers nothing, nor does one that scrolls on")
  func nothing() {
    draw(by: 200, 30).end()
    TestClock.advance(by: 2)
    draw(by: -300).end()
    TestClock.advance(by: 2)
    #expect(fetches.count == 0 && stage.view.pullState == .idle)
  }
}
