import WaterflowEngine
import WaterflowLayout

/// Asks an app about drags that select, and has the page show their rectangle.
final class MultipleSelectionHost: MultipleSelectionSurface {
  var delegate: any WaterflowMultipleSelectionDelegate

  private let host: WebHost

  init(_ host: WebHost, _ delegate: any WaterflowMultipleSelectionDelegate) {
    self.host = host
    self.delegate = delegate
  }

  func shouldBegin(at item: ItemPath) -> Bool {
    guard let view = host.view else { return false }
    return delegate.waterflowView(
      view, shouldBeginMultipleSelectionInteractionAt: item)
  }

  func didBegin(at item: ItemPath) {
    guard let view = host.view else { return }
    delegate.waterflowView(view, didBeginMultipleSelectionInteractionAt: item)
  }

  func didEnd() {
    guard let view = host.view else { return }
    delegate.waterflowViewDidEndMultipleSelectionInteraction(view)
  }

  func showMarquee(in frame: LayoutRect?) {
    guard host.view != nil else { return }
    let frame = frame ?? .zero
    GestureImports.marquee(
      host.number, frame.x, frame.y, frame.width, frame.height)
  }
}
