import GalleryParts
import WaterflowLayout
import WaterflowWeb

/// Shows photos in sections, each the way its plan says.
final class SectionsSource {
  let plans: [SectionPlan]
  private let page: SectionsPage
  /// The place of each section's first item among the photos.
  private let starts: [Int]

  static let headerLength = 44.0
  private static let spacing = 12.0
  private static let tabsLength = 52.0
  private static let footerLength = 36.0
  private static let mastheadLength = 132.0
  private static let rowHeight = 88.0

  /// Creates a source for sections, whose own photos begin at a place.
  ///
  /// The first sections of several sources show the same photos.
  init(
    _ plans: [SectionPlan], of page: SectionsPage,
    own: (section: Int, photo: Int)? = nil
  ) {
    self.plans = plans
    self.page = page
    var starts: [Int] = []
    var next = 0
    for (section, plan) in plans.enumerated() {
      if let own, section == own.section { next = own.photo }
      starts.append(next)
      next += plan.count
    }
    self.starts = starts
  }

  private func place(of path: ItemPath) -> Int {
    let count = page.photos?.count ?? 1
    return (starts[path.section] + path.item) % max(count, 1)
  }
}

extension SectionsSource: WaterflowViewDataSource {
  func numberOfSections(in view: WaterflowView) -> Int {
    page.photos == nil || page.photos?.count == 0 ? 0 : plans.count
  }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { plans[section].count }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    let plan = plans[section]
    let spacing = Self.spacing
    var style = SectionStyle(
      mode: .list, header: Self.headerLength,
      footer: plan.hasFooter ? Self.footerLength : 0,
      insets: Insets(spacing), lineSpacing: spacing,
      interitemSpacing: spacing, pinsHeader: plan.pins,
      pinsFooter: plan.pins && plan.hasFooter && page.controls.pinsFooters,
      background: plan.hasBackground
        ? Insets(top: Self.headerLength, left: 4, bottom: 0, right: 4) : nil)
    switch plan.arrangement {
    case .waterfall:
      style.mode = .waterfall(
        lanes: .minimumWidth(page.isNarrow ? 130 : 190), sizing: .aspect)
    case .flow(let distribution):
      style.mode = .flow(distribution: distribution)
    case .lanesOfWidth:
      style.mode = .waterfall(
        lanes: .width(
          page.isNarrow ? 120 : 170, remainder: page.controls.remainder),
        sizing: .aspect)
    case .ownWidths:
      style.mode = .waterfall(
        lanes: .minimumWidth(page.isNarrow ? 130 : 190))
      style.itemAlignment = page.controls.itemAlignment
    case .list:
      style.lineSpacing = 0
    case .tabs:
      style.header = Self.tabsLength
      style.insets = Insets(0)
    }
    return style
  }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize {
    guard let photos = page.photos else { return ItemSize(width: 0, height: 0) }
    let ratio = photos.ratios[place(of: path)]
    switch plans[path.section].arrangement {
    case .waterfall(let spanEvery):
      let isWide = spanEvery > 0 && path.item % spanEvery == spanEvery - 1
      // Two lanes of an upright picture would fill the window.
      return ItemSize(
        width: 1, height: isWide ? min(ratio, 0.6) : ratio,
        span: isWide ? 2 : 1)
    case .lanesOfWidth:
      return ItemSize(width: 1, height: ratio)
    case .flow, .ownWidths:
      let height = page.isNarrow ? 96.0 : 140.0
      return ItemSize(
        width: min(height / ratio, 2 * height), height: height)
    case .list, .tabs:
      return ItemSize(width: 0, height: Self.rowHeight)
    }
  }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    var kind = CellKind.photo
    if case .list = plans[path.section].arrangement { kind = .row }
    let cell = view.dequeueReusableCell(kind, for: path)
    if let photos = page.photos {
      cell.show(place(of: path), of: photos)
    }
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    let plan = plans[section]
    let path = ItemPath(section: section, item: 0)
    if case .tabs = plan.arrangement {
      return view.dequeueReusableCell(CellKind.tabs, for: path)
    }
    let cell = view.dequeueReusableCell(.header, for: path)
    cell.show(plan.title, note: plan.note)
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell? {
    let plan = plans[section]
    guard plan.hasFooter else { return nil }
    let cell = view.dequeueReusableCell(
      .footer, for: ItemPath(section: section, item: 0))
    cell.show("End of " + plan.title, note: "\(plan.count) photos")
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, viewForBackgroundInSection section: Int
  ) -> WaterflowCell? {
    view.dequeueReusableCell(
      CellKind.panel, for: ItemPath(section: section, item: 0))
  }

  func lengthForContentHeader(in view: WaterflowView) -> Double {
    Self.mastheadLength
  }

  func viewForContentHeader(in view: WaterflowView) -> WaterflowCell? {
    let cell = view.dequeueReusableCell(
      .contentHeader, for: ItemPath(section: 0, item: 0))
    switch page.controls.scene {
    case .tabs:
      cell.show("Tabs", note: "Below the bar, drag sideways to turn the page.")
    case .widths:
      cell.show(
        "Widths", note: "Lanes or items keep a width of their own.")
    case .pinning, .sideways:
      cell.show(
        "Sections",
        note:
          "Every section chooses its own layout. Scroll to see headers pin.")
    }
    return cell
  }
}
