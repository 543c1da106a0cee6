import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// What a person attends to in a view without touching it: by keys, by a remote
/// or by ear.
struct Attention {
  /// The focused item, or the one that had the focus last.
  var focus = FocusMover()
  /// The item that the delegate was told of last.
  var toldItem: ItemPath?
  /// Whether the focus of UIKit is on one of the cells.
  var isSystemFocused = false
  /// Whether it has left them for another view, though keys still come here.
  var isSystemElsewhere = false
  /// How it has moved last, until a press comes.
  var systemMove: SystemMove?
  /// Where Shift extends the selection from.
  var range = RangeSelection()
  var keys = HeldKeys()
  /// The item that a key or a remote holds down.
  var pressedItem: ItemPath?
  /// What holds it down.
  var pressing: UIPress?
  /// The item that is read out.
  var reader = FocusMover()

  /// The item that somebody types into.
  var editedItem: ItemPath?
  /// The header or footer that a finger came down on.
  var touchedSupplement: ElementID?

  /// Gives items the paths that they have after a change of the data.
  mutating func rename(
    in layout: CollectionLayout, _ newPath: (ItemPath) -> ItemPath?
  ) {
    focus.rename(in: layout, newPath)
    reader.rename(in: layout, newPath)
    range.rename(newPath)
    toldItem = toldItem.flatMap(newPath)
    pressedItem = pressedItem.flatMap(newPath)
    editedItem = editedItem.flatMap(newPath)
    touchedSupplement = nil
  }

  /// Forgets items that are not there after a reload.
  mutating func reload(in layout: CollectionLayout) {
    range = RangeSelection()
    pressedItem = nil
    editedItem = nil
    touchedSupplement = nil
    for path in [\Attention.focus, \.reader] {
      let item = self[keyPath: path].item
      if let item, layout.frame(ofItem: item) == nil {
        self[keyPath: path].focus(nil)
      }
    }
  }
}
