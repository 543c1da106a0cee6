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

  func willDisplay(_ id: CellID, for element: ElementID) {
    guard let view = host.view, let delegate, let cell = host.cell(id) else {
      return
    }
    if element.kind == .item {
      delegate.waterflowView(view, willDisplay: cell, forItemAt: element.path)
    } else {
      delegate.waterflowView(
        view, willDisplaySupplementaryView: cell,
        forElementKind: element.kind, at: path(element))
    }
  }

  func didEndDisplaying(_ id: CellID, for element: ElementID) {
    guard let view = host.view, let delegate, let cell = host.cell(id) else {
      return
    }
    if element.kind == .item {
      delegate.waterflowView(
        view, didEndDisplaying: cell, forItemAt: element.path)
    } else {
      delegate.waterflowView(
        view, didEndDisplayingSupplementaryView: cell,
        forElementOfKind: element.kind, at: path(element))
    }
  }

  /// The header above all is that of no section.
  private func path(_ element: ElementID) -> ItemPath {
    ItemPath(section: max(0, Int(element.section)), item: 0)
  }
}
