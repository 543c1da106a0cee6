/// What a view has read out, for apps that speak another language.
///
/// ```swift
/// view.localizedStrings.added = { "\($0) neu" }
/// ```
///
/// The English words are the page's, so that a module need not have them.
public struct WaterflowLocalizedStrings {
  /// Tells that so many items were added, or nil for "3 items added"; an empty
  /// text is not told.
  public var added: ((Int) -> PageText)?

  /// Tells that so many items were removed, or nil for "1 item removed"; an
  /// empty text is not told.
  public var removed: ((Int) -> PageText)?

  /// Tells that so many items were moved, or nil for "2 items moved"; an empty
  /// text is not told.
  public var moved: ((Int) -> PageText)?

  /// Tells which one of how many in its section an item is that was moved by
  /// keys, or nil for "moved to 3 of 12"; an empty text is not told.
  public var movedTo: ((Int, Int) -> PageText)?

  /// Creates the English texts.
  public init() {}
}
