import WaterflowLayout

/// A finger, a pen or a mouse on the content, as gestures see it.
struct PointerTouch {
  /// Where it is, in points from the viewport's top left corner.
  var sample: PointerSample
  /// What it is.
  var kind: PointerKind
  /// The keys that were held when it came down.
  var modifier: RangeSelection.Modifier
  /// What is under it, until the touch is claimed; what was under it last
  /// then.
  var element: ElementID?
  /// Whether it selects nothing, because it stops content on its way or closes
  /// an open item.
  var tapsNothing: Bool

  /// What is under it, if that is an item.
  var item: ItemPath? { element?.kind == .item ? element?.path : nil }

  /// Gives the item under it the path that it has after an update.
  // Not inlined: it is there for what has come down and for what goes up.
  @inline(never)
  mutating func rename(_ newPath: (ItemPath) -> ItemPath?) {
    if let item { element = newPath(item).map { ElementID($0) } }
  }
}
