/// What a view has read out, for apps that speak another language.
///
/// ```swift
/// view.localizedStrings.added = { "\($0) neu" }
/// ```
///
/// An empty text about a change is not told.
public struct WaterflowLocalizedStrings: Sendable {
  /// Tells that so many items were added: "3 items added".
  public var added: @Sendable (Int) -> String = {
    "\(Self.items($0)) added"
  }

  /// Tells that so many items were removed: "1 item removed".
  public var removed: @Sendable (Int) -> String = {
    "\(Self.items($0)) removed"
  }

  /// Tells that so many items were moved: "2 items moved".
  public var moved: @Sendable (Int) -> String = {
    "\(Self.items($0)) moved"
  }

  /// Tells which one of how many in its section an item is that was moved by
  /// keys or VoiceOver: "moved to 3 of 12".
  public var movedTo: @Sendable (Int, Int) -> String = {
    "moved to \($0) of \($1)"
  }

  /// Tells which of how many items are in view: "Items 4 to 9 of 100"; items
  /// are counted from 1, in all sections together.
  public var position: @Sendable (ClosedRange<Int>, Int) -> String = {
    "Items \($0.lowerBound) to \($0.upperBound) of \($1)"
  }

  /// What VoiceOver offers for an item that can be dragged: "Move up".
  public var moveUp = "Move up"

  /// The same: "Move down".
  public var moveDown = "Move down"

  /// The same, where there are lanes or lines: "Move left".
  public var moveLeft = "Move left"

  /// The same, where there are lanes or lines: "Move right".
  public var moveRight = "Move right"

  /// Creates the English texts.
  public init() {}

  private static func items(_ count: Int) -> String {
    count == 1 ? "1 item" : "\(count) items"
  }
}
