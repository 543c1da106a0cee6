import WaterflowEngine
import WaterflowLayout

/// Asks an app about drags that select, and shows their rectangle.
@MainActor
final class MultipleSelectionHost: @MainActor MultipleSelectionSurface {
  weak var delegate: (any WaterflowMultipleSelectionDelegate)?

  // Not unowned: recognisers may end while the view goes, and call.
  private weak var view: WaterflowView?
  private let marquee = MarqueeView()
  private let haptics = Haptics()

  init(
    _ view: WaterflowView, _ delegate: any WaterflowMultipleSelectionDelegate
  ) {
    self.view = view
    self.delegate = delegate
  }

  func shouldBegin(at item: ItemPath) -> Bool {
    guard let view, let delegate else { return false }
    return delegate.waterflowView(
      view, shouldBeginMultipleSelectionInteractionAt: IndexPath(item))
  }

  func didBegin(at item: ItemPath) {
    haptics.selectionChanged()
    guard let view else { return }
    delegate?.waterflowView(
      view, didBeginMultipleSelectionInteractionAt: IndexPath(item))
  }

  func didEnd() {
    guard let view else { return }
    delegate?.waterflowViewDidEndMultipleSelectionInteraction(view)
  }

  func showMarquee(in frame: LayoutRect?) {
    guard let view, let frame else { return marquee.removeFromSuperview() }
    UIView.performWithoutAnimation {
      marquee.frame = CGRect(frame)
      if marquee.superview == nil { view.addSubview(marquee) }
    }
  }
}
