import WaterflowEngine
import WaterflowLayout

/// What the page tells of a finger, a mouse or a pen.
///
/// As with `CellOperation`, the layout in memory is part of the interface: eight
/// `Double`s, which are x, y, time, pointer, kind, modifier, whether the touch
/// is on a control that does something itself, and the answer. `watch.mjs`
/// writes the first seven and then calls the listener with a ``Code``.
struct TouchEvent {
  /// What has happened.
  enum Code: Int {
    case began = 0
    case moved = 1
    case ended = 2
    case cancelled = 3
    /// The platform scrolls with the finger.
    case scrolls = 4
    /// Every touch is over, as when the window loses the focus.
    case leaves = 5
    case escape = 6
    /// A key asks for actions while it is on those of an item.
    case otherActions = 7
    // An arrow was pressed there.
    case left = 8
    case right = 9
    case up = 10
    case down = 11

    /// The arrow that was pressed, if it is one.
    var move: FocusMove? {
      FocusMove(rawValue: UInt8(truncatingIfNeeded: rawValue &- 8))
    }
  }

  /// What the page is answered.
  struct Answer: OptionSet {
    let rawValue: Int

    /// The touch is a gesture's: nothing scrolls, nothing is clicked.
    static let claimed = Answer(rawValue: 1)
    /// The touch has done something, so that it clicks nothing.
    static let used = Answer(rawValue: 2)
    /// Content was scrolling as the touch began, which therefore taps nothing: a
    /// click that the browser sends for it all the same does.
    static let duringScroll = Answer(rawValue: 4)
  }

  /// The number of values.
  static let count = 8

  var sample: PointerSample
  var kind: PointerKind
  var modifier: RangeSelection.Modifier
  /// Whether it is on a link, a button or the like.
  var isOnControl: Bool

  /// Reads what the page has written.
  init(_ values: UnsafeMutablePointer<Double>) {
    sample = PointerSample(
      pointer: Int32(truncatingIfNeeded: Self.whole(values[3])),
      position: LayoutPoint(x: values[0], y: values[1]), time: values[2])
    kind =
      PointerKind(rawValue: UInt8(truncatingIfNeeded: Self.whole(values[4])))
      ?? .mouse
    modifier =
      RangeSelection.Modifier(
        rawValue: UInt8(truncatingIfNeeded: Self.whole(values[5])))
      ?? .plain
    isOnControl = values[6] != 0
  }

  /// A whole number that the page has written; -1 for what is none.
  ///
  /// `Int(exactly:)` would link the C library's `rint` and its like.
  static func whole(_ value: Double) -> Int {
    guard value > -2_147_483_649, value < 2_147_483_648 else { return -1 }
    return Double(Int(value)) == value ? Int(value) : -1
  }
}
