import WaterflowEngine

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The keys and buttons that are down and that a view has taken for its own.
struct HeldKeys {
  /// How long a key is held before it counts again, in milliseconds.
  static let delay = 400.0
  /// How long it is held between that and the next time, in milliseconds.
  static let interval = 80.0

  private var presses: Set<UIPress> = []

  /// Counts what ends a repetition.
  private(set) var turn = 0

  /// A key came down; another one that is held counts no more.
  mutating func insert(_ press: UIPress) {
    presses.insert(press)
    turn &+= 1
  }

  /// A key came up.
  ///
  /// - Returns: whether the view has taken it.
  mutating func remove(_ press: UIPress) -> Bool {
    guard presses.remove(press) != nil else { return false }
    turn &+= 1
    return true
  }

  /// Whether the view has taken an arrow that is held.
  @MainActor
  func isDown(_ arrow: FocusMove) -> Bool {
    presses.contains { KeyCommand($0)?.action == .move(arrow) }
  }

  /// No key counts any more, though it may be held.
  mutating func stop() { turn &+= 1 }
}
