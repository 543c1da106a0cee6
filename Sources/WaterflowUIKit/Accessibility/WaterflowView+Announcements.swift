import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Tells those who do not see it what an update has changed.
  func announce(_ numbers: AnnouncedChanges) {
    guard isHeard else { return }
    announceLayout()
    guard isAnnouncingUpdates else { return }
    let parts = [
      numbers.added > 0 ? localizedStrings.added(numbers.added) : nil,
      numbers.removed > 0 ? localizedStrings.removed(numbers.removed) : nil,
      numbers.moved > 0 ? localizedStrings.moved(numbers.moved) : nil,
    ].compactMap { $0 }.filter { !$0.isEmpty }
    say(parts.joined(separator: ", "))
  }

  /// Tells those who do not see it which one of how many in its section an item
  /// is by now that was moved without a finger.
  func announceMove(to place: Int, among count: Int) {
    guard isHeard else { return }
    announceLayout()
    if isAnnouncingUpdates { say(localizedStrings.movedTo(place, count)) }
  }

  private func say(_ text: String) {
    guard !text.isEmpty else { return }
    // Behind what is read out as the layout has changed, not instead of it.
    UIAccessibility.post(
      notification: .announcement,
      argument: NSAttributedString(
        string: text,
        attributes: [.accessibilitySpeechQueueAnnouncement: true]))
  }

  /// Whether somebody listens, and to this view: one behind another tab would
  /// disturb who reads there.
  private var isHeard: Bool {
    guard UIAccessibility.isVoiceOverRunning, window != nil else {
      return false
    }
    return sequence(first: self as UIView, next: \.superview).allSatisfy {
      !$0.isHidden && !$0.accessibilityElementsHidden
    }
  }

  /// Tells that things stand elsewhere; reading goes on where it was.
  func announceLayout() {
    guard isHeard else { return }
    let read = reading.element.flatMap { cell(showing: $0) }
    // What is named is read out from its beginning: only another cell is.
    let isRead = read.map { readView?.isDescendant(of: $0) == true } ?? false
    UIAccessibility.post(
      notification: .layoutChanged, argument: isRead ? nil : read)
  }
}
