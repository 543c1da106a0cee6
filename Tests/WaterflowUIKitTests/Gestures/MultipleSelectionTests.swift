import Foundation
import Testing
import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Selecting by a drag in the UIKit view", .serialized)
final class MultipleSelectionTests: WaterflowMultipleSelectionDelegate {
  private let stage: Stage
  private let second = Finger()
  private var isWanted = true
  private var log: [String] = []

  // Rows of 50 points.
  init() {
    stage = Stage(Content([100]), size: CGSize(width: 200, height: 400)) {
      $0.delaysContentTouches = false
      $0.allowsMultipleSelection = true
    }
    stage.view.multipleSelectionDelegate = self
  }

  func waterflowView(
    _ waterflowView: WaterflowView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { isWanted }

  func waterflowView(
    _ waterflowView: WaterflowView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { log.append("begin \(indexPath.item)") }

  func waterflowViewDidEndMultipleSelectionInteraction(
    _ waterflowView: WaterflowView
  ) { log.append("end") }

  private var selected: [Int] {
    stage.view.indexPathsForSelectedItems.map(\.item)
  }

  private var marquee: MarqueeView? {
    stage.view.subviews.lazy.compactMap { $0 as? MarqueeView }.first
  }

  private func twoFingersGoDown() {
    stage.finger.down(at: CGPoint(x: 80, y: 75), in: stage.window)
    second.down(at: CGPoint(x: 120, y: 75), in: stage.window)
    stage.finger.move(to: CGPoint(x: 80, y: 175), over: 0.2)
    second.move(to: CGPoint(x: 120, y: 175), over: 0.2)
  }

  @Test("With Control or Command a mouse takes away what is selected")
  func modifiers() {
    for key in [UIKeyModifierFlags.control, .command] {
      stage.view.selectItem(at: IndexPath(item: 0, section: 0))
      Keyboard.heldModifiers = key
      let mouse = Finger(.indirectPointer)
      mouse.down(at: CGPoint(x: 20, y: 10), in: stage.window)
      mouse.move(to: CGPoint(x: 120, y: 90))
      mouse.up()
      Keyboard.heldModifiers = []
      #expect(selected == [1])
      stage.view.deselectItem(at: IndexPath(item: 1, section: 0))
    }
  }

  @Test("A click with Shift extends the selection, with Command it toggles")
  func clicks() {
    func click(_ item: Int, _ keys: UIKeyModifierFlags = []) {
      let mouse = Finger(.indirectPointer)
      Keyboard.heldModifiers = keys
      mouse.down(at: CGPoint(x: 20, y: item * 50 + 25), in: stage.window)
      mouse.up()
      Keyboard.heldModifiers = []
    }
    click(0)
    click(2, .shift)
    #expect(selected == [0, 1, 2])
    click(1, .command)
    #expect(selected == [0, 2])
  }

  @Test("Two fingers that go together select, and scroll nothing")
  func twoFingers() {
    UISelectionFeedbackGenerator.changes = 0
    twoFingersGoDown()
    #expect(selected == [1, 2, 3] && stage.view.contentOffset.y == 0)
    #expect(UISelectionFeedbackGenerator.changes == 1)
    stage.finger.up()
    second.up()
    #expect(log == ["begin 1", "end"] && selected == [1, 2, 3])
  }

  @Test("Two fingers that are not wanted scroll")
  func refused() {
    isWanted = false
    twoFingersGoDown()
    #expect(selected == [] && log == [])
    stage.finger.up()
    second.up()
  }

  @Test("A pointer's rectangle shows above all cells, and takes no touch")
  func rectangle() throws {
    let mouse = Finger(.indirectPointer)
    mouse.down(at: CGPoint(x: 20, y: 60), in: stage.window)
    mouse.move(to: CGPoint(x: 120, y: 140))
    #expect(selected == [1, 2])
    let shown = try #require(marquee)
    #expect(shown.frame == CGRect(x: 20, y: 60, width: 100, height: 80))
    #expect(shown.layer.zPosition > 0 && !shown.isUserInteractionEnabled)
    #expect(shown.backgroundColor == stage.view.tintColor)
    mouse.up()
    #expect(marquee == nil && selected == [1, 2])
  }

  @Test("A pointer's secondary button selects nothing, pressed or dragged")
  func secondary() {
    let mouse = Finger(.indirectPointer, button: .secondary)
    mouse.tap(at: CGPoint(x: 20, y: 60), in: stage.window)
    mouse.down(at: CGPoint(x: 20, y: 60), in: stage.window)
    mouse.move(to: CGPoint(x: 120, y: 140))
    #expect(selected == [] && marquee == nil && log == [])
    mouse.up()
    #expect(selected == [])
  }

  @Test("A pointer on what an app has put above the cells draws nothing")
  func overlay() {
    let button = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    stage.view.addSubview(button)
    let mouse = Finger(.indirectPointer)
    mouse.down(at: CGPoint(x: 20, y: 60), in: stage.window)
    mouse.move(to: CGPoint(x: 120, y: 140))
    #expect(selected == [] && marquee == nil && log == [])
    mouse.up()
  }

  @Test("Without a delegate nothing is selected by a drag, also under way")
  func withoutDelegate() {
    let mouse = Finger(.indirectPointer)
    mouse.down(at: CGPoint(x: 20, y: 60), in: stage.window)
    mouse.move(to: CGPoint(x: 120, y: 140))
    stage.view.multipleSelectionDelegate = nil
    #expect(selected == [] && marquee == nil)
    mouse.move(to: CGPoint(x: 120, y: 240))
    mouse.up()
    mouse.down(at: CGPoint(x: 20, y: 60), in: stage.window)
    mouse.move(to: CGPoint(x: 120, y: 140))
    #expect(selected == [] && stage.view.multipleSelectionDelegate == nil)
    mouse.up()
  }
}
