import Foundation

extension UIView {
  /// Sets place and bounds together, and tells what follows from it.
  ///
  /// As Core Animation documents in `CALayer.setNeedsLayout()`: a layer is
  /// marked when its bounds change; as UIKit documents in the View Programming
  /// Guide for iOS, "Being Prepared for Layout Changes": when their size does.
  /// Of the superview they tell nothing; people see it laid out as well when a
  /// subview has another size, or scrolls, so it is marked. Another place alone
  /// marks nobody.
  func place(at newOrigin: CGPoint, bounds newExtent: CGRect) {
    let old = extent
    guard newOrigin != origin || newExtent != old else { return }
    origin = newOrigin
    extent = newExtent
    if newExtent != old {
      markForLayout()
      parent?.markForLayout()
    }
    if newExtent.size != old.size { autoresizeChildren(from: old.size) }
    updateSafeArea()
    if newExtent != old { boundsChanged(from: old) }
  }

  private func autoresizeChildren(from old: CGSize) {
    let wider = extent.width - old.width
    let higher = extent.height - old.height
    for child in children where !child.autoresizingMask.isEmpty {
      var frame = child.frame
      if child.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width = max(0, frame.width + wider)
      }
      if child.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height = max(0, frame.height + higher)
      }
      child.frame = frame
    }
  }

  /// A point of this view's coordinates in those of another view.
  ///
  /// As UIKit documents: both belong to one window; `nil` means the window's
  /// coordinates.
  package func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = offsetToRoot
    let there = (view ?? root).offsetToRoot
    return CGPoint(
      x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point of another view's coordinates in those of this view.
  ///
  /// As UIKit documents: `nil` means the window's coordinates.
  package func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// A rectangle of this view's coordinates in those of another view.
  ///
  /// As UIKit documents: `nil` means the window's coordinates.
  package func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view's coordinates in those of this view.
  ///
  /// As UIKit documents: `nil` means the window's coordinates.
  package func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  private var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  // Where this view's (0, 0) is in the coordinates that the root's frame is
  // given in, with the root taken to stand at (0, 0).
  private var offsetToRoot: CGPoint {
    var offset = CGPoint.zero
    var view = self
    while let parent = view.parent {
      offset.x += view.origin.x - view.extent.minX
      offset.y += view.origin.y - view.extent.minY
      view = parent
    }
    return offset
  }

  func frontmost(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard
      !isHidden, isUserInteractionEnabled, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      let inside = convert(point, to: child)
      if let hit = child.hitTest(inside, with: event) { return hit }
    }
    return self
  }
}

extension CGRect {
  func resized(to size: CGSize) -> CGRect {
    CGRect(origin: origin, size: size)
  }
}
