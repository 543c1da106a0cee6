import WaterflowEngine
import WaterflowLayout

extension WebHost: MultipleSelectionSurface {
  func shouldBeginSelecting(at item: ItemPath) -> Bool {
    guard let view, let delegate = delegates?.multipleSelection else {
      return false
    }
    return delegate.waterflowView(
      view, shouldBeginMultipleSelectionInteractionAt: item)
  }

  func didBeginSelecting(at item: ItemPath) {
    guard let view else { return }
    delegates?.multipleSelection?.waterflowView(
      view, didBeginMultipleSelectionInteractionAt: item)
  }

  func didEndSelecting() {
    guard let view else { return }
    delegates?.multipleSelection?
      .waterflowViewDidEndMultipleSelectionInteraction(
        view)
  }

  func showMarquee(in frame: LayoutRect?) {
    guard view != nil else { return }
    let frame = frame ?? .zero
    GestureImports.marquee(
      number, frame.x, frame.y, frame.width, frame.height)
  }
}
