import WaterflowLayout

/// An action that a key would perform.
struct ChosenAction {
  var item: ItemPath
  var edge: SwipeEdge
  /// Its number, counted from the item's edge.
  var action: Int
}
