import WaterflowEngine
import WaterflowLayout

/// What hears of a view's passes and changes, to keep something in step with
/// them.
///
/// A view calls whoever follows it and names nobody: a module whose app uses no
/// gesture is linked without any.
class ViewFollower {
  /// The element was scrolled, and not by the view itself.
  func scrolledByHand() {}

  /// Changes to the data are about to be made.
  func willChange() {}

  /// Data has changed; what there was has other paths now, or is gone.
  func changed(_ newPath: (ItemPath) -> ItemPath?) {}

  /// All data is another one.
  func reloaded() {}

  /// A cell was filled for an element.
  func filled(_ cell: WaterflowCell, for element: ElementID) {}

  /// A cell goes to the pool.
  func emptied(_ cell: WaterflowCell) {}

  /// What the data source calls an element.
  func source(of element: ElementID) -> ElementID { element }
}
