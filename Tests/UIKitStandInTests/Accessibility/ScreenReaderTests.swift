import Testing
import UIKitStandIn

@MainActor
@Suite("The reader of the stand-in")
struct ScreenReaderTests {
  private let root = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let box = UIView(frame: .zero)
  private let inside = UILabel(frame: .zero)

  /// Makes a view with a label and a box, which has a label inside.
  init() {
    TestClock.reset()
    root.addSubview(label)
    root.addSubview(box)
    box.addSubview(inside)
  }

  @Test("Elements are found in their order, and nothing inside of one")
  func elements() {
    #expect(ScreenReader.elements(in: root) == [label, inside])
    box.isAccessibilityElement = true
    #expect(ScreenReader.elements(in: root) == [label, box])
    root.accessibilityElements = [box, label]
    #expect(ScreenReader.elements(in: root) == [box, label])
    box.isHidden = true
    #expect(ScreenReader.elements(in: root) == [label])
  }

  @Test("Beside a modal view that shows nothing is found")
  func modal() {
    box.accessibilityViewIsModal = true
    #expect(ScreenReader.elements(in: root) == [inside])
    box.isHidden = true
    #expect(ScreenReader.elements(in: root) == [label])
  }

  @Test("A label says its text unless told otherwise")
  func labels() {
    let label = UILabel(frame: .zero)
    label.text = "Pear"
    #expect(label.accessibilityLabel == "Pear")
    label.accessibilityLabel = "Fruit"
    #expect(label.accessibilityLabel == "Fruit")
  }

  @Test("What is posted is heard in its order, until the clock is reset")
  func posted() {
    #expect(!UIAccessibility.isVoiceOverRunning)
    ScreenReader.isRunning = true
    #expect(UIAccessibility.isVoiceOverRunning)
    UIAccessibility.post(notification: .announcement, argument: "one")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    UIAccessibility.post(notification: .announcement, argument: "two")
    #expect(ScreenReader.takeTexts(of: .announcement) == ["one", "two"])
    #expect(ScreenReader.told.map(\.notification) == [.layoutChanged])
    TestClock.reset()
    #expect(ScreenReader.told.isEmpty && !UIAccessibility.isVoiceOverRunning)
  }
}
