import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// An element of the page and the view in it: what its script says is asked
/// for, and what happens is told to it.
package final class ElementView {
  /// What the script calls the element.
  package let number: Int32
  /// The view that fills the element.
  package let view: WaterflowView
  /// Whether items are asked for one at a time, because most are known.
  ///
  /// So they are in an update; who reads a whole section asks for its style
  /// before.
  package var readsItemsAlone = false

  /// Has a new view do what only some modules can.
  ///
  /// What nobody names here is not linked.
  // WebAssembly runs on one thread.
  nonisolated(unsafe) package static var prepare: ((ElementView) -> Void)?

  /// The items that were in view last.
  private var first = ItemPath(section: -1, item: -1)
  private var last = ItemPath(section: -1, item: -1)

  init(
    _ number: Int32, in container: Element, _ scroller: Scroller,
    _ axis: LayoutAxis, _ direction: UserInterfaceLayoutDirection
  ) throws(LayoutError) {
    self.number = number
    view = try WaterflowView(
      in: container, scroller: scroller, scrollDirection: axis,
      direction: direction)
    view.pinMode = .section
    view.dataSource = self
    view.didPass = { [unowned(unsafe) self] _ in tellRange() }
    view.didComeNearEnd = { [unowned(unsafe) self] _ in
      tell(ElementEvent.nearEnd)
    }
    view.didCorrect = { [unowned(unsafe) self] in tell($0) }
    view.didFailWithLayoutError = { [unowned(unsafe) self] in tell($0) }
    ElementView.prepare?(self)
  }

  /// Tells the script of an event.
  package func tell(
    _ event: Int32, _ a: Double = 0, _ b: Double = 0, _ c: Double = 0,
    _ d: Double = 0
  ) {
    ElementImports.told(number, event, a, b, c, d)
  }

  // MARK: - What is in view

  private func tellRange() {
    let paths = view.indexPathsForVisibleItems
    var from = 0
    var to = paths.count - 1
    // Those at the edges may show less than can be seen.
    while from <= to, !isInView(paths[from]) { from += 1 }
    while to > from, !isInView(paths[to]) { to -= 1 }
    let none = ItemPath(section: -1, item: -1)
    let first = from <= to ? paths[from] : none
    let last = from <= to ? paths[to] : none
    guard first != self.first || last != self.last else { return }
    self.first = first
    self.last = last
    tell(
      ElementEvent.range, Double(first.section), Double(first.item),
      Double(last.section), Double(last.item))
  }

  private func isInView(_ path: ItemPath) -> Bool {
    guard let frame = view.frameForItem(at: path) else { return false }
    let layout = view.layout
    let offset = view.contentOffset
    // Browsers round: less than a pixel is not seen.
    let end = layout.viewportLength - 1
    return layout.axis == .vertical
      ? frame.maxY > offset.y + 1 && frame.y < offset.y + end
      : frame.maxX > offset.x + 1 && frame.x < offset.x + end
  }

  // MARK: - What cannot be laid out

  private func tell(_ warning: LayoutWarning) {
    let (section, item, code) =
      switch warning {
      case .itemLengthsClamped(let item, _): (item.section, item.item, 0.0)
      case .itemLanesClamped(let item, _): (item.section, item.item, 1.0)
      case .styleClamped(let section): (section, -1, 2.0)
      case .laneCountClamped(let section): (section, -1, 3.0)
      }
    tell(ElementEvent.corrected, Double(section), Double(item), 0, code)
  }

  private func tell(_ error: LayoutError) {
    let (section, item) =
      switch error {
      case .itemTooLong(let path): (path.section, path.item)
      case .styleOutOfRange(let at), .contentTooLong(let at): (at, -1)
      default: (-1, -1)
      }
    tell(ElementEvent.refused, Double(section), Double(item))
  }
}
