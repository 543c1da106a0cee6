// What `JavaScript/features` asks for.

import ElementModule
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// What ``setFeature`` changes, as `features/index.mjs` numbers it.
private enum Feature {
  /// 0 for no selection, 1 for one item at a time, 2 for several.
  static let selection: Int32 = 0
  static let keyboard: Int32 = 1
  static let swipes: Int32 = 2
  static let reordering: Int32 = 3
  static let pulls: Int32 = 4
  /// 1 to open the content's start, 0 to close it.
  static let pull: Int32 = 5
  static let end: Int32 = 6
}

/// Has an element do something besides, or not any more.
@_expose(wasm, "element_feature")
@_cdecl("element_feature")
func setFeature(_ number: Int32, _ feature: Int32, _ value: Int32) {
  guard let element = Elements.find(number) else { return }
  let view = element.view
  switch feature {
  case Feature.selection:
    if value != 0 { view.selectionDelegate = element }
    view.allowsMultipleSelection = value == 2
    view.allowsSelection = value != 0
  case Feature.keyboard: view.allowsFocus = value != 0
  case Feature.swipes: view.swipeDelegate = value != 0 ? element : nil
  case Feature.reordering: view.reorderDelegate = value != 0 ? element : nil
  case Feature.pulls:
    view.pullDelegate = value != 0 ? element : nil
    // What hangs there is made when it is first asked for.
    if value != 0 { _ = view.pullSlot }
  case Feature.end: view.anchorsToEnd = value != 0
  default: if value != 0 { view.beginPull() } else { view.endPull() }
  }
}

/// Selects an item, or takes it from the selection; with a negative section
/// all.
@_expose(wasm, "element_select")
@_cdecl("element_select")
func selectItem(
  _ number: Int32, _ section: Int32, _ item: Int32, _ isSelected: Int32
) {
  guard let view = Elements.find(number)?.view else { return }
  if section >= 0 {
    let path = ItemPath(section: Int(section), item: Int(item))
    if isSelected != 0 {
      view.selectItem(at: path)
    } else {
      view.deselectItem(at: path)
    }
  } else {
    let sections = 0..<(isSelected != 0 ? view.numberOfSections : 0)
    view.selectedItemSet = ItemSet(
      counts: sections.map { view.numberOfItems(inSection: $0) })
  }
}

/// Tells the script which items are selected, in order; see
/// ``FeatureQuestion/selection``.
@_expose(wasm, "element_selected")
@_cdecl("element_selected")
func tellSelection(_ number: Int32) {
  guard let view = Elements.find(number)?.view else { return }
  var numbers: [Int32] = []
  for path in view.indexPathsForSelectedItems {
    numbers.append(Int32(truncatingIfNeeded: path.section))
    numbers.append(Int32(truncatingIfNeeded: path.item))
  }
  numbers.withUnsafeBufferPointer { numbers in
    _ = FeatureImports.ask(
      number, FeatureQuestion.selection,
      Int32(truncatingIfNeeded: Int(bitPattern: numbers.baseAddress)),
      Int32(truncatingIfNeeded: numbers.count / 2), 0, 0)
  }
}
