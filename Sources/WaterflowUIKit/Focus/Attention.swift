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
  /// Where Shift extends the selection from.
  var range = RangeSelection()
  var keys = HeldKeys()
  /// The item that a key or a remote holds down.
  var pressedItem: ItemPath?
  /// The item that is read out.
  var reader = FocusMover()

  /// Gives items the paths that they have after an update.
  mutating func rename(in layout: CollectionLayout, _ plan: UpdatePlan) {
    focus.rename(in: layout) { plan.newPath(of: $0) }
    reader.rename(in: layout) { plan.newPath(of: $0) }
    range.rename { plan.newPath(of: $0) }
    toldItem = toldItem.flatMap { plan.newPath(of: $0) }
    pressedItem = pressedItem.flatMap { plan.newPath(of: $0) }
  }

  /// Forgets items that are not there after a reload.
  mutating func reload(in layout: CollectionLayout) {
    range = RangeSelection()
    pressedItem = nil
    for path in [\Attention.focus, \.reader] {
      let item = self[keyPath: path].item
      if let item, layout.frame(ofItem: item) == nil {
        self[keyPath: path].focus(nil)
      }
    }
  }
}
