import Foundation

extension UIView {
  /// Puts a view at a place among the subviews, 0 being the back.
  ///
  /// As UIKit documents: indexes begin at 0 and are at most the number of
  /// subviews; others are taken for the nearest that is.
  public func insertSubview(_ view: UIView, at index: Int) {
    adopt(view) { min(max(0, index), $0.count) }
  }

  /// Puts a view right in front of one of the subviews.
  ///
  /// As UIKit documents: the sibling has to be a subview; else, here, the view
  /// goes in front of all.
  public func insertSubview(
    _ view: UIView, aboveSubview siblingSubview: UIView
  ) {
    adopt(view) { siblings in
      siblings.firstIndex { $0 === siblingSubview }.map { $0 + 1 }
        ?? siblings.count
    }
  }

  /// Puts a view right behind one of the subviews.
  ///
  /// As UIKit documents: the sibling has to be a subview; else, here, the view
  /// goes in front of all.
  public func insertSubview(
    _ view: UIView, belowSubview siblingSubview: UIView
  ) {
    adopt(view) { siblings in
      siblings.firstIndex { $0 === siblingSubview } ?? siblings.count
    }
  }

  /// Moves a subview in front of its siblings.
  ///
  /// As UIKit documents: the view becomes the last of `subviews`.
  package func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: children.count - 1)
  }

  /// Moves a subview behind its siblings.
  ///
  /// As UIKit documents: the view becomes the first of `subviews`.
  package func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Whether the view is another one, or is somewhere inside of it.
  ///
  /// As UIKit documents: a view is a descendant of itself.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.parent
    }
    return false
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else {
      return
    }
    guard index != old else { return }
    children.insert(children.remove(at: old), at: index)
    childrenChanged()
  }

  /// Makes a view a child, at a place that is worked out once it left its
  /// former parent.
  func adopt(_ view: UIView, at index: ([UIView]) -> Int) {
    precondition(
      !isDescendant(of: view), "a view cannot hold one that it is in")
    if view.parent === self {
      let old = children
      children.removeAll { $0 === view }
      children.insert(view, at: index(children))
      if !children.elementsEqual(old, by: ===) { childrenChanged() }
      return
    }
    let oldWindow = view.window
    if let old = view.parent {
      old.children.removeAll { $0 === view }
      old.childrenChanged()
    }
    children.insert(view, at: index(children))
    view.parent = self
    view.markForLayout()
    childrenChanged()
    view.moved(from: oldWindow)
  }

  func leaveParent() {
    guard let old = parent else { return }
    let oldWindow = window
    old.children.removeAll { $0 === self }
    parent = nil
    old.childrenChanged()
    moved(from: oldWindow)
  }

  /// Marks a view that has got, lost or reordered a subview, also while it lays
  /// out.
  ///
  /// As Core Animation documents in `CALayer.setNeedsLayout()`: a layer is
  /// marked when sublayers are added or removed; as UIKit documents in the View
  /// Programming Guide for iOS, "Being Prepared for Layout Changes": when the
  /// set of sublayers changes. Neither excepts a layout under way, nor tells of
  /// another order, which is taken for a change here.
  private func childrenChanged() {
    markForLayout()
  }

  private func moved(from oldWindow: UIWindow?) {
    if oldWindow !== window {
      if let first = oldWindow?.keyResponder as? UIView,
        first.isDescendant(of: self)
      {
        oldWindow?.keyResponder = nil
      }
      oldWindow?.ownFocusSystem?.didLeave(self)
      tellWindowChanged()
    }
    updateSafeArea()
    didMoveToSuperview()
  }

  private func tellWindowChanged() {
    for child in children { child.tellWindowChanged() }
    didMoveToWindow()
  }
}
