// What `JavaScript/engine.mjs` calls of a module that measures.

@_extern(c, "waterflow_element_measures")
private func allowMeasuresOfElements()

@_extern(c, "waterflow_element_size")
private func setSizeInElement(
  _ number: Int32, _ section: Int32, _ item: Int32, _ width: Double,
  _ height: Double)

/// Has elements measure their cells, and tell what is pinned.
@_expose(wasm, "element_measures")
@_cdecl("element_measures")
func allowMeasures() { allowMeasuresOfElements() }

/// Gives an item another size; NaN has it measured again once it is in view.
@_expose(wasm, "element_size")
@_cdecl("element_size")
func setSizeOfItem(
  _ number: Int32, _ section: Int32, _ item: Int32, _ width: Double,
  _ height: Double
) {
  setSizeInElement(number, section, item, width, height)
}
