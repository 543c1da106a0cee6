import WaterflowWeb

/// The title of a section, which stays at the top while its colours go by.
final class TitleCell: WaterflowCell {
  private let title = Element("h2")

  init() {
    super.init("div")
    element.setClass("title", true)
    element.append(title)
  }

  func show(_ text: PageText) { title.setText(text) }
}

extension CellKind where Cell == TitleCell {
  static let title = CellKind(2)
}
