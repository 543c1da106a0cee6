import WaterflowLayout

/// Highlighting and selecting items by taps, clicks and keys, in an arena.
///
/// ```swift
/// let select = SelectGesture()
/// select.permits = { [weak self] in self?.permits($0) ?? false }
/// select.counts = { [weak self] in self?.itemCounts ?? [] }
/// select.show = { [weak self] in self?.carryOut($0) }
/// arena.add(select)
/// ```
///
/// It claims no touch: a scroll or another gesture takes it away, and then all
/// is as it was before. Keys that are held with a mouse or a pen mean what
/// ``RangeSelection`` says; those held with a finger mean nothing.
public final class SelectGesture: Gesture {
  /// What is selected and highlighted; change it, and show the changes, for a
  /// program.
  public let selection = TouchSelection()

  /// How long a finger rests before it highlights, in milliseconds.
  ///
  /// A browser tells only after a while that a touch scrolls: 80 ms keep a
  /// flash from the item that it began on. A shorter tap highlights at its end,
  /// and then selects.
  public var highlightDelay = 0.0

  /// Answers what an item's owner may refuse.
  public var permits: (SelectionQuestion) -> Bool = { _ in true }

  /// Tells the number of items of each section; keys need it, and clicks with
  /// keys.
  public var counts: () -> [Int] = { [] }

  /// Shows changes, in order.
  public var show: ([SelectionChange]) -> Void = { _ in }

  /// A header or a footer was tapped.
  public var tapped: (ElementID) -> Void = { _ in }

  /// An item was tapped or clicked, before anybody is asked whether that
  /// selects it; a host moves the focus.
  public var tappedItem: (ItemPath) -> Void = { _ in }

  /// Creates a gesture with an empty selection.
  public init() {
    super.init(rank: 5)
  }

  private var range = RangeSelection()

  // MARK: - Keys

  /// Selects or deselects an item as a tap would, for a key.
  ///
  /// - Parameters:
  ///   - item: nothing happens if there is no such item.
  ///   - modifier: the keys that are held with it.
  public func activate(
    _ item: ItemPath, _ modifier: RangeSelection.Modifier = .plain
  ) {}

  /// Selects all items that may be.
  public func selectAll() {}

  /// Forgets touch, highlight and selection without telling, because the data
  /// is another one.
  public func removeAll() {
    selection.removeAll()
  }
}
