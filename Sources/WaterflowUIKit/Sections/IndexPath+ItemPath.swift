import WaterflowLayout

extension IndexPath {
  init(_ path: ItemPath) {
    self.init(item: path.item, section: path.section)
  }
}

extension ItemPath {
  /// Takes a path of a section and an item; any other is nobody's.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], item: path[1])
  }
}
