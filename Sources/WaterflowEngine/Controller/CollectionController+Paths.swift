import WaterflowLayout

// While an item is dragged, the layout has it where its gap is, and the data
// where it was.
extension CollectionController {
  /// Returns what the data calls an item, by its path in the layout.
  public func dataPath(of shown: ItemPath) -> ItemPath {
    var path = shown
    for feature in features { path = feature.dataPath(of: path) }
    return path
  }

  /// Returns where an item is in the layout, by its path in the data.
  public func shownPath(of path: ItemPath) -> ItemPath {
    var shown = path
    for feature in features { shown = feature.shownPath(of: shown) }
    return shown
  }

  /// Returns what the data calls items of the layout, without those that it
  /// does not have.
  public func knownPaths(of shown: [ItemPath]) -> [ItemPath] {
    var paths: [ItemPath] = []
    for item in shown where isInData(item) { paths.append(dataPath(of: item)) }
    return paths
  }

  /// The paths of the items on screen, in order, as the data calls them.
  public var visibleItems: [ItemPath] {
    items { engine.isOnScreen($0) }
  }

  /// The paths of the items that have cells, on screen, around it, or kept for
  /// the focus, in order, as the data calls them.
  public var preparedItems: [ItemPath] { items { _ in true } }

  // Not inlined: apps ask in several places.
  @inline(never)
  private func items(where isMeant: (LiveCell) -> Bool) -> [ItemPath] {
    var paths: [ItemPath] = []
    for live in engine.liveCells
    where live.element.kind == .item && isMeant(live) {
      var place = paths.count
      paths.append(dataPath(of: live.element.path))
      // While an item is dragged, the data has it elsewhere.
      while place > 0, paths[place] < paths[place - 1] {
        paths.swapAt(place, place - 1)
        place -= 1
      }
    }
    return paths
  }

  /// Returns the frame at which an item of the data rests in the content, in
  /// points, or nil if there is no such item.
  public func frame(ofItem item: ItemPath) -> LayoutRect? {
    engine.layout.frame(ofItem: shownPath(of: item))
  }

  /// Returns the item, as the data calls it, that shows at a point of the
  /// content, or nil; a header that is held there covers items.
  public func item(at point: LayoutPoint) -> ItemPath? {
    guard let hit = engine.layout.element(at: point, in: engine.viewport),
      hit.id.kind == .item
    else { return nil }
    return dataPath(of: hit.id.path)
  }

  /// Returns what a cell shows, as the data calls it, or nil.
  public func element(in cell: CellID) -> ElementID? {
    engine.liveCell(cell).map { dataElement(of: $0.element) }
  }

  /// Returns the cell that shows an element of the data, or nil.
  public func cell(showing element: ElementID) -> CellID? {
    engine.liveCell(showing: shownElement(of: element))?.cell
  }

  /// The item of the data that somebody types into, or nil; see
  /// ``CollectionEngine/editedElement``.
  public var editedItem: ItemPath? {
    get {
      // A header's cell is kept as well.
      guard let element = engine.editedElement, element.kind == .item else {
        return nil
      }
      return dataPath(of: element.path)
    }
    set {
      engine.editedElement = newValue.map { ElementID(shownPath(of: $0)) }
    }
  }

  /// Returns what the data calls an element of the layout.
  public func dataElement(of shown: ElementID) -> ElementID {
    shown.kind == .item ? ElementID(dataPath(of: shown.path)) : shown
  }

  /// Returns where an element of the data is in the layout.
  public func shownElement(of element: ElementID) -> ElementID {
    element.kind == .item ? ElementID(shownPath(of: element.path)) : element
  }
}
