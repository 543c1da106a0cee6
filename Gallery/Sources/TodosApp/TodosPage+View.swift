import GalleryParts
import WaterflowLayout
import WaterflowWeb

extension TodosPage: WaterflowDisplayDelegate {
  func waterflowView(
    _ view: WaterflowView, willDisplay cell: WaterflowCell,
    forItemAt path: ItemPath
  ) { stain(cell, path) }

  /// Gives a row the colour of its place among the others, in hundredths.
  private func stain(_ cell: WaterflowCell, _ path: ItemPath) {
    let last = todos.count - 1
    let place = last > 0 ? path.item * 100 / last : 0
    cell.element.setStyle("--place", to: "\(place)")
  }

  /// Gives all rows in view the colours of their places, which others have left
  /// or taken; those that come into view get theirs then.
  func stainRows() {
    for item in todos.indices {
      let path = ItemPath(section: 0, item: item)
      if let cell = view.cellForItem(at: path) { stain(cell, path) }
    }
  }
}

extension TodosPage: WaterflowViewDataSource {
  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { todos.count }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle { SectionStyle(mode: .list, estimatesLengths: true) }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize { ItemSize(width: 1, height: 56) }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(CellKind.todo, for: path)
    cell.show(todos[path.item])
    return cell
  }
}
