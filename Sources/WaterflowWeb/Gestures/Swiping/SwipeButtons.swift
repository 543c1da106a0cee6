import WaterflowEngine
import WaterflowLayout

/// The buttons below an item's content that a swipe reveals.
final class SwipeButtons {
  /// The item's present path.
  var item: ItemPath
  let cell: WaterflowCell
  let edge: SwipeEdge
  /// Whether the content stands in its place, or is on its way there.
  var isClosing = false

  private let element = Element("div")
  private let row = Element("div")
  private let buttons: [Element]
  /// The extent of all of them, in points.
  let length: Double

  init(
    _ item: ItemPath, _ cell: WaterflowCell, _ edge: SwipeEdge,
    _ actions: WaterflowSwipeActions, perform: @escaping (Int) -> Void
  ) {
    self.item = item
    self.cell = cell
    self.edge = edge
    length = actions.extent.length
    var buttons: [Element] = []
    for (index, action) in actions.actions.enumerated() {
      let button = Element("button")
      button.setAttribute("type", to: "button")
      button.setClass("waterflow-action", true)
      if action.isDestructive {
        button.setClass("waterflow-destructive", true)
      }
      // The first one stretches.
      let width = Int(action.width)
      button.setStyle("flex", to: "\(index == 0 ? 1 : 0) 1 \(width)px")
      button.setStyle("min-width", to: "0")
      button.setText(action.title)
      button.on("click") { _ in perform(index) }
      row.append(button)
      buttons.append(button)
    }
    self.buttons = buttons
    element.setAttribute("role", to: "group")
    element.append(row)
    setActive(false)
  }

  /// Puts the buttons below the cell.
  func attach(to view: Int32) {
    guard let id = cell.id else { return }
    GestureImports.underlay(view, id.rawValue, element.handle)
  }

  /// Takes the buttons away; the cell's content is in its place.
  func detach(from view: Int32) {
    guard let id = cell.id else { return }
    slide(in: view, to: .zero)
    GestureImports.underlay(view, id.rawValue, 0)
  }

  /// Moves the content with a finger.
  func slide(in view: Int32, to offset: Point) {
    settle(in: view, at: offset, speed: .nan)
  }

  /// Lets the content go to a place, from a speed towards it in points a
  /// second.
  func settle(in view: Int32, at offset: Point, speed: Double) {
    guard let id = cell.id else { return }
    GestureImports.slide(
      view, id.rawValue, offset.x, offset.y, length, speed,
      SwipeRecognizer.settleDuration)
  }

  /// Whether the buttons can be pressed.
  func setActive(_ isActive: Bool) {
    element.setNumber("inert", to: isActive ? 0 : 1)
  }

  /// Whether lifting the finger would perform the first action.
  func setArmed(_ isArmed: Bool) {
    element.setClass("waterflow-armed", isArmed)
    for button in buttons.dropFirst() {
      button.setNumber("hidden", to: isArmed ? 1 : 0)
    }
  }

  var holdsFocus: Bool { GestureImports.holdsFocus(element.handle) != 0 }

  /// Focuses the first button.
  func focus() {
    if let first = buttons.first { GestureImports.focus(first.handle) }
  }
}
