import WaterflowEngine
import WaterflowLayout

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
      switch command.action {
      case .move: repeatLater(command, HeldKeys.delay, attention.keys.turn)
      case .press where attention.pressing == nil: attention.pressing = press
      case .escape: attention.pressing = nil
      case .press, .showActions, .selectAll: break
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
      focus.release(isCancelled: isCancelled)
    }
    return rest
  }

  /// The presses that this view has not taken.
  func untaken(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { !attention.keys.holds($0) }
  }

  /// Whether presses come here: keys to the first responder, and not to what
  /// is typed into inside of it; a remote's to what is focused.
  private func hears(_ press: UIPress) -> Bool {
    press.key == nil
      ? attention.isSystemFocused
      : allowsFocus && isFirstResponder && !attention.isSystemElsewhere
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
    followPresence()
    showFocus(true)
    guard controller.knownCounts.contains(where: { $0 > 0 }) else {
      return false
    }
    if case .move(let move) = command.action {
      let isPlain = command.modifier == .plain && !command.carriesItem
      if let systemMove, !isPlain, systemMove.heading.arrow == move {
        // The same press: what it does here starts where the focus was.
        focus.resume(from: systemMove.origin)
      }
      // The system's focus goes by the arrows itself, unless this one has only
      // brought it here.
      let cameIn =
        systemMove?.cameIn == true && systemMove?.origin == focus.item
      if attention.isSystemFocused, isPlain, move.isArrow, !cameIn,
        swipes?.canChoose(move) != true,
        reorders?.gesture.isDragging != true
      {
        return false
      }
    }
    if focus.obey(command) { return true }
    guard command.action == .escape, focus.item != nil,
      !attention.isSystemFocused
    else { return false }
    focus.focus(nil)
    return true
  }

  /// A key that is held counts again after some time, unless the focus has left
  /// since.
  private func repeatLater(
    _ command: KeyCommand, _ delay: Double, _ turn: Int
  ) {
    schedule(delay) { [weak self] in
      guard let self, attention.keys.turn == turn, isFirstResponder else {
        return
      }
      // Whoever was told may have ended it.
      guard obey(command), attention.keys.turn == turn else { return }
      repeatLater(command, HeldKeys.interval, turn)
    }
  }
}

extension FocusMove {
  fileprivate var isArrow: Bool {
    switch self {
    case .left, .right, .up, .down: true
    case .home, .end, .pageUp, .pageDown: false
    }
  }
}
