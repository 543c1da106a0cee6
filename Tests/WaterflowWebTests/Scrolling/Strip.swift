import WaterflowLayout

@testable import WaterflowWeb

/// Tiles of 100 points on a horizontal axis in a page of 300 by 200 points,
/// and what the page shows of them.
final class Strip: WaterflowViewDataSource {
  let page = PageRecorder()
  let view: WaterflowView
  let number: Int32
  var count: Int
  var style = SectionStyle(mode: .list)
  var length = 100.0
  /// Where each cell stands, as the records tell: cell, item, x.
  private var cells: [Int: (item: Int, x: Double)] = [:]
  private var batchesRead = 0

  init(
    count: Int, axis: LayoutAxis = .horizontal,
    direction: UserInterfaceLayoutDirection = .rightToLeft,
    scroller: Scroller = .container
  ) throws {
    self.count = count
    page.numbers = ["clientWidth": 300, "clientHeight": 200]
    PageRecorder.current = page
    view = try WaterflowView(
      in: Element("div"), scroller: scroller, scrollDirection: axis,
      direction: direction)
    number = view.number
    view.overscan = 0
    view.overscanTime = 0
    view.register(.row) { RowCell() }
    view.dataSource = self
  }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle { style }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize { ItemSize(width: length, height: length) }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell { view.dequeueReusableCell(.row, for: path) }

  /// What the page was told last: shift, the element's length, where to
  /// scroll.
  var told: (shift: Double, length: Double) {
    let call = page.calls.last { $0.name == "perform" }
    return (call?.numbers[1] ?? .nan, call?.numbers[2] ?? .nan)
  }

  /// Where the page's element is scrolled to, by the module or by a finger.
  var scrollPosition: Double {
    for call in page.calls.reversed() {
      if call.name == "finger" { return call.numbers[0] }
      if call.name == "perform", !call.numbers[3].isNaN {
        return call.numbers[3]
      }
    }
    return 0
  }

  /// Lets a finger scroll the element.
  func scroll(to position: Double) {
    page.add("finger", 0, [], [position])
    viewScrolled(number, position, 16)
  }

  /// The left or top edge of each shown item on screen, as a page places it.
  func onScreen() -> [Int: Double] {
    for batch in page.batches[batchesRead...] {
      for record in Record.all(in: batch) {
        switch record.code {
        case Record.Code.show, Record.Code.move:
          cells[record.cell] = (
            record.item, view.layout.axis == .vertical ? record.y : record.x
          )
        case Record.Code.hide: cells[record.cell] = nil
        default: break
        }
      }
    }
    batchesRead = page.batches.count
    let origin = told.shift + scrollPosition
    return Dictionary(
      uniqueKeysWithValues: cells.values.map { ($0.item, $0.x - origin) })
  }
}
