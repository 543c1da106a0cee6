import WaterflowEngine

extension KeyCommand {
  /// Reads what `JavaScript/keyboard.mjs` tells of a key, and of what is held
  /// with it; nil for what is no key.
  init?(_ number: Int32, _ held: Int32) {
    let action: Action
    switch number {
    case 0...7:
      guard let move = FocusMove(rawValue: UInt8(number)) else { return nil }
      action = .move(move)
    case 8, 9: action = .press
    case 10: action = .selectAll
    case 11: action = .showActions
    case 12: action = .escape
    default: return nil
    }
    self.init(
      action, shift: held & 1 != 0, command: held & 2 != 0,
      alt: held & 4 != 0)
  }
}
