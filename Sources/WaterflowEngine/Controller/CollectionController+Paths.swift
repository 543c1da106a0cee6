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

  /// Returns what the data calls an element of the layout.
  public func dataElement(of shown: ElementID) -> ElementID {
    shown.kind == .item ? ElementID(dataPath(of: shown.path)) : shown
  }

  /// Returns where an element of the data is in the layout.
  public func shownElement(of element: ElementID) -> ElementID {
    element.kind == .item ? ElementID(shownPath(of: element.path)) : element
  }
}
