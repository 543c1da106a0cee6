import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Whether UIKit's focus comes back to the item that it has left; false at
  /// first, when it goes where the delegate prefers it, or to what is nearest.
  public var remembersLastFocusedIndexPath: Bool {
    get { focus.remembersItem }
    set { focus.remembersItem = newValue }
  }

  /// The item that has the focus, of keys or of UIKit, or nil.
  ///
  /// Its cell stays, however far it is scrolled away, and updates take the
  /// focus along with the item; where that is deleted, what comes to its place
  /// has the focus, or what is nearest.
  public var focusedIndexPath: IndexPath? {
    holdsFocus ? focus.item.map { IndexPath($0) } : nil
  }

  /// Gives the focus to an item and scrolls it into view, or takes it away.
  ///
  /// It shows while the view is the first responder, or where UIKit has a focus
  /// of its own, once that comes into the view. Does nothing if there is no
  /// such item, or where ``allowsFocus`` is not set.
  public func focusItem(at indexPath: IndexPath?) {
    controller.whenQuiet { [weak self] in
      guard let self, allowsFocus || indexPath == nil else { return }
      let item = indexPath.flatMap { ItemPath($0) }
      if indexPath != nil {
        loadIfNeeded()
        guard let item, controller.frame(ofItem: item) != nil else { return }
      }
      followPresence()
      showFocus(item != nil)
      focus.focus(item)
    }
  }

  /// Lets the focus show, or not: as CSS's `:focus-visible` it does for keys,
  /// and not for fingers, which take it along all the same.
  func showFocus(_ isShown: Bool) {
    guard attention.showsFocus != isShown else { return }
    attention.showsFocus = isShown
    let item = focus.focusedItem
    host.showFocus(on: item.flatMap { controller.cell(showing: ElementID($0)) })
  }

  /// Has keys move the focus or, without one, the content.
  func allowedFocusDidChange() {
    if !allowsFocus { focusItem(at: nil) }
    #if !os(tvOS)
      let name = UInt(bitPattern: ObjectIdentifier(self))
      focusGroupIdentifier = allowsFocus ? "WaterflowView.\(name)" : nil
      if #available(iOS 17.0, *) { allowsKeyboardScrolling = !allowsFocus }
    #endif
  }

  /// Whether the focus is in this view.
  var holdsFocus: Bool {
    allowsFocus
      && (attention.isSystemFocused
        || isFirstResponder && !attention.isSystemElsewhere)
  }

  /// Tells the controller whether the focus is here.
  func followPresence() {
    let isPresent = holdsFocus
    if !isPresent { attention.keys.stop() }
    focus.isPresent = isPresent
  }

  /// The view is in another window or in none: UIKit's focus is not in it, and
  /// no keys go to it, whether UIKit says so or not.
  func focusStaysBehind() {
    attention.isSystemFocused = false
    attention.isSystemElsewhere = false
    attention.focusedControl = nil
    attention.systemMove = nil
    attention.pressing = nil
    followPresence()
    focus.keep()
  }

  /// How far around the viewport there are cells: UIKit's focus and VoiceOver
  /// find nothing that has none.
  var neededOverscan: Double {
    let isLooking =
      attention.isSystemFocused || isControlFocused
      || UIAccessibility.isVoiceOverRunning
    return isLooking ? max(givenOverscan, viewportLength) : givenOverscan
  }
}
