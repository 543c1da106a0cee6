import WaterflowEngine
import WaterflowLayout

/// Shows a view's content being pulled at its start, and tells the delegate.
final class PullHost: PullSurface {
  var delegate: (any WaterflowPullDelegate)?
  /// What hangs above the content's start.
  private(set) lazy var slot = makeSlot()
  private let host: WebHost

  init(_ host: WebHost) { self.host = host }

  static var bounces: Bool { false }

  func open(by distance: Double, isHeld: Bool) {
    guard let view = host.view else { return }
    // By itself it takes a quarter of a second.
    GestureImports.pull(
      view.number, view.layout.beginsAtRight ? -distance : distance,
      isHeld ? 250 : 0)
  }

  func didArm() {}

  func didPull(to distance: Double, _ state: PullState) {
    guard let view = host.view else { return }
    delegate?.waterflowView(view, didPullTo: distance, state: state)
  }

  func didTrigger() {
    guard let view = host.view else { return }
    delegate?.waterflowViewDidTriggerPull(view)
  }

  private func makeSlot() -> Element {
    let element = Element("div")
    if host.view != nil {
      GestureImports.hang(
        host.number, element.handle, PullRecognizer.threshold)
    }
    return element
  }
}
