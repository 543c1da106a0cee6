import WaterflowLayout

@testable import WaterflowWeb

/// A cell that knows which row it shows.
final class RowCell: WaterflowCell {
  var row: Int?
  var timesEmptied = 0
  /// Called when the cell is to load its content.
  var onLoad: (() -> Void)?

  override func loadContent() { onLoad?() }

  override func prepareForReuse() {
    row = nil
    timesEmptied += 1
  }
}

/// A cell of another class, for header and footer.
final class BarCell: WaterflowCell {}

extension CellKind where Cell == RowCell {
  static let row = CellKind(1)
}

extension CellKind where Cell == BarCell {
  static let bar = CellKind(2)
}

/// Rows of 50 points between a header of 20 and a footer of 30.
final class Rows: WaterflowViewDataSource {
  var count: Int
  var style = SectionStyle(mode: .list, header: 20, footer: 30)
  var lengths: [Double]?
  var sections = 1
  /// Whether rows are shown as bars.
  var areBars = false
  /// The row that shows the cell of the one before.
  var repeated = -1
  private var before: RowCell?
  /// Called whenever a cell is asked for.
  var onCell: ((Int) -> Void)?
  /// Called whenever a size is asked for.
  var onSize: ((Int) -> Void)?
  /// The rows that cells were asked for.
  var asked: [Int] = []

  init(count: Int) {
    self.count = count
  }

  func numberOfSections(in view: WaterflowView) -> Int { sections }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle { style }

  func waterflowView(
    _ view: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [Double]? { lengths }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize {
    onSize?(path.item)
    return ItemSize(width: 50, height: 50)
  }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    asked.append(path.item)
    onCell?(path.item)
    if areBars { return view.dequeueReusableCell(.bar, for: path) }
    if path.item == repeated, let before { return before }
    let cell = view.dequeueReusableCell(.row, for: path)
    cell.row = path.item
    before = cell
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? { bar(view, section) }

  func waterflowView(
    _ view: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell? { bar(view, section) }

  private func bar(_ view: WaterflowView, _ section: Int) -> BarCell {
    view.dequeueReusableCell(.bar, for: ItemPath(section: section, item: 0))
  }
}
