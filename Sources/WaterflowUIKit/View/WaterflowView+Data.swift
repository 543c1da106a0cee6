import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Asks how a section looks.
  func look(of section: Int) -> WaterflowSection {
    waterflowDelegate?.waterflowView(self, styleForSectionAt: section)
      ?? WaterflowSection()
  }

  /// Asks how large an item is.
  func size(of path: IndexPath, _ style: SectionStyle) -> ItemSize {
    guard let delegate = waterflowDelegate else {
      return ItemSize(width: 44, height: 44)
    }
    let hasLength =
      switch style.mode {
      case .list, .waterfall(_, .absolute, _, _): !style.keepsBreadths
      case .flow, .waterfall, .justified: false
      }
    var size: ItemSize
    if style.mode.keepsRatios,
      let ratio = delegate.waterflowView(self, aspectRatioForItemAt: path)
    {
      size = ItemSize(width: Double(ratio), height: 1)
    } else if hasLength {
      // In both directions, because the axis tells which one counts.
      let height = Double(
        delegate.waterflowView(self, heightForItemAt: path))
      size = ItemSize(width: height, height: height)
    } else {
      let natural = delegate.waterflowView(self, sizeForItemAt: path)
      size = ItemSize(
        width: Double(natural.width), height: Double(natural.height))
    }
    guard case .waterfall(_, _, let order, _) = style.mode else { return size }
    size.span = delegate.waterflowView(self, laneSpanForItemAt: path)
    if order == .given {
      size.lane = delegate.waterflowView(self, laneForItemAt: path)
    }
    return size
  }
}
