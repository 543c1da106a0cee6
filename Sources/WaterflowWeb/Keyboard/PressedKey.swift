import WaterflowEngine

/// A key that a view may make something of.
///
/// The numbers are those of `JavaScript/keyboard.mjs`.
enum PressedKey {
  case move(FocusMove)
  case activate
  case selectAll
  case actions
  case escape

  /// What is held with a key.
  struct Held {
    var shift: Bool
    /// Ctrl or Cmd.
    var command: Bool
    var alt: Bool

    init(_ bits: Int32) {
      shift = bits & 1 != 0
      command = bits & 2 != 0
      alt = bits & 4 != 0
    }

    /// What the keys make of a selection.
    var modifier: RangeSelection.Modifier {
      switch (shift, command) {
      case (false, false): .plain
      case (false, true): .toggle
      case (true, false): .extend
      case (true, true): .add
      }
    }
  }

  init?(_ number: Int32) {
    switch number {
    case 0: self = .move(.left)
    case 1: self = .move(.right)
    case 2: self = .move(.up)
    case 3: self = .move(.down)
    case 4: self = .move(.home)
    case 5: self = .move(.end)
    case 6: self = .move(.pageUp)
    case 7: self = .move(.pageDown)
    case 8, 9: self = .activate
    case 10: self = .selectAll
    case 11: self = .actions
    case 12: self = .escape
    default: return nil
    }
  }
}
