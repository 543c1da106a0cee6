import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample
@testable import WaterflowUIKit

/// The page of to-dos in a window, on the test's clock.
@MainActor
struct TodosStage {
  let page = TodosController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let finger = Finger()

  var view: WaterflowView { page.waterflow }

  init() {
    TestClock.reset()
    page.waterflow.now = { TestClock.now * 1_000 }
    page.waterflow.schedule = { delay, body in
      TestClock.schedule(in: delay / 1_000, body)
    }
    window.rootViewController = UINavigationController(
      rootViewController: page)
    Display.turn()
  }

  /// What the rows say, from the top down.
  var rows: [String] {
    view.visibleCells.compactMap { ($0 as? TodoCell)?.label.text }
  }

  /// The middle of a row on screen.
  func middle(_ item: Int) -> CGPoint {
    let path = IndexPath(item: item, section: 0)
    let frame = view.frameForItem(at: path) ?? .zero
    return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  func tap(_ item: Int) { finger.tap(at: middle(item), in: window) }

  func key(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []
  ) { Keyboard.press(code, modifiers, in: window) }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y - view.adjustedContentInset.top
    Display.turn()
  }

  /// Drags the list down from its start.
  func pull(by distance: CGFloat, lifts: Bool = true) {
    let start = CGPoint(x: 200, y: 300)
    finger.down(at: start, in: window)
    finger.move(to: CGPoint(x: 200, y: 300 + distance), over: 0.5)
    guard lifts else { return }
    TestClock.advance(by: 0.2)
    finger.up()
  }

  /// Swipes a row and lifts the finger once it rests.
  func swipe(_ item: Int, by distance: CGFloat) {
    var start = middle(item)
    start.x = distance < 0 ? 380 : 10
    finger.down(at: start, in: window)
    finger.move(to: CGPoint(x: start.x + distance, y: start.y), over: 0.5)
    TestClock.advance(by: 0.2)
    finger.up()
    TestClock.advance(by: 1)
  }

  /// Taps the action that a swipe has revealed.
  func press(_ title: String) throws {
    let button = try #require(self.button(title))
    finger.tap(
      at: button.convert(
        CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil),
      in: window)
  }

  /// The action that a swipe has revealed.
  func button(_ title: String) -> UIView? { Self.button(title, in: view) }

  private static func button(_ title: String, in view: UIView) -> UIView? {
    if view is SwipeActionButton, view.readText == title { return view }
    for child in view.subviews {
      if let found = button(title, in: child) { return found }
    }
    return nil
  }
}
