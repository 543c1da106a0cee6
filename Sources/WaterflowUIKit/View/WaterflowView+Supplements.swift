import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// The header or footer under a finger, if the finger came down on its cell
  /// and not on something that an app has put above it.
  func supplement(under touch: UITouch) -> ElementID? {
    let hit = layout.element(
      at: Point(touch.location(in: self)), in: engine.viewport)
    guard let id = hit?.id, id.kind == .header || id.kind == .footer,
      let cell = cell(showing: id.kind, id.path),
      let view = touch.view, view.isDescendant(of: cell)
    else { return nil }
    return id
  }

  /// A finger was lifted from a header, a footer, or neither.
  func tapSupplement(_ element: ElementID?) {
    let touched = attention.touchedSupplement
    attention.touchedSupplement = nil
    guard let element, element == touched, let delegate = waterflowDelegate
    else { return }
    let section = Int(element.section)
    if element.kind == .header {
      delegate.waterflowView(self, didTapHeaderInSection: section)
    } else {
      delegate.waterflowView(self, didTapFooterInSection: section)
    }
  }
}
