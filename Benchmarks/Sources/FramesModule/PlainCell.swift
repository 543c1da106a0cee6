import WaterflowWeb

/// A cell with a number on a colour.
final class PlainCell: WaterflowCell {
  init() {
    super.init("div")
  }

  func show(_ item: Int) {
    element.setText("Item \(item)")
    element.setStyle("background-color", to: "hsl(\(item * 137 % 360) 50% 80%)")
  }
}
