import Foundation

/// A key or a button that is held, from when it goes down until it comes up.
///
/// As UIKit documents: one object lives through the whole of it, and it belongs
/// to no actor.
open class UIPress: NSObject {
  /// The buttons.
  public enum PressType: Int, Sendable {
    /// The middle of a remote's pad.
    case select = 4
  }

  private let button: PressType?

  /// Which button was pressed.
  ///
  /// UIKit has numbers for keys as well, and no names: whoever asks looks at
  /// the key first.
  open var type: PressType {
    guard let button else {
      preconditionFailure("the type of a key's press is not documented")
    }
    return button
  }

  /// The key, or `nil` for a button.
  open private(set) var key: UIKey?

  /// Seconds on the clock when it was pressed.
  ///
  /// As UIKit documents (`UIPress.timestamp`).
  open private(set) var timestamp: TimeInterval

  init(_ button: PressType, at timestamp: TimeInterval) {
    self.button = button
    self.timestamp = timestamp
    super.init()
  }

  init(_ key: UIKey, at timestamp: TimeInterval) {
    button = nil
    self.timestamp = timestamp
    self.key = key
    super.init()
  }
}
