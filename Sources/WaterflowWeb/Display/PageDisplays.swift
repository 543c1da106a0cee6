import WaterflowEngine
import WaterflowLayout

/// Tells an app which cells of a page show what.
final class PageDisplays: DisplaySurface {
  var delegate: (any WaterflowDisplayDelegate)?
  private let host: WebHost

  init(_ host: WebHost, _ delegate: any WaterflowDisplayDelegate) {
    self.host = host
    self.delegate = delegate
  }

  func display(_ id: CellID, for element: ElementID, hasEnded: Bool) {
    guard let view = host.view, let delegate, let cell = host.cell(id) else {
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
