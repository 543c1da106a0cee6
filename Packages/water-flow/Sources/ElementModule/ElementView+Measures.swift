// What `ElementMeasures` exports for some modules, and the others do not link.
//
// By names of C, and not of Swift: what calls a function of Swift has its body,
// and the engine would be made for the view, and linked, once more there.

import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Has elements measure their cells, and tell what is pinned.
@_cdecl("waterflow_element_measures")
func allowMeasuresOfElements() {
  ElementView.prepare = { element in
    element.view.measuresCells = true
    element.view.didChangePin = { [unowned(unsafe) element] _, event in
      element.tell(
        ElementEvent.pin, Double(event.element.section),
        event.element.kind == .header ? 0 : 1, event.isPinned ? 1 : 0)
    }
  }
}

/// Gives an item another size.
@_cdecl("waterflow_element_size")
func setSizeInElement(
  _ number: Int32, _ section: Int32, _ item: Int32, _ width: Double,
  _ height: Double
) {
  guard let view = Elements.find(number)?.view else { return }
  let path = ItemPath(section: Int(section), item: Int(item))
  if width.isNaN && height.isNaN {
    view.forgetMeasuredSize(ofItemAt: path)
  } else {
    view.setSize(ItemSize(width: width, height: height), forItemAt: path)
  }
}
