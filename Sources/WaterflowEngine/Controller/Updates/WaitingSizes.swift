import WaterflowLayout

/// Sizes that wait, of items by the paths that they have by then.
final class WaitingSizes: WaitingWork {
  private(set) var sizes: [(item: ItemPath, size: ItemSize)]

  init(_ sizes: [(item: ItemPath, size: ItemSize)]) {
    self.sizes = sizes
    super.init()
  }

  override func rename(_ newPath: (ItemPath) -> ItemPath?) {
    for place in sizes.indices {
      // What is gone keeps its place, and no item has a negative one.
      sizes[place].item =
        newPath(sizes[place].item) ?? ItemPath(section: -1, item: -1)
    }
  }
}
