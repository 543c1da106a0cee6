extension UIView {
  /// Whether the view has the focus.
  public var isFocused: Bool { window?.focusSystem?.focusedView === self }

  /// Asks that the focus goes where this view prefers it.
  ///
  /// As UIKit documents: nothing comes of it unless the focus is in here.
  public func setNeedsFocusUpdate() {
    window?.focusSystem?.request(by: self)
  }

  /// Carries out what was asked for now.
  public func updateFocusIfNeeded() {
    window?.focusSystem?.carryOutRequest()
  }
}
