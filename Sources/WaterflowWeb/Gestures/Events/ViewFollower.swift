import WaterflowEngine
import WaterflowLayout

/// What hears of a view's passes and changes, to keep something in step with
/// them; one passes on to the next.
///
/// A view calls the first who follows it and names nobody: a module whose app
/// uses no gesture is linked without any.
class ViewFollower {
  /// Who hears of it next.
  final var next: ViewFollower?

  /// The element was scrolled, and not by the view itself.
  func scrolledByHand() { next?.scrolledByHand() }

  /// Changes to the data are about to be made.
  func willChange() { next?.willChange() }

  /// Data has changed; what there was has other paths now, or is gone.
  func changed(_ newPath: (ItemPath) -> ItemPath?) { next?.changed(newPath) }

  /// All data is another one.
  func reloaded() { next?.reloaded() }

  /// A cell was filled for an element.
  func filled(_ cell: WaterflowCell, for element: ElementID) {
    next?.filled(cell, for: element)
  }

  /// A cell goes to the pool.
  func emptied(_ cell: WaterflowCell) { next?.emptied(cell) }

  /// What the data source calls an element.
  func source(of element: ElementID) -> ElementID {
    next?.source(of: element) ?? element
  }
}
