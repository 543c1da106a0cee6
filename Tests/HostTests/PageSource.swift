import LayoutDescription
import LayoutTable
import WaterflowLayout
import WaterflowWeb

/// A cell without content.
final class PageCell: WaterflowWeb.WaterflowCell {}

extension CellKind where Cell == PageCell {
  static let described = CellKind(1)
}

/// Tells the view for the web what a description says.
final class PageSource: WaterflowWeb.WaterflowViewDataSource {
  var description: LayoutDescription

  init(_ description: LayoutDescription) {
    self.description = description
  }

  func numberOfSections(in view: WaterflowWeb.WaterflowView) -> Int {
    description.sections.count
  }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { description.sections[section].items.count }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle { description.style(ofSection: section) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize { description.sections[path.section].items[path.item].size }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowWeb.WaterflowCell {
    view.dequeueReusableCell(.described, for: path)
  }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowWeb.WaterflowCell? { bar(view, section) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowWeb.WaterflowCell? { bar(view, section) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, viewForBackgroundInSection section: Int
  ) -> WaterflowWeb.WaterflowCell? { bar(view, section) }

  private func bar(
    _ view: WaterflowWeb.WaterflowView, _ section: Int
  ) -> PageCell {
    view.dequeueReusableCell(
      .described, for: ItemPath(section: section, item: 0))
  }
}
