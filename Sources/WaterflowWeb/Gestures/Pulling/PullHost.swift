import WaterflowEngine
import WaterflowLayout

/// Shows a view's content being pulled at its start, and tells the delegate.
final class PullHost: PullSurface {
  var delegate: (any WaterflowPullDelegate)?
  /// What hangs above the content's start.
  private(set) lazy var slot = makeSlot()
  private unowned(unsafe) let view: WaterflowView

  init(_ view: WaterflowView) { self.view = view }

  static var bounces: Bool { false }

  func open(by distance: Double, isHeld: Bool) {
    let isMirrored =
      view.layout.axis == .horizontal
      && view.layout.direction == .rightToLeft
    // By itself it takes a quarter of a second.
    GestureImports.pull(
      view.number, isMirrored ? -distance : distance, isHeld ? 250 : 0)
  }

  func didArm() {}

  func didPull(to distance: Double, _ state: PullState) {
    delegate?.waterflowView(view, didPullTo: distance, state: state)
  }

  func didTrigger() { delegate?.waterflowViewDidTriggerPull(view) }

  private func makeSlot() -> Element {
    let element = Element("div")
    GestureImports.hang(view.number, element.handle, PullRecognizer.threshold)
    return element
  }
}
