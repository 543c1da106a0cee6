extension UIView {
  /// Whether the view has the focus.
  public var isFocused: Bool { window?.ownFocusSystem?.focused === self }

  /// Asks that the focus goes where this view prefers it.
  ///
  /// As UIKit documents: nothing comes of it unless the focus is in here.
  public func setNeedsFocusUpdate() {
    window?.ownFocusSystem?.request(by: self)
  }

  /// Carries out what was asked for now.
  public func updateFocusIfNeeded() {
    window?.ownFocusSystem?.carryOutRequest()
  }
}
