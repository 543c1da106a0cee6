import WaterflowWeb

/// The page: ten thousand colours in four sections.
final class Colours {
  private let view: WaterflowView
  private let selected: Element

  /// Finds its parts in the page; nil if one is missing.
  init?() {
    guard let container = Element(id: "colours"),
      let selected = Element(id: "selected"),
      let view = try? WaterflowView(in: container)
    else { return nil }
    self.view = view
    self.selected = selected
  }

  func start() {
    view.register(.swatch) { SwatchCell() }
    view.register(.title) { TitleCell() }
    view.dataSource = self
    view.selectionDelegate = self
    view.allowsMultipleSelection = true
    view.allowsFocus = true
    // A title leaves with its section, as in a table view.
    view.pinMode = .section
    view.reloadData()
  }

  private func selectionChanged() {
    let count = view.indexPathsForSelectedItems.count
    selected.setText(count == 0 ? "Tap to choose" : "\(count) chosen")
  }
}

extension Colours: WaterflowViewDataSource {
  func numberOfSections(in view: WaterflowView) -> Int { Family.all.count }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { Family.count }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    SectionStyle(
      mode: .waterfall(lanes: .minimumWidth(120), sizing: .aspect),
      header: 48, insets: Insets(top: 0, left: 16, bottom: 16, right: 16),
      lineSpacing: 12, interitemSpacing: 12, pinsHeader: true)
  }

  func waterflowView(
    _ view: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [Double]? {
    (0..<Family.count).map { Swatch($0, in: Family.all[section]).ratio }
  }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(CellKind.swatch, for: path)
    cell.show(Swatch(path.item, in: Family.all[path.section]))
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    let path = ItemPath(section: section, item: 0)
    let cell = view.dequeueReusableCell(CellKind.title, for: path)
    cell.show(Family.all[section].title)
    return cell
  }
}

extension Colours: WaterflowSelectionDelegate {
  func waterflowView(
    _ view: WaterflowView, didSelectItemAt path: ItemPath
  ) { selectionChanged() }

  func waterflowView(
    _ view: WaterflowView, didDeselectItemAt path: ItemPath
  ) { selectionChanged() }
}
