import WaterflowEngine

/// A cell: an element of the page that shows one item after another.
///
/// ```swift
/// final class TitleCell: WaterflowCell {
///   let title = Element("span")
///
///   init() {
///     super.init("article")
///     element.append(title)
///   }
///
///   override func prepareForReuse() { title.setText("") }
/// }
/// ```
open class WaterflowCell {
  /// The root element; the view positions it and marks it with `data-section`
  /// and `data-item`.
  public let element: Element

  /// Whether a finger or a pressed mouse is on the item, and would select it.
  public internal(set) var isHighlighted = false

  /// Whether the item is selected.
  public internal(set) var isSelected = false

  /// Whether the page was told that the item is selected or is not.
  var tellsSelection = false

  /// The cell's number in the engine; nil until a view has made it.
  var id: CellID?

  /// What it was registered as; nil until a view has made it.
  var kind: ReuseKind?

  /// Has a view take in the cell, if the app has made it itself.
  var adoption: ((WebHost, WaterflowCell) -> CellID?)?

  /// Creates a cell whose root element has a tag, such as `div`.
  public init(_ tag: StaticString = "div") {
    element = Element(tag)
  }

  /// Empties the cell, which leaves the screen for the pool: cancel here what
  /// still loads, so that it never shows its previous item.
  open func prepareForReuse() {}
}
