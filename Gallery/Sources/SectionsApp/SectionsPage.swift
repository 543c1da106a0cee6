import GalleryParts
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Shows sections of every mode with headers and footers that pin, and a tail
/// of sections that turns like a page.
final class SectionsPage {
  let controls: SectionsControls
  var photos: Photos?
  /// Whether the present layout was made for a narrow viewport.
  var isNarrow = false

  private let view: WaterflowView
  private let container: Element
  private let banner: Banner
  private let log: PinLog
  private let readout: SectionsReadout
  private let pager: TailPager

  /// Finds its parts in the page; nil if one is missing.
  init?() {
    guard let container = Element(id: "sections"),
      let controls = SectionsControls(), let banner = Banner(),
      let log = PinLog(), let readout = SectionsReadout(),
      let view = try? WaterflowView(in: container)
    else { return nil }
    self.container = container
    self.controls = controls
    self.banner = banner
    self.log = log
    self.readout = readout
    self.view = view
    pager = TailPager(view, in: container)
  }

  /// Sets the view up and loads the photos.
  func start() {
    view.register(.photo) { PhotoCell() }
    view.register(.row) {
      let cell = PhotoCell()
      cell.element.setClass("list", true)
      return cell
    }
    view.register(.header) { TitleCell("header") }
    view.register(.footer) { TitleCell("footer") }
    view.register(.contentHeader) { TitleCell("masthead") }
    view.register(.panel) { PanelCell() }
    view.dataSource = self
    view.onError = { [self] in banner.show($0.sentence) }
    view.onPin = { [self] _, event in log.add(event) }
    view.onPass = { [self] _ in passed() }
    controls.onPinning = { [self] in applyPinning() }
    controls.onTurn = { [self] in turn($0) }
    // Known from here on, so that the first layout is the only one.
    view.pinMode = controls.pinMode
    load()
  }

  private func load() {
    container.setAttribute("aria-busy", to: "true")
    Page.fetch("photos.bin?count=\(SectionPlan.itemCount)") { [self] result in
      container.removeAttribute("aria-busy")
      guard let catalogue = banner.catalogue(in: result) else { return }
      photos = Photos(catalogue, count: SectionPlan.itemCount)
      // Their number is painted on them; a caption would only cover it.
      container.setClass("painted", !catalogue.hasAddresses)
      reload()
    }
  }

  private func reload() {
    isNarrow = view.layout.viewport.width < 600
    view.reloadData()
  }

  /// Changes what pins and how; nothing is laid out again for it.
  private func applyPinning() {
    for (section, plan) in SectionPlan.all.enumerated() where plan.pins {
      try? view.layout.setPinning(
        ofSection: section, header: true, footer: controls.pinsFooters)
    }
    view.pinMode = controls.pinMode
  }

  private func turn(_ direction: TailPager.Direction) {
    let first = ElementID(kind: .header, section: SectionPlan.tail)
    if let header = view.layout.frame(of: first) {
      // Turned out of sight, a page would seem not to turn at all.
      let height = view.layout.viewport.height
      if header.y > view.contentOffset.y + height * 0.75 {
        view.scroll(to: header.y - height * 0.4)
      }
    }
    pager.turn(direction)
    controls.show(step: pager.step, of: TailPager.steps)
  }

  private func passed() {
    readout.update(view)
    guard photos != nil else { return }
    if isNarrow != (view.layout.viewport.width < 600) { reload() }
    pager.viewportChanged()
  }
}

extension CellKind where Cell == PhotoCell {
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
