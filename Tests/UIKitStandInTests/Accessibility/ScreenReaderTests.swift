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

  @Test("Both elements hear of a reader that goes on, and all by a notice")
  func readsOn() {
    let (first, second) = (ReadView(frame: .zero), ReadView(frame: .zero))
    var log: [String] = []
    first.heard = { log.append("first \($0)") }
    second.heard = { log.append("second \($0)") }
    let notices = Notices(UIAccessibility.elementFocusedNotification)
    ScreenReader.read(first)
    ScreenReader.read(second)
    #expect(log == ["first true", "first false", "second true"])
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === second)
    #expect(notices.count == 2)
    TestClock.reset()
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }

  @Test("Who begins to read is told of by a notice")
  func begins() {
    let notices = Notices(UIAccessibility.voiceOverStatusDidChangeNotification)
    ScreenReader.isRunning = true
    ScreenReader.isRunning = false
    #expect(notices.count == 2)
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

private final class ReadView: UIView {
  var heard: (Bool) -> Void = { _ in }

  override func accessibilityElementDidBecomeFocused() { heard(true) }

  override func accessibilityElementDidLoseFocus() { heard(false) }
}

/// Counts notices of one name.
// Posted and heard on one thread.
private final class Notices: @unchecked Sendable {
  private(set) var count = 0
  private var token: (any NSObjectProtocol)?

  init(_ name: Notification.Name) {
    token = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { [weak self] _ in self?.count += 1 }
  }

  deinit { token.map { NotificationCenter.default.removeObserver($0) } }
}
