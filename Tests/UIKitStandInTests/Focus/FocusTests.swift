import Testing
import UIKitStandIn

@MainActor
@Suite("The focus of the stand-in")
struct FocusTests {
  let outer = FocusLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let one = FocusLog(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let two = FocusLog(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
  let window: UIWindow
  let system: UIFocusSystem

  init() {
    TestClock.reset()
    window = UIWindow(root: outer, size: CGSize(width: 100, height: 100))
    outer.addSubview(one)
    outer.addSubview(two)
    one.isOpen = true
    two.isOpen = true
    system = window.startFocusSystem()
  }

  @Test("All views that hold the one before or the one now hear of it once")
  func told() {
    system.focus(on: one)
    system.focus(on: two)
    #expect(one.heard == [one, two] && two.heard == [two])
    #expect(outer.heard == [one, two])
    #expect(two.isFocused && !one.isFocused)
    system.focus(on: two)
    #expect(two.heard.count == 1)
  }

  @Test("What cannot be focused does not get it")
  func refused() {
    two.isOpen = false
    system.focus(on: one)
    system.focus(on: two)
    #expect(one.isFocused)
  }

  @Test("It goes where it is preferred, by those that have it alone")
  func preferred() {
    outer.preferred = [two]
    outer.setNeedsFocusUpdate()
    outer.updateFocusIfNeeded()
    #expect(system.focusedView == nil)
    system.focus(on: one)
    outer.setNeedsFocusUpdate()
    #expect(one.isFocused)
    outer.updateFocusIfNeeded()
    #expect(two.isFocused)
    outer.preferred = [one]
    outer.updateFocusIfNeeded()
    #expect(two.isFocused)
  }

  @Test("Whoever holds the one before or the one now may refuse")
  func vetoed() {
    system.focus(on: one)
    outer.refuses = .right
    system.focus(on: two, heading: .right)
    #expect(one.isFocused && two.heard.isEmpty)
    system.focus(on: two, heading: .left)
    #expect(two.isFocused)
  }

  @Test("Scroll views scroll what has it into view, no further than needed")
  func scrolls() {
    let scroll = UIScrollView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    scroll.contentInset.top = 20
    outer.addSubview(scroll)
    scroll.addSubview(one)
    scroll.addSubview(two)
    one.frame.origin.y = 110
    two.frame.origin.y = 30
    system.focus(on: one)
    TestClock.advance(by: 1)
    #expect(scroll.contentOffset.y == 60)
    system.focus(on: two)
    TestClock.advance(by: 1)
    #expect(scroll.contentOffset.y == 10)
    two.frame.origin.y = 0
    system.focus(on: nil)
    system.focus(on: two)
    TestClock.advance(by: 1)
    #expect(scroll.contentOffset.y == -20)
  }

  @Test("The remote's press goes to what has it")
  func remote() {
    system.focus(on: one)
    Keyboard.remoteDown(in: window).up()
    #expect(one.presses == 1 && two.presses == 0 && outer.presses == 1)
  }
}

/// A view that keeps what it is told about the focus.
final class FocusLog: UIView {
  var isOpen = false
  var preferred: [any UIFocusEnvironment] = []
  private(set) var heard: [UIView?] = []
  private(set) var presses = 0
  var refuses: UIFocusHeading = .up

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    context.focusHeading != refuses
  }

  override var canBecomeFocused: Bool { isOpen }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferred
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { heard.append(context.nextFocusedView) }

  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    self.presses += presses.filter { $0.type == .select }.count
    super.pressesBegan(presses, with: event)
  }
}
