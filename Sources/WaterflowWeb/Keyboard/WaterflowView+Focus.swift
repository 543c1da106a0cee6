import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Whether keys move the focus from item to item; false at first, when keys
  /// only scroll.
  ///
  /// One item can be reached with Tab: the one that had the focus, or else the
  /// selected one where one at a time can be, or the first in view. From there
  /// arrows go to what lies that way, in a waterfall to the neighbouring lane;
  /// Home, End and the page keys further. The item is scrolled into view. Its
  /// cell stays its own while it has the focus, also out of view, and through
  /// updates; when the item is removed, what takes its place gets the focus, or
  /// what is nearest.
  ///
  /// ```swift
  /// view.allowsFocus = true
  /// ```
  ///
  /// The page outlines what has the focus; a rule for
  /// `.waterflow-cell:focus-visible` changes that. A module that never sets it
  /// is linked without all this.
  public var allowsFocus: Bool {
    get { onKey != nil }
    set {
      guard newValue != allowsFocus else { return }
      if newValue {
        let focus = focus ?? FocusFeature(controller)
        self.focus = focus
        onKey = { focus.told($1, $2, $3, $0.controller) }
      } else {
        onKey = nil
        focus?.isPresent = false
      }
      PageImports.allowFocus(number, newValue ? 1 : 0)
    }
  }

  /// The item that has the focus, or nil.
  public var focusedIndexPath: ItemPath? { focus?.focusedItem }

  /// Gives the focus to an item and scrolls it into view, or takes it away.
  ///
  /// Does nothing if there is no such item, or where ``allowsFocus`` is not
  /// set.
  public func focusItem(at path: ItemPath?) {
    controller.whenQuiet { [self] in
      guard allowsFocus, let focus else { return }
      if let path, controller.frame(ofItem: path) == nil { return }
      focus.focus(path)
      if path != nil { focus.isPresent = true }
    }
  }

  /// The item that somebody types into, or nil: its cell stays, with what was
  /// typed, however far it is scrolled away.
  ///
  /// The page sets it as an item's cell, or an input or a button in it, gets and
  /// loses the focus. Updates give it its new path; a reload forgets it, but for
  /// an item in view that has the focus still.
  public var editedIndexPath: ItemPath? {
    get { controller.editedItem }
    set { controller.editedItem = newValue }
  }
}
