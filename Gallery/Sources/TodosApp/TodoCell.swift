import WaterflowWeb

/// A row with a circle to tick, which takes the height that its text needs.
final class TodoCell: WaterflowCell {
  private let text = Element("p")

  init() {
    super.init("div")
    element.setClass("todo", true)
    let row = Element("div")
    row.setClass("row", true)
    let tick = Element("span")
    tick.setClass("tick", true)
    row.append(tick)
    row.append(text)
    element.append(row)
  }

  /// Shows what is to be done.
  func show(_ todo: Todo) {
    text.setText(utf8: todo.text)
  }
}
