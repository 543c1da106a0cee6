import WaterflowLayout

/// Something that an app may ask of a ``CollectionController``, and that keeps
/// in step with it: selection, focus, a gesture.
///
/// A controller calls all that were added and names none of them: an app is
/// linked without what it does not ask for.
public class ControllerFeature {
  init() {}

  /// The platform has scrolled, and not because the controller asked it to.
  func scrolledByHand() {}

  /// Changes to the data are about to be made.
  func dataWillChange() {}

  /// Items have other paths, or are gone.
  ///
  /// The layout has changed, and nobody was asked or told of it yet. Nothing
  /// may be called back. From a path on, `along` tells how many items go as far
  /// as it does, or all go for good.
  func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {}

  /// Sections have other numbers, or are gone; otherwise as for items, which an
  /// update renames next.
  func renameSections(_ plan: UpdatePlan) {}

  /// The update that has renamed items is shown.
  func dataDidChange(_ newPath: (ItemPath) -> ItemPath?) {}

  /// The data was read anew, and nothing of it is shown yet.
  ///
  /// With ``ReloadScope/layout`` cells go on showing what they do. Sections have
  /// `counts` items now; nil says as many as before.
  func dataWasRead(_ counts: [Int]?, _ scope: ReloadScope) {}

  /// Forgets items that are not there.
  final func forgetItems(beyond counts: [Int]) {
    let isThere = { RangeSelection.contains($0, counts) }
    // Gone over by runs: all of a section before its end stay, none behind it.
    rename(
      { isThere($0) ? $0 : nil },
      { isThere($0) ? counts[$0.section] - $0.item : .max })
  }

  /// What the data calls an item, by its path in the layout.
  func dataPath(of shown: ItemPath) -> ItemPath { shown }

  /// Where an item is in the layout, by its path in the data.
  func shownPath(of path: ItemPath) -> ItemPath { path }

  /// A cell was filled for an element of the data.
  func didFill(_ cell: CellID, for element: ElementID) {}

  /// A cell was filled again for the element that it shows.
  func didRefill(_ cell: CellID, for element: ElementID) {
    didFill(cell, for: element)
  }

  /// A cell goes to the pool.
  func willEmpty(_ cell: CellID) {}

  /// The focus has come to an item of the data, or has gone from all.
  func focusDidMove(to item: ItemPath?) {}

  /// The platform shows what the passes before this have decided; told before
  /// anybody sees it, and once for several where a platform draws later.
  func didPass() {}

  /// A person has touched an item, or something of it that is gone now: keys
  /// go on from there.
  func itemWasTouched(_ item: ItemPath) {}

  /// A key asks for something.
  ///
  /// - Returns: whether it was this feature's to do.
  func obey(_ request: KeyRequest) -> Bool { false }

  /// The view ends: nothing is called after this.
  func end() {}
}
