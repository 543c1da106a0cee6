import Testing
import WaterflowLayout

@testable import WaterflowWeb

/// A recording page with one view of 300 by 200 points on it.
struct Stage {
  let page: PageRecorder
  let view: WaterflowView
  let rows: Rows
  /// The view's number in the page.
  let number: Int32

  init(
    count: Int, overscan: Double = 0,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) throws {
    page = PageRecorder()
    page.numbers = ["clientWidth": 300, "clientHeight": 200]
    PageRecorder.current = page
    view = try WaterflowView(in: Element("div"), direction: direction)
    let mount = try #require(page.calls.last { $0.name == "mount" })
    number = Int32(mount.numbers[0])
    rows = Rows(count: count)
    view.overscan = overscan
    view.overscanTime = 0
    view.register(.row) { RowCell() }
    view.register(.bar) { BarCell() }
    view.dataSource = rows
  }

  /// The records that a piece of work hands to the page, and in how many
  /// calls.
  func records(_ body: () -> Void) -> (records: [Record], calls: Int) {
    let before = page.batches.count
    body()
    let batches = page.batches[before...]
    return (batches.flatMap { Record.all(in: $0) }, batches.count)
  }

  /// The numbers of the page's last call of a name.
  func last(_ name: String) -> [Double]? {
    page.calls.last { $0.name == name }?.numbers
  }

  var visibleRows: [Int] { view.indexPathsForVisibleItems.map(\.item) }
}
