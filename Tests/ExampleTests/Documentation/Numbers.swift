import WaterflowWeb

// The article of WaterflowWeb.

final class NumberCell: WaterflowCell {
  init() { super.init("article") }

  override func prepareForReuse() { element.setText("") }
}

extension CellKind where Cell == NumberCell {
  static let number = CellKind(1)
}

final class Numbers: WaterflowViewDataSource {
  let count: Int

  init(count: Int) { self.count = count }

  /// Shows the numbers in an element of the page.
  func show(in element: Element) throws(LayoutError) -> WaterflowView {
    let view = try WaterflowView(in: element)
    view.register(.number) { NumberCell() }
    view.dataSource = self
    view.reloadData()
    return view
  }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    SectionStyle(
      mode: .waterfall(lanes: .minimumWidth(160)),
      lineSpacing: 8, interitemSpacing: 8)
  }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize { ItemSize(width: 1, height: Double(80 + path.item % 5 * 30)) }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(CellKind.number, for: path)
    cell.element.setText("\(path.item)")
    return cell
  }
}
