import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Whether UIKit's focus can come to a cell: to items alone.
  func canFocus(_ cell: WaterflowCell) -> Bool {
    guard allowsFocus, let item = host.item(of: cell) else { return false }
    return controller.isInData(item) && canFocus(item)
  }

  /// Whether the delegate lets an item have the focus, by its path in the data.
  func canFocus(_ item: ItemPath) -> Bool {
    focusDelegate?.waterflowView(self, canFocusItemAt: IndexPath(item))
      ?? true
  }

  /// The cell to which the focus goes when it comes here, or nil for one that
  /// UIKit finds.
  var preferredFocusCell: WaterflowCell? {
    var item = focus.remembersItem ? focus.item : focus.focusedItem
    if item == nil {
      item = focusDelegate?.indexPathForPreferredFocusedView(in: self)
        .flatMap { ItemPath($0) }
    }
    return item.flatMap { cell(showing: ElementID($0)) }
  }

  /// Whether UIKit's focus may go by an arrow: not by one that the view has
  /// obeyed already, or that is about to choose an action of a swipe.
  func isFree(_ heading: UIFocusHeading) -> Bool {
    guard let arrow = heading.arrow else { return true }
    let choosesAction =
      isFirstResponder && swipes?.canChoose(arrow) == true
    return !choosesAction && attention.keys.move != arrow
  }

  /// UIKit's focus has come to a view, here or elsewhere, and scrolls to it.
  ///
  /// A control in a cell has it by itself: keys are not the item's then.
  func systemFocusMoved(in context: UIFocusUpdateContext) {
    let view = context.nextFocusedView
    let isInside = view?.isDescendant(of: self) == true
    let live = engine.liveCells.first { live in
      isInside && live.element.kind == .item && host.cell(live.cell) === view
    }
    let wasInside =
      attention.isSystemFocused || attention.focusedControl != nil
    attention.focusedControl = isInside && live == nil ? view : nil
    guard let live else {
      guard
        isInside || attention.isSystemFocused || attention.isSystemElsewhere
      else { return }
      attention.isSystemFocused = false
      attention.isSystemElsewhere = view != nil
      attention.keys.stop()
      followPresence()
      focus.keep()
      setNeedsPass()
      return
    }
    attention.systemMove = SystemMove(
      time: now(), heading: context.focusHeading,
      origin: focus.item, cameIn: !wasInside)
    attention.isSystemFocused = true
    attention.isSystemElsewhere = false
    attention.isFollowingSystem = true
    showFocus(true)
    focus.came(to: controller.dataPath(of: live.element.path))
    attention.isFollowingSystem = false
    controller.stopScrolling()
    setNeedsPass()
  }

  /// Whether UIKit's focus is on a control in a cell still: nobody is told where
  /// that leaves the window.
  var isControlFocused: Bool { attention.focusedControl?.isFocused == true }

  /// What shows the control that UIKit's focus is on, if it is on one.
  var focusedControlElement: ElementID? {
    guard isControlFocused else { return nil }
    return attention.focusedControl.flatMap { cell(around: $0) }
      .flatMap { host.element(of: $0) }
  }

  /// Has UIKit's focus follow what has the focus here.
  func followFocus() {
    guard attention.isSystemFocused, !attention.isFollowingSystem,
      let item = focus.item, let cell = cell(showing: ElementID(item)),
      !cell.isFocused
    else { return }
    setNeedsFocusUpdate()
    updateFocusIfNeeded()
  }
}
