import ElementModule
import WaterflowLayout
import WaterflowWeb

extension ElementView: WaterflowReorderDelegate {
  package func waterflowView(
    _ view: WaterflowView, moveItemAt old: ItemPath, to new: ItemPath
  ) {
    _ = ask(
      FeatureQuestion.moved, old, Int32(truncatingIfNeeded: new.section),
      Int32(truncatingIfNeeded: new.item))
  }
}
