import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Takes the presses that are for this view.
  ///
  /// - Returns: the others.
  func take(_ presses: Set<UIPress>) -> Set<UIPress> {
    var rest = presses
    for press in presses {
      guard let command = KeyCommand(press), hears(press),
        obey(command, after: takeSystemMove(by: press))
      else { continue }
      rest.remove(press)
      attention.keys.insert(press, for: command)
      if attention.pressedItem != nil, attention.pressing == nil {
        attention.pressing = press
      }
      if case .move = command.action {
        repeatLater(command, HeldKeys.delay, attention.keys.turn)
      }
    }
    return rest
  }

  /// Ends the presses that this view has taken.
  ///
  /// - Returns: the others.
  func release(_ presses: Set<UIPress>, isCancelled: Bool) -> Set<UIPress> {
    var rest = presses
    for press in presses where attention.keys.remove(press) {
      rest.remove(press)
      // Other keys come up while this one is held.
      guard attention.pressing == press else { continue }
      attention.pressing = nil
      guard let item = attention.pressedItem else { continue }
      attention.pressedItem = nil
      apply(
        isCancelled
          ? selection.touchCancelled()
          : selection.touchEnded(on: item, permits: permits))
    }
    return rest
  }

  /// Whether presses come here: keys to the first responder, and not to what
  /// is typed into inside of it; a remote's to what is focused.
  private func hears(_ press: UIPress) -> Bool {
    press.key == nil
      ? attention.isSystemFocused
      : isFirstResponder && !attention.isSystemElsewhere
  }

  /// How UIKit's focus has gone by a press that comes here only now.
  private func takeSystemMove(by press: UIPress) -> SystemMove? {
    defer { attention.systemMove = nil }
    return attention.systemMove.flatMap {
      $0.time >= press.timestamp * 1_000 ? $0 : nil
    }
  }

  private func obey(
    _ command: KeyCommand, after systemMove: SystemMove? = nil
  ) -> Bool {
    loadIfNeeded()
    guard firstItem != nil else { return false }
    switch command.action {
    case .move(let move): return obey(move, command, after: systemMove)
    case .press: return press(command.modifier)
    case .showActions:
      guard let item = focusedItem else { return false }
      return swipes?.openByKey(item) ?? false
    case .selectAll:
      guard allowsMultipleSelection else { return false }
      apply(
        attention.range.selectAll(
          in: selection, knownCounts, permits: permits))
      return true
    case .escape: return escape()
    }
  }

  // MARK: - Moving

  private func obey(
    _ move: FocusMove, _ command: KeyCommand, after systemMove: SystemMove?
  ) -> Bool {
    let isArrow =
      switch move {
      case .left, .right, .up, .down: true
      case .home, .end, .pageUp, .pageDown: false
      }
    // What is dragged is under the finger and nowhere else.
    if reorders?.gesture.isDragging == true { return true }
    let isPlain = command.modifier == .plain && !command.movesItem
    if let systemMove, !isPlain, systemMove.heading.arrow == move {
      // The same press: what it does here starts where the focus was.
      attention.focus.focus(systemMove.origin)
    }
    if command.movesItem, let item = attention.focus.item, showsFocus {
      return reorders?.move(item, move) ?? false
    }
    if command.modifier == .plain, swipes?.choose(move) == true { return true }
    // The system's focus goes by the arrows itself, unless this one has only
    // brought it here.
    let cameIn =
      systemMove?.cameIn == true
      && systemMove?.origin == attention.focus.item
    if attention.isSystemFocused && isArrow && isPlain && !cameIn {
      return false
    }
    let start = attention.focus.item
    guard let next = moveFocus(move) else { return start != nil }
    focusDidMove()
    if command.modifier == .extend || command.modifier == .add {
      extend(from: start, to: next, command.modifier)
    }
    return true
  }

  /// Moves the focus past items that cannot have it.
  ///
  /// - Returns: the item that has it now; nil if it stays where it is.
  private func moveFocus(_ move: FocusMove) -> ItemPath? {
    let viewport = Viewport(
      offset: engine.offset, size: engine.layout.viewport,
      contentInsets: engine.contentInsets)
    var mover = attention.focus
    var way = move
    // Somebody who refuses a million items makes no key slow.
    for _ in 0..<1_000 {
      guard let next = mover.move(way, in: engine.layout, at: viewport) else {
        return nil
      }
      if canFocus(next) {
        attention.focus = mover
        return next
      }
      way = inwards(from: way)
    }
    return nil
  }

  /// Where to look on: from either end, back towards the other one.
  private func inwards(from way: FocusMove) -> FocusMove {
    switch (way, axis) {
    case (.home, .vertical): .down
    case (.end, .vertical): .up
    case (.home, .horizontal): isMirrored ? .left : .right
    case (.end, .horizontal): isMirrored ? .right : .left
    default: way
    }
  }

  private func extend(
    from start: ItemPath?, to item: ItemPath,
    _ modifier: RangeSelection.Modifier
  ) {
    if let start, attention.range.anchor == nil {
      choose(start, modifier == .add ? .toggle : .plain)
    }
    choose(item, modifier)
  }

  /// A key that is held counts again after some time.
  private func repeatLater(
    _ command: KeyCommand, _ delay: Double, _ turn: Int
  ) {
    schedule(delay) { [weak self] in
      guard let self, attention.keys.turn == turn, isFirstResponder else {
        return
      }
      _ = obey(command)
      // Whoever was told may have ended it.
      guard attention.keys.turn == turn else { return }
      repeatLater(command, HeldKeys.interval, turn)
    }
  }

  // MARK: - Selecting

  /// Does what a tap on the focused item does, when the key comes up; with
  /// other keys held, at once what these make of it.
  private func press(_ modifier: RangeSelection.Modifier) -> Bool {
    guard let item = attention.focus.item, showsFocus else { return false }
    if modifier == .plain {
      if swipes?.performChosen() == true { return true }
      // Another key is held that does the same.
      guard attention.pressedItem == nil else { return true }
      attention.pressedItem = item
      attention.pressing = nil
      apply(selection.touchBegan(on: item, permits: permits))
    } else {
      choose(item, modifier)
    }
    return true
  }

  private func choose(
    _ item: ItemPath, _ modifier: RangeSelection.Modifier
  ) {
    apply(
      attention.range.click(
        item, modifier, in: selection, knownCounts, permits: permits))
  }

  private func escape() -> Bool {
    if attention.pressedItem != nil {
      attention.pressedItem = nil
      attention.pressing = nil
      apply(selection.touchCancelled())
      return true
    }
    if let gesture = reorders?.gesture, gesture.isDragging {
      gesture.cancel()
      return true
    }
    if indexPathForOpenSwipeActions != nil {
      closeSwipeActions()
      return true
    }
    guard attention.focus.item != nil, !attention.isSystemFocused else {
      return false
    }
    attention.focus.focus(nil)
    focusDidMove()
    return true
  }

  private var firstItem: ItemPath? {
    let layout = engine.layout
    let section = (0..<layout.sectionCount).first {
      layout.itemCount(inSection: $0) > 0
    }
    return section.map { ItemPath(section: $0, item: 0) }
  }
}
