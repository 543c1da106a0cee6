import WaterflowEngine

extension KeyCommand {
  /// Reads a press; nil if it asks for nothing.
  @MainActor
  init?(_ press: UIPress) {
    guard let key = press.key else {
      guard press.type == .select else { return nil }
      self.init(.press, shift: false, command: false, alt: false)
      return
    }
    guard let action = Self.action(of: key) else { return nil }
    let flags = key.modifierFlags
    self.init(
      action, shift: flags.contains(.shift),
      command: flags.contains(.command) || flags.contains(.control),
      alt: flags.contains(.alternate))
  }

  @MainActor
  private static func action(of key: UIKey) -> Action? {
    let flags = key.modifierFlags
    switch key.keyCode {
    case .keyboardLeftArrow: return .move(.left)
    case .keyboardRightArrow: return .move(.right)
    case .keyboardUpArrow: return .move(.up)
    case .keyboardDownArrow: return .move(.down)
    case .keyboardHome: return .move(.home)
    case .keyboardEnd: return .move(.end)
    case .keyboardPageUp: return .move(.pageUp)
    case .keyboardPageDown: return .move(.pageDown)
    case .keyboardApplication: return .showActions
    case .keyboardF10: return flags.contains(.shift) ? .showActions : nil
    // Not every keyboard has function keys.
    case .keyboardReturnOrEnter where flags.contains(.alternate):
      return .showActions
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      return .press
    case .keyboardEscape: return .escape
    default: break
    }
    // Where A is differs between keyboards.
    let isCommand = flags.contains(.command)
    return isCommand && key.charactersIgnoringModifiers.lowercased() == "a"
      ? .selectAll : nil
  }
}
