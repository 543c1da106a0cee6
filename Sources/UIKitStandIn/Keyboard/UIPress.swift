import Foundation

/// A key or a button that is held, from when it goes down until it comes up.
///
/// As UIKit documents: one object lives through the whole of it.
@MainActor
open class UIPress: NSObject {
  /// What was pressed; keys have numbers above those of buttons.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The button's number, as UIKit counts them.
    public let rawValue: Int

    /// Makes a type of a number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The middle of a remote's pad.
    public static let select = PressType(rawValue: 4)
  }

  /// What was pressed.
  open private(set) var type: PressType

  /// The key, or `nil` for a button.
  open private(set) var key: UIKey?

  /// Seconds on the clock when it was pressed.
  ///
  /// As UIKit documents (`UIPress.timestamp`).
  open private(set) var timestamp: TimeInterval

  init(_ type: PressType, key: UIKey? = nil) {
    timestamp = TestClock.now
    self.type = type
    self.key = key
    super.init()
  }
}
