import GalleryParts
import WaterflowLayout
import WaterflowWeb

extension Gallery: WaterflowSelectionDelegate {
  func waterflowView(
    _ view: WaterflowView, didSelectItemAt path: ItemPath
  ) { selectionChanged() }

  func waterflowView(
    _ view: WaterflowView, didDeselectItemAt path: ItemPath
  ) { selectionChanged() }
}
