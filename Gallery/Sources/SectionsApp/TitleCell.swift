import WaterflowWeb

/// A header or a footer: a title and a note beside it.
final class TitleCell: WaterflowCell {
  private let title: Element
  private let note = Element("span")

  /// Creates a cell whose element has a class; a footer has no heading.
  init(_ name: StaticString, isHeading: Bool = true) {
    title = Element("strong")
    if isHeading {
      title.setAttribute("role", to: "heading")
      title.setAttribute("aria-level", to: "2")
    }
    super.init("div")
    element.setClass("bar", true)
    element.setClass(name, true)
    element.append(title)
    element.append(note)
  }

  /// Shows a title and a note.
  func show(_ title: String, note: String) {
    self.title.setText(title)
    self.note.setText(note)
  }
}
