import Testing
import UIKitStandIn

@Suite("Animations go by the test clock") @MainActor
struct AnimationTests {
  private let view = UIView()

  init() {
    TestClock.reset()
  }

  @Test("final values are set at once, the end is told after the duration")
  func duration() {
    var ended: Bool?
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
    } completion: {
      ended = $0
    }
    #expect(view.alpha == 0)
    TestClock.advance(by: 0.49)
    #expect(ended == nil)
    TestClock.advance(by: 0.02)
    #expect(ended == true)
  }

  @Test("a delay comes before the duration")
  func delay() {
    var ended = false
    UIView.animate(
      withDuration: 0.2, delay: 0.3, options: [.allowUserInteraction],
      animations: {}, completion: { _ in ended = true })
    TestClock.advance(by: 0.4)
    #expect(!ended)
    TestClock.advance(by: 0.11)
    #expect(ended)
  }

  @Test("without a duration the end comes in the next turn, not at once")
  func none() {
    var ended = false
    UIView.animate(
      withDuration: 0, animations: {}, completion: { _ in ended = true })
    #expect(!ended)
    TestClock.advance(by: 0)
    #expect(ended)
  }

  @Test("nothing is animated where that is asked for")
  func unanimated() {
    var ended = false
    UIView.performWithoutAnimation {
      UIView.animate(
        withDuration: 5, animations: { view.alpha = 0.5 },
        completion: { _ in ended = true })
    }
    #expect(view.alpha == 0.5)
    TestClock.advance(by: 0)
    #expect(ended)
    ended = false
    UIView.animate(
      withDuration: 5, animations: {}, completion: { _ in ended = true })
    TestClock.advance(by: 1)
    #expect(!ended)
  }

  @Test("ends come in the order of their times")
  func order() {
    var ends: [Int] = []
    for tenths in [3, 1, 2] {
      UIView.animate(
        withDuration: Double(tenths) / 10, animations: {},
        completion: { _ in ends.append(tenths) })
    }
    TestClock.advance(by: 1)
    #expect(ends == [1, 2, 3])
    #expect(TestClock.now == 1)
  }
}
