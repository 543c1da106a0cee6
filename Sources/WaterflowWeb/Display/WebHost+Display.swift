import WaterflowEngine
import WaterflowLayout

extension WebHost: DisplaySurface {
  func display(_ id: CellID, for element: ElementID, hasEnded: Bool) {
    guard let view, let delegate = delegates?.display, let cell = cell(id)
    else {
      return
    }
    let path = element.displayPath
    switch (element.kind == .item, hasEnded) {
    case (true, false):
      delegate.waterflowView(view, willDisplay: cell, forItemAt: path)
    case (true, true):
      delegate.waterflowView(view, didEndDisplaying: cell, forItemAt: path)
    case (false, false):
      delegate.waterflowView(
        view, willDisplaySupplementaryView: cell,
        forElementKind: element.kind, at: path)
    case (false, true):
      delegate.waterflowView(
        view, didEndDisplayingSupplementaryView: cell,
        forElementOfKind: element.kind, at: path)
    }
  }
}
