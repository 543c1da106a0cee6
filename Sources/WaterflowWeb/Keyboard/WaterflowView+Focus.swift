import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Whether keys move the focus from item to item; false at first, when keys
  /// only scroll.
  ///
  /// One item can be reached with Tab: the one that had the focus, or the first
  /// in view. From there arrows go to what lies that way, in a waterfall to the
  /// neighbouring lane; Home, End and the page keys further. The item is
  /// scrolled into view. Its cell stays its own while it has the focus, also
  /// out of view, and through updates; when the item is removed, what takes its
  /// place gets the focus.
  ///
  /// ```swift
  /// view.allowsFocus = true
  /// ```
  ///
  /// The page outlines what has the focus; a rule for
  /// `.waterflow-cell:focus-visible` changes that. A module that never sets it
  /// is about 10 KB smaller.
  public var allowsFocus: Bool {
    get { onKey != nil }
    set {
      guard newValue != allowsFocus else { return }
      if newValue {
        KeyboardFocus(self).install()
      } else {
        onKey = nil
        afterPass = nil
        focusItem = nil
        engine.keptElements = []
      }
      PageImports.allowFocus(number, newValue ? 1 : 0)
    }
  }
}
