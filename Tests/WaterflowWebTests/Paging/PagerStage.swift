import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

/// Three tabs on a recording page of 300 by 200 points.
struct PagerStage {
  private let kept: PageRecorder
  private let shownView: WaterflowView
  let overlay: WaterflowView
  let pager: WaterflowPager
  let tabs: [TabRows]
  let hand: Hand

  init(
    rows: [Int] = [100, 100, 100],
    _ prepare: (WaterflowView) -> Void = { _ in },
    onPage: ((Int, WaterflowView) -> Void)? = nil
  ) throws {
    kept = PageRecorder()
    kept.numbers = ["clientWidth": 300, "clientHeight": 200]
    PageRecorder.current = kept
    let view = try WaterflowView(in: Element("div"))
    let tabs = rows.enumerated().map { TabRows(page: $0, rows: $1) }
    prepare(view)
    view.pinMode = .stacked
    overlay = try WaterflowView(in: Element("aside"))
    pager = WaterflowPager(
      view, neighbour: overlay, firstSection: 2, pageCount: rows.count
    ) { page, view in
      view.register(.row) { RowCell() }
      view.register(.bar) { BarCell() }
      view.dataSource = tabs[page]
      onPage?(page, view)
    }
    shownView = view
    self.tabs = tabs
    hand = try Hand(on: kept)
  }

  /// Tests of other suites may have had another page since.
  var page: PageRecorder {
    PageRecorder.current = kept
    return kept
  }

  var view: WaterflowView {
    PageRecorder.current = kept
    return shownView
  }

  /// Whether the neighbour is to be seen.
  var isTurning: Bool {
    page.calls.last {
      $0.name == "toggleClass" && $0.texts == ["waterflow-turning"]
    }?.numbers == [1]
  }

  /// Lets the frames of some time come.
  func frames(from start: Double, for duration: Double = 500) {
    var time = start
    while time < start + duration {
      time += 16
      hand.frame(at: time)
    }
  }

  /// Turns to a page and waits until it is there.
  func turn(to page: Int, at time: Double) {
    self.page.time = time
    pager.turn(to: page)
    frames(from: time)
  }

  /// Where a header is, in points from the viewport's top.
  func bar(in view: WaterflowView) -> Double? {
    let id = ElementID(kind: .header, section: 1)
    let element = view.layout.element(id, in: view.engine.viewport)
    return element.map { $0.frame.y - view.engine.offset.y }
  }
}

/// What one of several tabs shows: a banner of 100 points, a bar of 40 that is
/// held, and rows of 50.
final class TabRows: WaterflowViewDataSource {
  let page: Int
  var rows: Int
  /// How high each of them is.
  var length = 50.0

  init(page: Int, rows: Int) {
    self.page = page
    self.rows = rows
  }

  func numberOfSections(in view: WaterflowView) -> Int { 3 }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { [1, 0, rows][section] }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    section == 1
      ? SectionStyle(mode: .list, header: 40, pinsHeader: true)
      : SectionStyle(mode: .list)
  }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize {
    ItemSize(width: 300, height: path.section == 0 ? 100 : length)
  }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(.row, for: path)
    cell.row = page * 1_000 + path.item
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    view.dequeueReusableCell(
      CellKind<BarCell>.bar, for: ItemPath(section: section, item: 0))
  }
}
