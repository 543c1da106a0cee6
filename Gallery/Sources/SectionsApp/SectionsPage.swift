import GalleryParts
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Shows sections of every mode: with headers and footers that pin, as tabs
/// whose pages turn, with widths to choose, or in a view that scrolls sideways.
final class SectionsPage {
  let controls: SectionsControls
  private(set) var photos: Photos?
  /// Whether the present layout was made for a narrow viewport.
  private(set) var isNarrow = false

  private let view: WaterflowView
  private let container: Element
  private let overlay: Element
  private let strip: Element
  private let banner: Banner
  private let log: PinLog
  private let readout: SectionsReadout
  /// The view in which the neighbour of a tab comes in.
  private let neighbour: WaterflowView
  private var pager: WaterflowPager?
  private lazy var bar = TabBarCell(TabPlans.names) { [self] in
    turn(to: $0)
  }
  private lazy var pinning = SectionsSource(PinningPlans.all, of: self)
  private lazy var widths = SectionsSource(WidthPlans.all, of: self)
  private lazy var tabs = makeTabs()
  /// Made as it is shown for the first time.
  private var sideways: SidewaysScene?

  /// Finds its parts in the page; nil if one is missing.
  init?() {
    guard let container = Element(id: "sections"),
      let overlay = Element(id: "neighbour"),
      let strip = Element(id: "sideways"),
      let controls = SectionsControls(), let banner = Banner(),
      let log = PinLog(), let readout = SectionsReadout(),
      let view = WaterflowView(
        inPage: container, scroller: .chosen(forView: container)),
      let neighbour = try? WaterflowView(
        in: overlay, direction: view.layout.direction)
    else { return nil }
    self.container = container
    self.overlay = overlay
    self.strip = strip
    self.controls = controls
    self.banner = banner
    self.log = log
    self.readout = readout
    self.view = view
    self.neighbour = neighbour
  }

  /// Sets the view up and loads the photos.
  func start() {
    register(in: view)
    register(in: neighbour)
    view.register(.tabs) { [self] in bar }
    // Nothing above the tabs' content is seen of it.
    neighbour.register(.tabs) { TabBarCell([]) { _ in } }
    view.didFailWithLayoutError = { [self] in banner.show($0.sentence) }
    view.didChangePin = { [self] _, event in
      if controls.scene == .pinning { log.add(event) }
    }
    view.didPass = { [self] _ in passed() }
    controls.onPinning = { [self] in applyPinning() }
    controls.onScene = { [self] in
      showScene()
      view.scroll(to: 0)
    }
    controls.onWidths = { [self] in view.reloadData() }
    controls.onPlace = { [self] in sideways?.show(section: $0) }
    // Known from here on, so that the first layout is the only one.
    view.pinMode = controls.scene == .tabs ? .stacked : controls.pinMode
    view.allowsFocus = true
    load()
  }

  private func register(in view: WaterflowView) {
    view.register(.photo) { PhotoCell() }
    view.register(.row) {
      let cell = PhotoCell()
      cell.element.setClass("list", true)
      return cell
    }
    view.register(.header) { TitleCell("header") }
    view.register(.footer) { TitleCell("footer", isHeading: false) }
    view.register(.contentHeader) { TitleCell("masthead") }
    view.register(.panel) { PanelCell() }
  }

  private func makeTabs() -> [SectionsSource] {
    // Each tab has photos of its own, and all have those of the banner.
    TabPlans.all.enumerated().map { page, plans in
      SectionsSource(
        plans, of: self, own: (section: TabPlans.tail, photo: 8 + 34 * page))
    }
  }

  private func load() {
    let count = PinningPlans.all.reduce(0) { $0 + $1.count }
    container.setAttribute("aria-busy", to: "true")
    Page.fetch("photos.bin?count=\(count)") { [self] result in
      container.removeAttribute("aria-busy")
      guard let catalogue = banner.catalogue(in: result) else { return }
      photos = Photos(catalogue, count: count)
      // Their number is painted on them; a caption would only cover it.
      for element in [container, overlay, strip] {
        element.setClass("painted", !catalogue.hasAddresses)
      }
      showScene()
    }
  }

  private func showScene() {
    isNarrow = view.layout.viewport.width < 600
    guard photos != nil else { return }
    pager?.stop()
    let scene = controls.scene
    container.setNumber("hidden", to: scene == .sideways ? 1 : 0)
    strip.setNumber("hidden", to: scene == .sideways ? 0 : 1)
    switch scene {
    case .tabs:
      view.pinMode = .stacked
      showTabs(from: pager?.page ?? 0)
    case .sideways: showSideways()
    case .pinning, .widths:
      view.pinMode = controls.pinMode
      view.dataSource = scene == .pinning ? pinning : widths
      view.reloadData()
    }
  }

  private func showSideways() {
    guard sideways == nil, let photos else { return }
    sideways = SidewaysScene(
      in: strip, direction: view.layout.direction, showing: photos)
    sideways?.view.didFailWithLayoutError = { [self] in
      banner.show($0.sentence)
    }
    sideways?.view.didPass = { [self] in
      if controls.scene == .sideways { readout.update($0) }
    }
    sideways?.view.reloadData()
  }

  private func showTabs(from page: Int) {
    bar.select(page)
    let pager = WaterflowPager(
      view, neighbour: neighbour, firstSection: TabPlans.tail,
      pageCount: TabPlans.names.count, page: page
    ) { [self] page, view in view.dataSource = tabs[page] }
    pager.didTurnTo = { [self] in bar.select($0) }
    self.pager = pager
  }

  /// Changes what pins and how; nothing is laid out again for it.
  private func applyPinning() {
    for (section, plan) in PinningPlans.all.enumerated() where plan.pins {
      view.setPinning(ofSection: section, footer: controls.pinsFooters)
    }
    view.pinMode = controls.pinMode
  }

  private func turn(to page: Int) {
    bar.select(page)
    pager?.turn(to: page)
  }

  private func passed() {
    guard controls.scene != .sideways else { return }
    readout.update(view)
    let fitsNarrow = view.layout.viewport.width < 600
    guard photos != nil, isNarrow != fitsNarrow else { return }
    isNarrow = fitsNarrow
    // The same sections in other measures: what is read stays.
    view.invalidateLayout()
  }
}

extension CellKind where Cell == PhotoCell {
  static let photo = CellKind(1)
  static let row = CellKind(2)
}

extension CellKind where Cell == TitleCell {
  static let header = CellKind(3)
  static let footer = CellKind(4)
  static let contentHeader = CellKind(5)
}

extension CellKind where Cell == PanelCell {
  static let panel = CellKind(6)
}

extension CellKind where Cell == TabBarCell {
  static let tabs = CellKind(7)
}
