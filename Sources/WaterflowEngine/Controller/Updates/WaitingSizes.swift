import WaterflowLayout

/// Sizes that wait, of items by the paths that they have by then.
final class WaitingSizes: ControllerFeature {
  private(set) var sizes: [(item: ItemPath, size: ItemSize)]

  init(_ sizes: [(item: ItemPath, size: ItemSize)]) {
    self.sizes = sizes
    super.init()
  }

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    for place in sizes.indices.reversed() {
      if let item = newPath(sizes[place].item) {
        sizes[place].item = item
      } else {
        sizes.remove(at: place)
      }
    }
  }
}
