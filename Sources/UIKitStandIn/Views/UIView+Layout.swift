import Foundation

extension UIView {
  func layOutPending() {
    var top = self
    while let parent = top.parent, parent.needsLayout { top = parent }
    top.layOutTree()
  }

  /// Lays out every view below that waits for it, parents first.
  ///
  /// - Returns: Whether any did.
  @discardableResult
  func layOutTree() -> Bool {
    var worked = false
    if needsLayout, !isLayingOut {
      needsLayout = false
      isLayingOut = true
      layoutSubviews()
      isLayingOut = false
      worked = true
    }
    // A copy: laying out a child may take it, or others, out of here.
    for child in children where child.layOutTree() { worked = true }
    return worked
  }

  func updateSafeArea() {
    let old = knownSafeArea
    knownSafeArea = currentSafeArea
    let changed = knownSafeArea != old
    if changed {
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
    layoutMarginsDidChange()
  }
}
