import WaterflowEngine
import WaterflowWeb

/// What stands above the list and tilts into sight as it is pulled.
final class PullLabel {
  let element = Element("div")
  private let text = Element("span")
  private var shown: PullState?

  init() {
    element.setClass("pull", true)
    element.setAttribute("aria-hidden", to: "true")
    element.append(text)
  }

  /// Shows how far the list is pulled, in points: lying at rest, upright once
  /// that is far enough.
  func show(_ distance: Double, _ state: PullState) {
    let tilt = 90 * (1 - min(1, distance / PullRecognizer.threshold))
    text.setStyle("--tilt", to: "\(Int(tilt))deg")
    guard shown != state else { return }
    shown = state
    switch state {
    case .armed: text.setText("Let go to add")
    case .holding: text.setText("")
    default: text.setText("Pull down to add")
    }
  }
}
