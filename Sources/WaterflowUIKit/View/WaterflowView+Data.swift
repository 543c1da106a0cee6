import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Asks how a section looks.
  func look(of section: Int) -> WaterflowSection {
    waterflowDelegate?.waterflowView(self, styleForSectionAt: section)
      ?? WaterflowSection()
  }

  /// Asks how large an item is.
  func size(of path: IndexPath, _ mode: SectionMode) -> ItemSize {
    guard let delegate = waterflowDelegate else {
      return ItemSize(width: 44, height: 44)
    }
    switch mode {
    case .list: return square(delegate, path, span: 1)
    case .flow: return natural(delegate, path, span: 1)
    case .waterfall(_, let sizing, _, _):
      let span = delegate.waterflowView(self, laneSpanForItemAt: path)
      guard case .aspect = sizing else {
        return square(delegate, path, span: span)
      }
      if let ratio = delegate.waterflowView(self, aspectRatioForItemAt: path) {
        return ItemSize(width: Double(ratio), height: 1, span: span)
      }
      return natural(delegate, path, span: span)
    }
  }

  /// The height in both directions, because the axis tells which one counts.
  private func square(
    _ delegate: any WaterflowViewDelegate, _ path: IndexPath, span: Int
  ) -> ItemSize {
    let height = Double(
      delegate.waterflowView(self, heightForItemAt: path))
    return ItemSize(width: height, height: height, span: span)
  }

  private func natural(
    _ delegate: any WaterflowViewDelegate, _ path: IndexPath, span: Int
  ) -> ItemSize {
    let size = delegate.waterflowView(self, sizeForItemAt: path)
    return ItemSize(
      width: Double(size.width), height: Double(size.height), span: span)
  }
}
