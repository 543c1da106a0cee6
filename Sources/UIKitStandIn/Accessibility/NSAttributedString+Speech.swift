import Foundation

extension NSAttributedString.Key {
  /// Whether an announcement waits for what is being said.
  ///
  /// As UIKit documents: a number that is true or false; otherwise it
  /// interrupts that.
  public static let accessibilitySpeechQueueAnnouncement =
    NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
}
