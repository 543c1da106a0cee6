/// Which key it is, by the numbers of the standard for keyboards.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A.
  case keyboardA = 0x04

  /// Return.
  case keyboardReturnOrEnter = 0x28

  /// Escape.
  case keyboardEscape = 0x29

  /// The space bar.
  case keyboardSpacebar = 0x2C

  /// F10.
  case keyboardF10 = 0x43

  /// Home.
  case keyboardHome = 0x4A

  /// Page up.
  case keyboardPageUp = 0x4B

  /// End.
  case keyboardEnd = 0x4D

  /// Page down.
  case keyboardPageDown = 0x4E

  /// The arrow to the right.
  case keyboardRightArrow = 0x4F

  /// The arrow to the left.
  case keyboardLeftArrow = 0x50

  /// The arrow downwards.
  case keyboardDownArrow = 0x51

  /// The arrow upwards.
  case keyboardUpArrow = 0x52

  /// Enter on the number pad.
  case keypadEnter = 0x58

  /// The menu key of other keyboards than Apple's.
  case keyboardApplication = 0x65
}
