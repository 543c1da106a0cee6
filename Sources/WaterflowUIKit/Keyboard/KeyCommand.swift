import WaterflowEngine

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// What a press asks a view to do.
struct KeyCommand: Equatable {
  enum Action: Equatable {
    /// Take the focus elsewhere.
    case move(FocusMove)
    /// Do what a tap on the focused item does.
    case press
    /// Show what can be done with the focused item.
    case showActions
    /// Select all items.
    case selectAll
    /// Take back what is under way, or give the focus up.
    case escape
  }

  var action: Action
  var modifier: RangeSelection.Modifier
  /// Whether Option is held, which takes the item along.
  var movesItem = false

  /// Reads a press; nil if it asks for nothing.
  @MainActor
  init?(_ press: UIPress) {
    guard let key = press.key else {
      guard press.type == .select else { return nil }
      action = .press
      modifier = .plain
      return
    }
    let flags = key.modifierFlags
    guard let action = Self.action(of: key) else { return nil }
    self.action = action
    let toggles = flags.contains(.command) || flags.contains(.control)
    modifier =
      switch (flags.contains(.shift), toggles) {
      case (false, false): .plain
      case (false, true): .toggle
      case (true, false): .extend
      case (true, true): .add
      }
    if case .move = action { movesItem = flags.contains(.alternate) }
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
