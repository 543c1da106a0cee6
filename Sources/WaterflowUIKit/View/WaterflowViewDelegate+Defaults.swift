import WaterflowEngine
import WaterflowLayout

extension WaterflowViewDelegate {
  /// The answers of the methods for each property.
  public func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection {
    WaterflowSection(
      mode: self.waterflowView(waterflowView, modeForSection: section),
      insets: self.waterflowView(waterflowView, insetsForSection: section),
      lineSpacing: self.waterflowView(
        waterflowView, lineSpacingForSection: section),
      interitemSpacing: self.waterflowView(
        waterflowView, interitemSpacingForSection: section),
      headerLength: self.waterflowView(
        waterflowView, heightForHeaderInSection: section),
      footerLength: self.waterflowView(
        waterflowView, heightForFooterInSection: section),
      pinsHeader: self.waterflowView(
        waterflowView, pinsHeaderInSection: section),
      pinsFooter: self.waterflowView(
        waterflowView, pinsFooterInSection: section))
  }

  /// A waterfall of the lanes the section has, or a list.
  public func waterflowView(
    _ waterflowView: WaterflowView, modeForSection section: Int
  ) -> SectionMode {
    let lanes = self.waterflowView(
      waterflowView, numberOfLanesInSection: section)
    return lanes > 1 ? .waterfall(lanes: .fixed(lanes)) : .list
  }

  /// One lane.
  public func waterflowView(
    _ waterflowView: WaterflowView, numberOfLanesInSection section: Int
  ) -> Int { 1 }

  /// No insets.
  public func waterflowView(
    _ waterflowView: WaterflowView, insetsForSection section: Int
  ) -> UIEdgeInsets { .zero }

  /// No spacing.
  public func waterflowView(
    _ waterflowView: WaterflowView, lineSpacingForSection section: Int
  ) -> CGFloat { 0 }

  /// No spacing.
  public func waterflowView(
    _ waterflowView: WaterflowView, interitemSpacingForSection section: Int
  ) -> CGFloat { 0 }

  /// No header.
  public func waterflowView(
    _ waterflowView: WaterflowView, heightForHeaderInSection section: Int
  ) -> CGFloat { 0 }

  /// No footer.
  public func waterflowView(
    _ waterflowView: WaterflowView, heightForFooterInSection section: Int
  ) -> CGFloat { 0 }

  /// Not held.
  public func waterflowView(
    _ waterflowView: WaterflowView, pinsHeaderInSection section: Int
  ) -> Bool { false }

  /// Not held.
  public func waterflowView(
    _ waterflowView: WaterflowView, pinsFooterInSection section: Int
  ) -> Bool { false }

  /// No header above the first section.
  public func lengthForContentHeader(in waterflowView: WaterflowView) -> CGFloat
  { 0 }

  /// 44 points.
  public func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { 44 }

  /// A square of 44 points.
  public func waterflowView(
    _ waterflowView: WaterflowView, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 44, height: 44) }

  /// That of the natural size.
  public func waterflowView(
    _ waterflowView: WaterflowView, aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat? { nil }

  /// One lane.
  public func waterflowView(
    _ waterflowView: WaterflowView, laneSpanForItemAt indexPath: IndexPath
  ) -> Int { 1 }

  /// The first lane.
  public func waterflowView(
    _ waterflowView: WaterflowView, laneForItemAt indexPath: IndexPath
  ) -> Int { 0 }

  /// Nothing in one piece.
  public func waterflowView(
    _ waterflowView: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [CGFloat]? { nil }

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didChangePin event: PinEvent
  ) {}

  /// Does nothing.
  public func waterflowViewDidComeNearEnd(_ waterflowView: WaterflowView) {}

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didFailWith error: LayoutError
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didFailWith error: UpdateError
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didCorrect warning: LayoutWarning
  ) {}
}
