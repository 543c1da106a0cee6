import ElementModule
import WaterflowLayout
import WaterflowWeb

extension ElementView {
  /// Asks the element's script about an item, or tells it.
  @inline(never)
  func ask(
    _ question: Int32, _ path: ItemPath, _ c: Int32 = 0, _ d: Int32 = 0
  ) -> Int32 {
    FeatureImports.ask(
      number, question, Int32(truncatingIfNeeded: path.section),
      Int32(truncatingIfNeeded: path.item), c, d)
  }
}

extension ElementView: WaterflowSelectionDelegate {
  package func waterflowView(
    _ view: WaterflowView, shouldSelectItemAt path: ItemPath
  ) -> Bool { ask(FeatureQuestion.select, path) != 0 }

  package func waterflowView(
    _ view: WaterflowView, shouldDeselectItemAt path: ItemPath
  ) -> Bool { ask(FeatureQuestion.select, path) != 0 }

  package func waterflowView(
    _ view: WaterflowView, didSelectItemAt path: ItemPath
  ) { _ = ask(FeatureQuestion.selected, path) }

  package func waterflowView(
    _ view: WaterflowView, didDeselectItemAt path: ItemPath
  ) { _ = ask(FeatureQuestion.selected, path) }
}
