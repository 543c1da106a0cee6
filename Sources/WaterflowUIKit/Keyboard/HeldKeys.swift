import WaterflowEngine

/// The keys and buttons that are down and that a view has taken for its own.
struct HeldKeys {
  /// How long a key is held before it counts again, in milliseconds.
  static let delay = 400.0
  /// How long it is held between that and the next time, in milliseconds.
  static let interval = 80.0

  private var presses: Set<UIPress> = []

  /// Counts what ends a repetition.
  private(set) var turn = 0

  /// The arrow or the like that came down last, while it counts.
  private(set) var move: FocusMove?

  /// Whether a key is down that the view has taken.
  func holds(_ press: UIPress) -> Bool { presses.contains(press) }

  /// A key came down; another one that is held counts no more.
  mutating func insert(_ press: UIPress, for command: KeyCommand) {
    presses.insert(press)
    move = if case .move(let move) = command.action { move } else { nil }
    turn &+= 1
  }

  /// A key came up.
  ///
  /// - Returns: whether the view has taken it.
  mutating func remove(_ press: UIPress) -> Bool {
    guard presses.remove(press) != nil else { return false }
    stop()
    return true
  }

  /// No key counts any more, though it may be held.
  mutating func stop() {
    turn &+= 1
    move = nil
  }
}
