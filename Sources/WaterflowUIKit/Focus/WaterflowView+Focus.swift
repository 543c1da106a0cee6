import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// The item that has the focus, of keys or of UIKit, or nil.
  ///
  /// Its cell stays, however far it is scrolled away, and updates take the
  /// focus along with the item; where that is deleted, what comes to its place
  /// has the focus.
  public var focusedIndexPath: IndexPath? {
    focusedItem.map { IndexPath($0) }
  }

  /// Gives the focus to an item and scrolls it into view, or takes it away.
  ///
  /// It shows while the view is the first responder, or where UIKit has a focus
  /// of its own, once that comes into the view. Does nothing if there is no
  /// such item.
  public func focusItem(at indexPath: IndexPath?) {
    whenQuiet { [weak self] in
      guard let self else { return }
      loadIfNeeded()
      let item = indexPath.flatMap { ItemPath($0) }
      if indexPath != nil {
        guard let item, engine.layout.frame(ofItem: item) != nil else {
          return
        }
      }
      attention.focus.focus(item)
      focusDidMove()
    }
  }

  /// The item that somebody types into, or nil, as at first: its cell stays,
  /// with what was typed, however far it is scrolled away.
  ///
  /// Updates give it its new path, and forget it when it goes; a reload forgets
  /// it. An item without a cell is kept from when it comes into view.
  ///
  /// ```swift
  /// func textFieldDidBeginEditing(_ field: UITextField) {
  ///   view.editedIndexPath = view.indexPath(for: cell)
  /// }
  /// ```
  public var editedIndexPath: IndexPath? {
    get { attention.editedItem.map { IndexPath($0) } }
    set {
      attention.editedItem = newValue.flatMap { ItemPath($0) }
      keepAttendedCells()
      setNeedsPass()
    }
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

  var focusedItem: ItemPath? { showsFocus ? attention.focus.item : nil }

  /// Whether the focus is in this view.
  var showsFocus: Bool {
    attention.isSystemFocused
      || isFirstResponder && !attention.isSystemElsewhere
  }

  /// Scrolls to what has the focus now, shows it, and tells.
  func focusDidMove() {
    keepAttendedCells()
    if let item = attention.focus.item {
      whenQuiet { [weak self] in
        guard let self, attention.focus.item == item else { return }
        land(on: shownPath(item), .nearest)
      }
    }
    showFocus()
    if attention.isSystemFocused { followFocus() }
  }

  /// Lets cells look as they are focused, and tells the delegate.
  func showFocus() {
    let focused = focusedItem
    host.giveFocus(to: focused.flatMap { cell(showing: .item, $0) })
    guard attention.toldItem != focused else { return }
    attention.toldItem = focused
    swipes?.focusMoved(to: focused)
    waterflowDelegate?.waterflowView(
      self, didMoveFocusTo: focused.map { IndexPath($0) })
  }

  /// An item was tapped: keys go on from there.
  func noteTap(on item: ItemPath) {
    guard isFirstResponder, !attention.isSystemFocused, canFocus(item) else {
      return
    }
    attention.focus.focus(item)
    keepAttendedCells()
    showFocus()
  }

  /// Keeps the cells of what is focused or read out.
  func keepAttendedCells() {
    let keepsFocus = showsFocus || remembersLastFocusedIndexPath
    let items = [
      keepsFocus ? attention.focus.item : nil, attention.reader.item,
      attention.editedItem,
    ]
    engine.keptElements = items.compactMap { item in
      item.map { ElementID(shownPath($0)) }
    }
  }

  /// How far around the viewport there are cells: UIKit's focus and VoiceOver
  /// find nothing that has none.
  var neededOverscan: Double {
    attention.isSystemFocused || UIAccessibility.isVoiceOverRunning
      ? max(givenOverscan, viewportLength) : givenOverscan
  }
}
