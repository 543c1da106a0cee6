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
    switch style.mode {
    case .list: return lane(delegate, path, style)
    case .flow: return natural(delegate, path)
    case .justified: return shape(delegate, path)
    case .waterfall(_, let sizing, let order, _):
      var size: ItemSize
      if sizing == .absolute {
        size = lane(delegate, path, style)
      } else {
        size = shape(delegate, path)
      }
      size.span = delegate.waterflowView(self, laneSpanForItemAt: path)
      if order == .given {
        size.lane = delegate.waterflowView(self, laneForItemAt: path)
      }
      return size
    }
  }

  /// The aspect ratio, or the size that it follows from.
  private func shape(
    _ delegate: any WaterflowViewDelegate, _ path: IndexPath
  ) -> ItemSize {
    delegate.waterflowView(self, aspectRatioForItemAt: path)
      .map { ItemSize(width: Double($0), height: 1) }
      ?? natural(delegate, path)
  }

  /// The height in both directions, because the axis tells which one counts, or
  /// the natural size where items keep their widths.
  private func lane(
    _ delegate: any WaterflowViewDelegate, _ path: IndexPath,
    _ style: SectionStyle
  ) -> ItemSize {
    if style.keepsBreadths { return natural(delegate, path) }
    let height = Double(
      delegate.waterflowView(self, heightForItemAt: path))
    return ItemSize(width: height, height: height)
  }

  private func natural(
    _ delegate: any WaterflowViewDelegate, _ path: IndexPath
  ) -> ItemSize {
    let size = delegate.waterflowView(self, sizeForItemAt: path)
    return ItemSize(width: Double(size.width), height: Double(size.height))
  }
}
