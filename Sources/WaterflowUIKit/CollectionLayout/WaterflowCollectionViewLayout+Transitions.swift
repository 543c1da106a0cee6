import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Where an element begins that comes into view during a change, or nil for
  /// none.
  ///
  /// As collection views have it, in the coordinates before the change.
  func initialAttributes(
    of id: ElementID
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes = attributes(of: id) else { return nil }
    guard
      let transition, let content,
      let element = content.element(id, in: viewport(after: transition))
    else { return attributes }
    attributes.frame = CGRect(transition.start(of: element, in: content))
    if prefersReducedMotion, transition.isNew(id) {
      // Nothing slides: it appears where it stands.
      attributes.frame = CGRect(
        element.frame.offsetBy(x: -transition.shift.x, y: -transition.shift.y))
      attributes.alpha = 0
    }
    return attributes
  }

  /// Where an element ends that goes out of view during a change, by what it
  /// was called before; nil if it stays what it is.
  ///
  /// As collection views have it, in the coordinates after the change.
  func finalAttributes(
    of old: ElementID
  ) -> UICollectionViewLayoutAttributes? {
    guard let transition, let content else { return attributes(of: old) }
    if old.kind == .background && !hasDecorations { return nil }
    var element = LayoutElement(
      id: old, frame: transition.end(of: old, in: content))
    if let new = transition.newElement(of: old),
      let place = content.element(new, in: viewport(after: transition))
    {
      element = place
      element.id = old
    } else if prefersReducedMotion {
      let attributes = attributes(for: element)
      attributes.frame = CGRect(transition.rest(of: old, in: content))
      attributes.alpha = 0
      return attributes
    }
    return attributes(for: element)
  }

  private var prefersReducedMotion: Bool {
    UIAccessibility.isReduceMotionEnabled
  }

  private func viewport(after transition: LayoutTransition) -> Viewport {
    currentViewport
      ?? Viewport(offset: LayoutPoint(transition.newOffset), size: .zero)
  }
}
