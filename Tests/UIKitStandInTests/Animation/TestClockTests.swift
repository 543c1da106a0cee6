import Testing
import UIKitStandIn

@Suite("Tests have a clock each") @MainActor
struct TestClockTests {
  @Test("what one test does is nothing to another", arguments: 0..<20)
  func alone(seconds: Int) async {
    TestClock.reset()
    TestClock.advance(by: Double(seconds))
    let view = UIView()
    let window = UIWindow(root: view, size: CGSize(width: 9, height: 9))
    await Task.yield()
    #expect(TestClock.now == Double(seconds))
    #expect(Display.turn() == 1)
    #expect(Display.turn() == 0)
    withExtendedLifetime(window) {}
  }

  @Test("a span of time that is none changes nothing")
  func bad() {
    TestClock.reset()
    TestClock.advance(by: -1)
    TestClock.advance(by: .nan)
    TestClock.advance(by: .infinity)
    #expect(TestClock.now == 0)
  }
}
