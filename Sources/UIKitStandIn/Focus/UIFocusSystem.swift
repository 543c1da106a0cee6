import Foundation

/// What moves the focus in a window: that of a television, or of a tablet with
/// a keyboard.
///
/// As UIKit documents: devices without such a focus have no system.
@MainActor
package final class UIFocusSystem: NSObject {
  private weak var window: UIWindow?
  private(set) weak var focused: UIView?
  private weak var requester: UIView?

  init(_ window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Moves the focus to a view.
  ///
  /// As UIKit documents: all views that hold the one before or the one now are
  /// asked before, and told then, each once; and scroll views that hold it
  /// scroll it in. As Apple has said of keyboards: the nearest responder from
  /// there on that can be the first one becomes it.
  func move(to view: UIView?, heading: UIFocusHeading = []) {
    if let view, !view.canBecomeFocused { return }
    let previous = focused
    guard previous !== view else { return }
    let context = UIFocusUpdateContext(from: previous, to: view, heading)
    let coordinator = UIFocusAnimationCoordinator()
    let before = previous.map { chain($0) } ?? []
    let now = view.map { chain($0) } ?? []
    let others = now.filter { one in !before.contains { $0 === one } }
    guard (before + others).allSatisfy({ $0.shouldUpdateFocus(in: context) })
    else { return }
    focused = view
    for one in before + others {
      one.didUpdateFocus(in: context, with: coordinator)
    }
    now.first { $0.canBecomeFirstResponder }?.becomeFirstResponder()
    if let view {
      for case let scroller as UIScrollView in now.dropFirst() {
        scroller.showFocused(view)
      }
    }
    Display.turn()
  }

  func moveInto(_ view: UIView) {
    if let target = preferred(in: view) { move(to: target) }
  }

  /// A view has left the window, with the focus if that was in it.
  ///
  /// As UIKit documents: the focus moves when the view that has it is removed.
  /// Whether views that are gone are told is not documented: here they are not.
  func didLeave(_ view: UIView) {
    if focused?.isDescendant(of: view) == true { focused = nil }
  }

  func request(by view: UIView) {
    guard let focused, focused.isDescendant(of: view) else { return }
    requester = view
  }

  func carryOutRequest() {
    guard let view = requester else { return }
    requester = nil
    moveInto(view)
  }

  private func preferred(in view: UIView) -> UIView? {
    for one in view.preferredFocusEnvironments {
      guard let next = one as? UIView, next !== view else { continue }
      if let found = preferred(in: next) { return found }
    }
    return view.canBecomeFocused ? view : nil
  }

  private func chain(_ view: UIView) -> [UIView] {
    Array(sequence(first: view, next: \.parent))
  }
}
