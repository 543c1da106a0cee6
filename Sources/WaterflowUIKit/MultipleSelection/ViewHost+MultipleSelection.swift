import WaterflowEngine
import WaterflowLayout

extension ViewHost: @MainActor MultipleSelectionSurface {
  func shouldBeginSelecting(at item: ItemPath) -> Bool {
    guard let view, let delegate = multipleSelectionDelegate else {
      return false
    }
    return delegate.waterflowView(
      view, shouldBeginMultipleSelectionInteractionAt: IndexPath(item))
  }

  func didBeginSelecting(at item: ItemPath) {
    haptics.selectionChanged()
    guard let view else { return }
    multipleSelectionDelegate?.waterflowView(
      view, didBeginMultipleSelectionInteractionAt: IndexPath(item))
  }

  func didEndSelecting() {
    guard let view else { return }
    multipleSelectionDelegate?.waterflowViewDidEndMultipleSelectionInteraction(
      view)
  }

  func showMarquee(in frame: LayoutRect?) {
    guard let view, let frame else { return marquee.removeFromSuperview() }
    UIView.performWithoutAnimation {
      marquee.frame = CGRect(frame)
      if marquee.superview == nil { view.addSubview(marquee) }
    }
  }
}
