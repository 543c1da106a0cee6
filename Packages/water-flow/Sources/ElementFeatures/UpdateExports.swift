// Changes of what is shown, as `JavaScript/features` tells them.

import ElementModule
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// How many numbers tell of a change: a code, section and item, and where a
/// move ends.
private let changeLength = 5

/// Carries changes out as one update.
///
/// - Parameters:
///   - number: that of the element.
///   - changes: made by `waterflow_allocate`; freed here.
///   - count: how many there are.
///   - isAnimated: whether cells are seen on their way, where they may be.
///   - update: a number for ``FeatureQuestion/begin`` and `end`;
///   one that has to wait may be refused later.
/// - Returns: 0 if it was refused, which ``Numbers`` explain; nothing has
///   changed then.
@_expose(wasm, "element_update")
@_cdecl("element_update")
func updateElement(
  _ number: Int32, _ changes: UnsafeMutablePointer<Int32>, _ count: Int32,
  _ isAnimated: Int32, _ update: Int32
) -> Int32 {
  let changes = UnsafeMutableBufferPointer(
    start: changes, count: Int(count) * changeLength)
  guard let element = Elements.find(number) else {
    changes.deallocate()
    return 1
  }
  let view = element.view
  view.didFailWithUpdateError = { error in
    error.explain()
    _ = FeatureImports.ask(number, FeatureQuestion.refused, 0, 0, 0, 0)
  }
  do throws(UpdateError) {
    try view.performBatchUpdates(
      animated: isAnimated != 0,
      completion: {
        _ = FeatureImports.ask(
          number, FeatureQuestion.end, update, $0 ? 1 : 0, 0, 0)
      }
    ) { batch in
      // Here, because the update may have to wait.
      element.readsItemsAlone = true
      _ = FeatureImports.ask(number, FeatureQuestion.begin, update, 0, 0, 0)
      batch.add(changes, view)
      changes.deallocate()
    }
    return 1
  } catch {
    error.explain()
    return 0
  }
}

/// Gives items the sizes that the script says now.
///
/// - Parameters:
///   - number: that of the element.
///   - items: sections and indices, made by `waterflow_allocate`; freed here.
///   - count: how many there are.
@_expose(wasm, "element_resize")
@_cdecl("element_resize")
func resizeItems(
  _ number: Int32, _ items: UnsafeMutablePointer<Int32>, _ count: Int32
) {
  defer { items.deallocate() }
  guard let element = Elements.find(number) else { return }
  var sizes: [(item: ItemPath, size: ItemSize)] = []
  for index in 0..<Int(count) {
    let path = ItemPath(
      section: Int(items[2 * index]), item: Int(items[2 * index + 1]))
    sizes.append(
      (path, element.waterflowView(element.view, sizeForItemAt: path)))
  }
  element.view.setSizes(sizes)
}

extension BatchUpdate {
  /// Adds the changes that a script has told, as `features/difference.mjs`
  /// numbers them.
  fileprivate mutating func add(
    _ numbers: UnsafeMutableBufferPointer<Int32>, _ view: WaterflowView
  ) {
    var reconfigured: [ItemPath] = []
    var at = 0
    while at < numbers.count {
      let section = Int(numbers[at + 1])
      let toSection = Int(numbers[at + 3])
      let item = ItemPath(section: section, item: Int(numbers[at + 2]))
      let toItem = ItemPath(section: toSection, item: Int(numbers[at + 4]))
      switch numbers[at] {
      case 0: deletedItems.append(item)
      case 1: insertedItems.append(item)
      case 2: moveItem(from: item, to: toItem)
      case 3: reconfigured.append(item)
      case 4: deletedSections.append(section)
      case 5: insertedSections.append(section)
      default: moveSection(from: section, to: toSection)
      }
      at += changeLength
    }
    if !reconfigured.isEmpty { view.reconfigureItems(at: reconfigured) }
  }
}
