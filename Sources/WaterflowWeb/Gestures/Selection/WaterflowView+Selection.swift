import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Who decides about taps and clicks; nil at first, when none selects.
  ///
  /// The cell of a highlighted item has the class `waterflow-highlighted`, that
  /// of a selected one `waterflow-selected` and `aria-selected`. What is
  /// selected is kept by the item through updates, and forgotten by a reload.
  ///
  /// Links and buttons in cells work as ever, and select nothing.
  ///
  /// ```swift
  /// view.selectionDelegate = library
  /// view.allowsMultipleSelection = true
  /// ```
  ///
  /// The view keeps its delegate alive.
  public var selectionDelegate: (any WaterflowSelectionDelegate)? {
    get { touches?.selecting?.delegate }
    set {
      if newValue == nil && touches?.selecting == nil { return }
      requireSelecting().delegate = newValue
    }
  }

  /// Whether taps add to the selection and take from it; otherwise each
  /// replaces it, as at first.
  ///
  /// With a mouse Shift extends the selection then, and Ctrl or Cmd toggles.
  public var allowsMultipleSelection: Bool {
    get {
      touches?.selecting?.gesture.selection.allowsMultipleSelection ?? false
    }
    set {
      requireSelecting().gesture.selection.allowsMultipleSelection = newValue
      if newValue { touches?.claim(.ranges) }
      allowSelection(newValue ? .multiple : .single)
    }
  }

  /// The selected items, in order.
  public var selectedItems: [ItemPath] {
    touches?.selecting?.gesture.selection.selectedItems ?? []
  }

  /// Selects an item without asking or telling the delegate; others are
  /// deselected unless several can be.
  ///
  /// Nothing happens if there is no such item.
  public func selectItem(at path: ItemPath) {
    guard layout.style(ofSection: path.section) != nil, path.item >= 0,
      path.item < layout.itemCount(inSection: path.section)
    else { return }
    let selecting = requireSelecting()
    selecting.mark(selecting.gesture.selection.select(path))
  }

  /// Deselects an item without asking or telling the delegate.
  public func deselectItem(at path: ItemPath) {
    guard let selecting = touches?.selecting else { return }
    selecting.mark(selecting.gesture.selection.deselect(path))
  }

  /// Whether a finger that rests on an item is told to the
  /// ``selectionDelegate``; false at first.
  ///
  /// Where it is, touches on items bring up no menu of the browser and select
  /// no text.
  public var recognizesLongPress: Bool {
    get { touches?.selecting?.press != nil }
    set {
      if newValue == recognizesLongPress { return }
      let selecting = requireSelecting()
      if newValue {
        selecting.addPress()
      } else if let press = selecting.press {
        selecting.press = nil
        removeGesture(press)
      }
    }
  }

  private func requireSelecting() -> ViewSelecting {
    let touches = requireTouches()
    if let selecting = touches.selecting { return selecting }
    let selecting = ViewSelecting(self, touches)
    touches.selecting = selecting
    allowSelection(.single)
    follow(selecting)
    selecting.markAll()
    return selecting
  }
}

extension ViewSelecting {
  /// Tells the delegate of long presses from now on.
  func addPress() {
    let press = LongPressGesture()
    press.pressed = { [unowned(unsafe) self] path, location in
      delegate?.waterflowView(
        view, didLongPressItemAt: path, location: location) ?? false
    }
    self.press = press
    view.touches?.add(press, .presses)
  }
}
