import WaterflowLayout
import WaterflowWeb

extension SectionsPage: WaterflowViewDataSource {
  private static let spacing = 12.0
  private static let headerLength = 44.0
  private static let footerLength = 36.0
  private static let mastheadLength = 132.0
  private static let rowHeight = 88.0

  func numberOfSections(in view: WaterflowView) -> Int {
    photos == nil || photos?.count == 0 ? 0 : SectionPlan.all.count
  }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { SectionPlan.all[section].count }

  func waterflowView(
    _ view: WaterflowView, styleOfSection section: Int
  ) -> SectionStyle {
    let plan = SectionPlan.all[section]
    let spacing = Self.spacing
    var style = SectionStyle(
      mode: .list, header: Self.headerLength, footer: Self.footerLength,
      insets: Insets(spacing), lineSpacing: spacing,
      interitemSpacing: spacing, pinsHeader: plan.pins,
      pinsFooter: plan.pins && controls.pinsFooters,
      background: plan.hasBackground
        ? Insets(top: Self.headerLength, left: 4, bottom: 0, right: 4) : nil)
    switch plan.arrangement {
    case .waterfall:
      style.mode = .waterfall(
        lanes: .minimumWidth(isNarrow ? 130 : 190), sizing: .aspect)
    case .flow(let distribution):
      style.mode = .flow(distribution: distribution)
    case .list:
      style.lineSpacing = 0
    }
    return style
  }

  func waterflowView(
    _ view: WaterflowView, sizeOfItemAt path: ItemPath
  ) -> ItemSize {
    guard let photos else { return ItemSize(width: 0, height: 0) }
    let ratio = photos.ratios[place(of: path)]
    switch SectionPlan.all[path.section].arrangement {
    case .waterfall(let spanEvery):
      let isWide = spanEvery > 0 && path.item % spanEvery == spanEvery - 1
      // Two lanes of an upright picture would fill the window.
      return ItemSize(
        width: 1, height: isWide ? min(ratio, 0.6) : ratio,
        span: isWide ? 2 : 1)
    case .flow:
      let height = isNarrow ? 96.0 : 140.0
      return ItemSize(
        width: min(height / ratio, 2 * height), height: height)
    case .list:
      return ItemSize(width: 0, height: Self.rowHeight)
    }
  }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    var kind = CellKind.photo
    if case .list = SectionPlan.all[path.section].arrangement { kind = .row }
    let cell = view.dequeueReusableCell(kind, for: path)
    if let photos { cell.show(place(of: path), of: photos) }
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, headerOfSection section: Int
  ) -> WaterflowCell? {
    let plan = SectionPlan.all[section]
    let cell = view.dequeueReusableCell(
      .header, for: ItemPath(section: section, item: 0))
    cell.show(plan.title, note: plan.note)
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, footerOfSection section: Int
  ) -> WaterflowCell? {
    let plan = SectionPlan.all[section]
    let cell = view.dequeueReusableCell(
      .footer, for: ItemPath(section: section, item: 0))
    cell.show("End of " + plan.title, note: "\(plan.count) photos")
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, backgroundOfSection section: Int
  ) -> WaterflowCell? {
    view.dequeueReusableCell(
      CellKind.panel, for: ItemPath(section: section, item: 0))
  }

  func lengthOfContentHeader(in view: WaterflowView) -> Double {
    Self.mastheadLength
  }

  func headerOfContent(in view: WaterflowView) -> WaterflowCell? {
    let cell = view.dequeueReusableCell(
      .contentHeader, for: ItemPath(section: 0, item: 0))
    cell.show(
      "Sections",
      note: "Every section chooses its own layout. Scroll to see headers pin.")
    return cell
  }

  private func place(of path: ItemPath) -> Int {
    SectionPlan.firstItem(ofSection: path.section) + path.item
  }
}
