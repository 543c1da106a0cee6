import WaterflowLayout

@testable import WaterflowWeb

/// A cell that remembers what it showed.
final class SectionRowCell: WaterflowCell {
  var shown: [ItemPath] = []
  var emptied = 0

  override func prepareForReuse() { emptied += 1 }
}

/// A cell of another class, for headers and footers.
final class SectionBarCell: WaterflowCell {}

/// Sections of rows with a header and a footer.
final class SectionRows: WaterflowViewDataSource {
  static let row = CellKind<SectionRowCell>(1)
  static let bar = CellKind<SectionBarCell>(2)

  var counts: [Int]
  var length = 50.0
  var contentHeader = 0.0
  var made: [SectionRowCell] = []
  /// Answered instead of a fresh cell, to play a data source at fault.
  var answer: ((WaterflowView, ItemPath) -> WaterflowCell)?

  init(_ counts: [Int]) { self.counts = counts }

  func makeView(height: Double = 200) throws -> WaterflowView {
    PageRecorder.current = PageRecorder()
    PageRecorder.current.numbers = [
      "clientWidth": 100, "clientHeight": height,
    ]
    let view = try WaterflowView(in: Element("main"))
    view.overscan = 0
    view.overscanTime = 0
    view.register(Self.row) { [weak self] in
      let cell = SectionRowCell()
      self?.made.append(cell)
      return cell
    }
    view.register(Self.bar) { SectionBarCell() }
    view.dataSource = self
    return view
  }

  func numberOfSections(in view: WaterflowView) -> Int { counts.count }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    SectionStyle(mode: .list, header: 20, footer: 10, pinsHeader: true)
  }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize { ItemSize(width: 0, height: length) }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    if let answer { return answer(view, path) }
    let cell = view.dequeueReusableCell(Self.row, for: path)
    cell.shown.append(path)
    return cell
  }

  func lengthForContentHeader(in view: WaterflowView) -> Double {
    contentHeader
  }

  func viewForContentHeader(in view: WaterflowView) -> WaterflowCell? {
    view.dequeueReusableCell(Self.bar, for: ItemPath(section: 0, item: 0))
  }

  func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    view.dequeueReusableCell(
      Self.bar, for: ItemPath(section: section, item: 0))
  }

  func waterflowView(
    _ view: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell? {
    view.dequeueReusableCell(
      Self.bar, for: ItemPath(section: section, item: 0))
  }
}
