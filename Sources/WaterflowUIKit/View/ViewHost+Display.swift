import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension ViewHost: @MainActor DisplaySurface {
  func willDisplay(_ id: CellID, for element: ElementID) {
    guard let view, let delegate = view.waterflowDelegate, let cell = cell(id)
    else { return }
    let path = element.displayPath
    if element.kind == .item {
      delegate.waterflowView(view, willDisplay: cell, forItemAt: path)
    } else {
      delegate.waterflowView(
        view, willDisplaySupplementaryView: cell,
        forElementKind: element.kind, at: path)
    }
  }

  func didEndDisplaying(_ id: CellID, for element: ElementID) {
    guard let view, let delegate = view.waterflowDelegate, let cell = cell(id)
    else { return }
    let path = element.displayPath
    if element.kind == .item {
      delegate.waterflowView(view, didEndDisplaying: cell, forItemAt: path)
    } else {
      delegate.waterflowView(
        view, didEndDisplayingSupplementaryView: cell,
        forElementOfKind: element.kind, at: path)
    }
  }
}

extension ElementID {
  /// The path that a delegate is told; the header above all is that of no
  /// section.
  fileprivate var displayPath: IndexPath {
    IndexPath(item: Int(item), section: max(0, Int(section)))
  }
}
