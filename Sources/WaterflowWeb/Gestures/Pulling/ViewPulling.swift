import WaterflowEngine
import WaterflowLayout

/// Shows a view's content being pulled at its start.
final class ViewPulling {
  let gesture: PullGesture
  var delegate: (any WaterflowPullDelegate)?
  /// What hangs above the content's start.
  private(set) lazy var slot = makeSlot()

  private unowned(unsafe) let view: WaterflowView

  /// How long content takes to its place, in milliseconds.
  private static var settleDuration: Double { 250 }

  init(_ view: WaterflowView, _ touches: ViewTouches) {
    self.view = view
    gesture = PullGesture(
      axis: view.layout.axis, direction: view.layout.direction)
    gesture.isAtStart = { [unowned(unsafe) view] in
      view.engine.isAtStart(within: WaterflowView.rounding)
    }
    gesture.viewportLength = { [unowned(unsafe) view] in view.layout.viewportLength }
    gesture.pulled = { [unowned(unsafe) self] in
      move(to: $0, 0)
      tell()
    }
    gesture.show = { [unowned(unsafe) self] effects in
      for effect in effects { show(effect) }
    }
    touches.add(gesture, [.drags, .pulls])
  }

  private func show(_ effect: PullEffect) {
    switch effect {
    case .enter: tell()
    case .fire: delegate?.didFirePull(in: view)
    case .hold(let distance): move(to: distance, Self.settleDuration)
    case .letGo:
      move(to: 0, Self.settleDuration)
      tell()
    }
  }

  private func tell() {
    let pull = gesture.recognizer
    delegate?.waterflowView(
      view, didPullTo: pull.distance, tilt: pull.tilt, state: pull.state)
  }

  private func move(to distance: Double, _ duration: Double) {
    let isMirrored =
      view.layout.axis == .horizontal
      && view.layout.direction == .rightToLeft
    GestureImports.pull(
      view.number, isMirrored ? -distance : distance, duration)
  }

  private func makeSlot() -> Element {
    let element = Element("div")
    GestureImports.hang(view.number, element.handle, PullRecognizer.threshold)
    return element
  }
}
