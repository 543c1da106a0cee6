import WaterflowLayout

/// Tells a ``WaterflowView`` what to show.
///
/// All but the number of items and the cells has a default, so that a list of
/// rows takes two methods.
public protocol WaterflowViewDataSource: AnyObject {
  /// Returns the number of sections; 1 unless implemented.
  func numberOfSections(in view: WaterflowView) -> Int

  /// Returns the number of items of a section.
  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns how a section looks; a list without spacing unless implemented.
  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle

  /// Returns the lengths of all items of a section in one piece, or nil to be
  /// asked for one item at a time. Nil unless implemented.
  ///
  /// A length is an item's extent along the axis in points; in justified rows
  /// and in a waterfall of aspect ratios, its ratio to the one across. The
  /// quickest way to a million items; a flow needs sizes. Another number of
  /// lengths than of items is refused with `LayoutError.itemCountMismatch`.
  func waterflowView(
    _ view: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [Double]?

  /// Returns the size of an item in points; 44 by 44 unless implemented.
  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize

  /// Returns the filled cell for an item, taken from
  /// ``WaterflowView/dequeueReusableCell(_:for:)``.
  ///
  /// A cell that the app has made itself shows only under a kind; see
  /// ``CellKind/reusing(_:)``. Without one its item stays empty.
  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell

  /// Returns the filled cell for a section's header, or nil. Nil unless
  /// implemented.
  func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell?

  /// Returns the filled cell for a section's footer, or nil. Nil unless
  /// implemented.
  func waterflowView(
    _ view: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell?

  /// Returns the filled cell for a section's background, or nil. Nil unless
  /// implemented.
  func waterflowView(
    _ view: WaterflowView, viewForBackgroundInSection section: Int
  ) -> WaterflowCell?

  /// Returns the length of the header above the first section, in points; 0
  /// unless implemented, which means none.
  func lengthForContentHeader(in view: WaterflowView) -> Double

  /// Returns the filled cell for the header above the first section, or nil.
  /// Nil unless implemented.
  func viewForContentHeader(in view: WaterflowView) -> WaterflowCell?
}

extension WaterflowViewDataSource {
  /// One section.
  public func numberOfSections(in view: WaterflowView) -> Int { 1 }

  /// A list without spacing.
  public func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle { SectionStyle(mode: .list) }

  /// Nothing in one piece.
  public func waterflowView(
    _ view: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [Double]? { nil }

  /// A square of 44 points.
  public func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize { ItemSize(width: 44, height: 44) }

  /// No header.
  public func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? { nil }

  /// No footer.
  public func waterflowView(
    _ view: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell? { nil }

  /// No background.
  public func waterflowView(
    _ view: WaterflowView, viewForBackgroundInSection section: Int
  ) -> WaterflowCell? { nil }

  /// No header above the first section.
  public func lengthForContentHeader(in view: WaterflowView) -> Double { 0 }

  /// No header above the first section.
  public func viewForContentHeader(in view: WaterflowView) -> WaterflowCell? {
    nil
  }
}
