import GalleryParts
import WaterflowLayout
import WaterflowWeb

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
