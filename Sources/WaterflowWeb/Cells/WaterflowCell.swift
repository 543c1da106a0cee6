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

  /// The cell's number in the engine; nil until a view has made it.
  var id: CellID?

  /// Has a view take in the cell, if the app has made it itself.
  var adoption: ((WebHost, WaterflowCell) -> CellID?)?

  /// Creates a cell whose root element has a tag, such as `div`.
  public init(_ tag: StaticString = "div") {
    element = Element(tag)
  }

  /// Creates a cell of an element that exists, which then belongs to the cell.
  public init(_ element: Element) {
    self.element = element
  }

  /// Loads what takes time, such as a picture: what the data source has set is
  /// to be seen at once and light, a colour and a title.
  ///
  /// Called once each time that the data source has filled the cell: right
  /// then or, in a view that ``WaterflowView/defersContent``, as soon as people
  /// can read it. Not called if the cell leaves before.
  ///
  /// ```swift
  /// override func loadContent() { image.setAttribute("src", to: address) }
  /// ```
  open func loadContent() {}

  /// Empties the cell, which leaves the screen for the pool: cancel here what
  /// still loads, so that it never shows its previous item.
  open func prepareForReuse() {}
}
