import WaterflowLayout

/// What a key asks a view to do.
public struct KeyCommand: Equatable, Sendable {
  /// What is done.
  public enum Action: Equatable, Sendable {
    /// Takes the focus elsewhere.
    case move(FocusMove)
    /// Does what a tap on the focused item does.
    case press
    /// Shows what can be done with the focused item.
    case showActions
    /// Selects all items.
    case selectAll
    /// Takes back what is under way.
    case escape
  }

  /// What the key stands for.
  public var action: Action
  /// What Shift, and Ctrl or Cmd, make of it.
  public var modifier: RangeSelection.Modifier
  /// Whether Alt or Option is held, so that a move takes the item along.
  public var carriesItem: Bool

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - action: what the key stands for.
  ///   - shift: whether Shift is held.
  ///   - command: whether Ctrl or Cmd is held.
  ///   - alt: whether Alt or Option is held.
  public init(_ action: Action, shift: Bool, command: Bool, alt: Bool) {
    self.action = action
    modifier =
      switch (shift, command) {
      case (false, false): .plain
      case (false, true): .toggle
      case (true, false): .extend
      case (true, true): .add
      }
    carriesItem = false
    if case .move = action { carriesItem = alt }
  }
}
