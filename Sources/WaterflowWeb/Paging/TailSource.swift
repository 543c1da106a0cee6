import WaterflowLayout

/// Shows a data source's tail of sections and leaves the room of those before
/// it empty.
final class TailSource: WaterflowViewDataSource {
  /// What stands where nothing is to be seen.
  static var blank: CellKind<WaterflowCell> { CellKind(.min) }

  private let source: any WaterflowViewDataSource
  private let firstSection: Int

  init(_ source: any WaterflowViewDataSource, firstSection: Int) {
    self.source = source
    self.firstSection = firstSection
  }

  func numberOfSections(in view: WaterflowView) -> Int {
    source.numberOfSections(in: view)
  }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { source.waterflowView(view, numberOfItemsInSection: section) }

  func waterflowView(
    _ view: WaterflowView, styleOfSection section: Int
  ) -> SectionStyle { source.waterflowView(view, styleOfSection: section) }

  func waterflowView(
    _ view: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [Double]? {
    source.waterflowView(view, lengthsOfItemsInSection: section)
  }

  func waterflowView(
    _ view: WaterflowView, sizeOfItemAt path: ItemPath
  ) -> ItemSize { source.waterflowView(view, sizeOfItemAt: path) }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    path.section < firstSection
      ? empty(in: view) : source.waterflowView(view, cellForItemAt: path)
  }

  func waterflowView(
    _ view: WaterflowView, headerOfSection section: Int
  ) -> WaterflowCell? {
    section < firstSection
      ? empty(in: view)
      : source.waterflowView(view, headerOfSection: section)
  }

  func waterflowView(
    _ view: WaterflowView, footerOfSection section: Int
  ) -> WaterflowCell? {
    section < firstSection
      ? empty(in: view)
      : source.waterflowView(view, footerOfSection: section)
  }

  func waterflowView(
    _ view: WaterflowView, backgroundOfSection section: Int
  ) -> WaterflowCell? {
    section < firstSection
      ? empty(in: view)
      : source.waterflowView(view, backgroundOfSection: section)
  }

  func lengthOfContentHeader(in view: WaterflowView) -> Double {
    source.lengthOfContentHeader(in: view)
  }

  func headerOfContent(in view: WaterflowView) -> WaterflowCell? {
    empty(in: view)
  }

  private func empty(in view: WaterflowView) -> WaterflowCell {
    view.dequeueReusableCell(Self.blank, for: ItemPath(section: 0, item: 0))
  }
}
