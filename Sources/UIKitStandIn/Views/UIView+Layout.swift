import Foundation

extension UIView {
  /// Lays out what waits: from the highest ancestor of an unbroken row that
  /// waits, until nothing below it does.
  ///
  /// As Core Animation documents in `CALayer.layoutIfNeeded()`: superlayers are
  /// gone through up to one that does not require layout, and all that is
  /// beneath that one is laid out. Nothing there excepts an ancestor that is
  /// laying out at the time, so here it lays out within its own layout if it
  /// has been marked again.
  func layOutPending() {
    var top = self
    while let parent = top.parent, parent.needsLayout { top = parent }
    LayoutSweep.run(top)
  }

  /// Marks the view, as UIKit itself does, when something happened to it.
  ///
  /// As Core Animation documents in `CALayer.setNeedsLayout()`: the system
  /// calls it on layers. An override of the view's method is not asked.
  func markForLayout() {
    needsLayout = true
  }

  /// Marks the view and its superview for another content.
  ///
  /// As UIKit documents in `UIView.invalidateIntrinsicContentSize()`: the next
  /// layout takes the new size into account. Whether it has an effect depends
  /// on constraints; here it always has.
  func contentDidChange() {
    markForLayout()
    parent?.markForLayout()
  }

  func updateSafeArea() {
    let old = knownSafeArea
    knownSafeArea = currentSafeArea
    let changed = knownSafeArea != old
    if changed {
      // Not documented, so taken for what asks for layout.
      markForLayout()
      safeAreaChanged()
      safeAreaInsetsDidChange()
      updateMargins()
    }
    if changed || knownSafeArea != .zero { updateSafeAreaOfChildren() }
  }

  func updateSafeAreaOfChildren() {
    for child in children { child.updateSafeArea() }
  }

  private var currentSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.safeArea }
    guard let parent, parent.window != nil else { return .zero }
    return inherited(parent.safeAreaOfContent, in: parent) + coveredEdges
  }

  private func inherited(
    _ covered: UIEdgeInsets, in parent: UIView
  ) -> UIEdgeInsets {
    guard covered != .zero else { return .zero }
    let frame = self.frame
    let outer = parent.extent
    return UIEdgeInsets(
      top: max(0, covered.top - max(0, frame.minY - outer.minY)),
      left: max(0, covered.left - max(0, frame.minX - outer.minX)),
      bottom: max(0, covered.bottom - max(0, outer.maxY - frame.maxY)),
      right: max(0, covered.right - max(0, outer.maxX - frame.maxX)))
  }

  func updateMargins() {
    let margins =
      insetsLayoutMarginsFromSafeArea
      ? givenMargins + knownSafeArea : givenMargins
    guard margins != knownMargins else { return }
    knownMargins = margins
    // As UIKit documents in `UIView.layoutMargins`: they are for layout.
    markForLayout()
    layoutMarginsDidChange()
  }
}
