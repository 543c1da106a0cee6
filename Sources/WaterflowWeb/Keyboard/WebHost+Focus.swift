import WaterflowEngine
import WaterflowLayout

extension WebHost: FocusSurface {
  var takesFocusByTouch: Bool { view?.onKey != nil }

  func canFocus(_ item: ItemPath) -> Bool {
    guard let view, let delegate = view.focusDelegate else { return true }
    return delegate.waterflowView(view, canFocusItemAt: item)
  }

  func showFocus(on id: CellID?) {
    guard let focus = view?.focus, focus.isPresent else { return }
    // Without a cell in view the view itself has it: it is not lost.
    PageImports.focus(number, id?.rawValue ?? -1)
    if id == nil { focus.isPresent = false }
  }

  func didMoveFocus(to item: ItemPath?) {
    guard let view else { return }
    view.focusDelegate?.waterflowView(view, didMoveFocusTo: item)
  }
}

extension FocusFeature<WebHost> {
  /// The page tells of a key, or where the focus has gone.
  ///
  /// - Returns: whether a key has done something, or could have.
  func told(
    _ number: Int32, _ held: Int32, _ path: ItemPath,
    _ controller: CollectionController<WebHost>
  ) -> Bool {
    switch number {
    case -1: came(to: controller.dataPath(of: path))
    case -2: isPresent = false
    default:
      guard let command = KeyCommand(number, held), obey(command) else {
        return false
      }
      // Nobody is told when a key comes up.
      if command.action == .press { release(isCancelled: false) }
      // Back from a button that is gone.
      if command.action == .escape, let item { controller.itemWasTouched(item) }
      return true
    }
    return false
  }
}
