// What `JavaScript/engine.mjs` calls.

import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Where ``Numbers`` are.
@_expose(wasm, "element_numbers")
@_cdecl("element_numbers")
func numbers() -> UnsafeMutablePointer<Double> { Numbers.start }

/// Has a container show what the script says of an element, once it is
/// reloaded.
///
/// - Returns: whether the container has a usable size.
@_expose(wasm, "element_create")
@_cdecl("element_create")
func createElement(
  _ number: Int32, _ container: Int32, _ scroller: Int32,
  _ isHorizontal: Int32, _ isRightToLeft: Int32
) -> Int32 {
  do throws(LayoutError) {
    Elements.set(
      try ElementView(
        number, in: Element(handle: container), readScroller(scroller),
        isHorizontal != 0 ? .horizontal : .vertical,
        isRightToLeft != 0 ? .rightToLeft : .leftToRight),
      at: number)
    return 1
  } catch {
    return 0
  }
}

/// 0 for the container itself, -1 for the window, -2 for the nearest that
/// scrolls, otherwise an element's number.
private func readScroller(_ number: Int32) -> Scroller {
  switch number {
  case 0: .container
  case -1: .window
  case -2: .nearest
  default: .element(Element(handle: number))
  }
}

/// Lets go of an element; its number may be used again.
@_expose(wasm, "element_remove")
@_cdecl("element_remove")
func removeElement(_ number: Int32) {
  Elements.find(number)?.view.remove()
  Elements.set(nil, at: number)
}

/// Asks for everything anew, or of the same items, where what is first in view
/// stays where it is: for all with 1, for sizes and styles with 2.
@_expose(wasm, "element_reload")
@_cdecl("element_reload")
func reloadElement(_ number: Int32, _ kept: Int32) {
  guard let view = Elements.find(number)?.view else { return }
  switch kept {
  case 0: view.reloadData()
  case 1: view.reloadCells()
  default: view.invalidateLayout()
  }
}

/// Scrolls to an item, as ``ScrollAlignment`` is numbered.
@_expose(wasm, "element_scroll")
@_cdecl("element_scroll")
func scrollElement(
  _ number: Int32, _ section: Int32, _ item: Int32, _ alignment: Int32,
  _ isAnimated: Int32
) {
  Elements.find(number)?.view.scrollToItem(
    at: ItemPath(section: Int(section), item: Int(item)),
    at: ScrollAlignment(rawValue: UInt8(alignment)) ?? .start,
    animated: isAnimated != 0)
}

/// Writes the item into ``Numbers`` that an animated scroll is on its way to.
///
/// - Returns: whether there is one.
@_expose(wasm, "element_destination")
@_cdecl("element_destination")
func destinationOfElement(_ number: Int32) -> Int32 {
  guard let item = Elements.find(number)?.view.scrollDestination else {
    return 0
  }
  Numbers.put(Double(item.section), Double(item.item), 0, 0)
  return 1
}

/// Writes an item's frame into ``Numbers``.
///
/// - Returns: whether there is such an item.
@_expose(wasm, "element_frame")
@_cdecl("element_frame")
func frameOfItem(_ number: Int32, _ section: Int32, _ item: Int32) -> Int32 {
  guard
    let frame = Elements.find(number)?.view.frameForItem(
      at: ItemPath(section: Int(section), item: Int(item)))
  else { return 0 }
  Numbers.put(frame.x, frame.y, frame.width, frame.height)
  return 1
}

/// The root of the cell that shows an item; 0 if none does.
@_expose(wasm, "element_cell")
@_cdecl("element_cell")
func cellOfItem(_ number: Int32, _ section: Int32, _ item: Int32) -> Int32 {
  Elements.find(number)?.view.cellForItem(
    at: ItemPath(section: Int(section), item: Int(item)))?.element.handle ?? 0
}

/// Writes the first item in view into ``Numbers``, and how far it begins behind
/// the viewport's start.
///
/// - Returns: whether there is one; not at the content's start.
@_expose(wasm, "element_anchor")
@_cdecl("element_anchor")
func anchorOfElement(_ number: Int32) -> Int32 {
  guard let anchor = Elements.find(number)?.view.scrollAnchor else { return 0 }
  Numbers.put(
    Double(anchor.element.section), Double(anchor.element.item),
    anchor.distance, 0)
  return 1
}

/// Scrolls so that an item begins so far behind the viewport's start; to that
/// position, as far as there is content, with a negative section.
@_expose(wasm, "element_restore")
@_cdecl("element_restore")
func restoreElement(
  _ number: Int32, _ section: Int32, _ item: Int32, _ distance: Double
) {
  guard let view = Elements.find(number)?.view else { return }
  guard section >= 0 else { return view.scroll(to: distance) }
  let path = ItemPath(section: Int(section), item: Int(item))
  view.scroll(to: ScrollAnchor(element: ElementID(path), distance: distance))
}

/// Keeps cells so far around the viewport, and tells of an end that is so near.
@_expose(wasm, "element_edges")
@_cdecl("element_edges")
func setEdges(_ number: Int32, _ overscan: Double, _ nearEndLength: Double) {
  guard let view = Elements.find(number)?.view else { return }
  view.overscan = overscan
  view.nearEndLength = nearEndLength
}
