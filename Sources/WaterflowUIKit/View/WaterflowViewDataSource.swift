/// Tells a ``WaterflowView`` how much there is and fills its cells.
///
/// Two methods make a list; the others have defaults.
@MainActor
public protocol WaterflowViewDataSource: AnyObject {
  /// Returns the number of sections; 1 unless implemented.
  func numberOfSections(in waterflowView: WaterflowView) -> Int

  /// Returns the number of items of a section; a negative one counts as 0.
  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the filled cell for an item, taken from
  /// ``WaterflowView/dequeueReusableCell(withReuseIdentifier:for:)``.
  ///
  /// One that the app has made itself has to have a `reuseIdentifier`; without
  /// one its item stays empty.
  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell

  /// Returns the filled cell for a section's header, dequeued like an item's,
  /// or nil. Nil unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell?

  /// Returns the filled cell for a section's footer, dequeued like an item's,
  /// or nil. Nil unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell?

  /// Returns the filled cell for a section's background, dequeued like an
  /// item's, or nil. Nil unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, viewForBackgroundInSection section: Int
  ) -> WaterflowCell?

  /// Returns the filled cell for the header above the first section, dequeued
  /// like an item's, or nil. Nil unless implemented.
  func viewForContentHeader(
    in waterflowView: WaterflowView
  ) -> WaterflowCell?
}

extension WaterflowViewDataSource {
  /// One section.
  public func numberOfSections(in waterflowView: WaterflowView) -> Int { 1 }

  /// No header.
  public func waterflowView(
    _ waterflowView: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? { nil }

  /// No footer.
  public func waterflowView(
    _ waterflowView: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell? { nil }

  /// No background.
  public func waterflowView(
    _ waterflowView: WaterflowView, viewForBackgroundInSection section: Int
  ) -> WaterflowCell? { nil }

  /// No header above the first section.
  public func viewForContentHeader(
    in waterflowView: WaterflowView
  ) -> WaterflowCell? { nil }
}
