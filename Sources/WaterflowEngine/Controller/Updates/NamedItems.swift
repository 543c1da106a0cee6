import WaterflowLayout

/// Items that something is to be done with that waits, by the paths that they
/// have by then.
final class NamedItems: ControllerFeature {
  private(set) var items: [ItemPath?]

  init(_ items: [ItemPath]) {
    // One by one: arrays are cast dynamically.
    self.items = items.map { $0 }
    super.init()
  }

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    items = items.map { $0.flatMap(newPath) }
  }
}
