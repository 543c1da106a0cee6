import Foundation
import WaterflowLayout

/// The first visible item before a change of the collection view's size, and
/// where it stood.
struct ResizeAnchor {
  private let item: ElementID
  /// From where the shown part begins to where the item begins, in points
  /// along the axis.
  private let distance: Double
  private let length: Double
  private let wasAtStart: Bool

  /// Remembers the first item that shows, or nothing if none does.
  init?(
    _ layout: CollectionLayout, _ surroundings: Surroundings, at offset: CGPoint
  ) {
    let line = Self.line(layout, surroundings, offset: Point(offset))
    var shown = Rect(origin: Point(offset), size: surroundings.viewport)
    // What is above the line is covered by a bar, or scrolled out.
    switch (surroundings.axis, surroundings.direction) {
    case (.vertical, _):
      shown.y += surroundings.contentInsets.top
      shown.height -= surroundings.contentInsets.top
    case (.horizontal, .leftToRight):
      shown.x += surroundings.contentInsets.left
      shown.width -= surroundings.contentInsets.left
    case (.horizontal, .rightToLeft):
      shown.width -= surroundings.contentInsets.left
    }
    var visible = VisibleElements()
    layout.query(in: shown, into: &visible)
    guard
      let first = visible.elements.first(where: { $0.id.kind == .item })
    else { return nil }
    item = first.id
    let (start, length) = Self.span(first.frame, layout)
    distance = start - line
    self.length = length
    wasAtStart = line <= 0
  }

  /// Returns the offset at which the item stands where it stood, as far as the
  /// content reaches, or nil if there is no such item any more.
  func offset(
    in layout: CollectionLayout, _ surroundings: Surroundings,
    across: CGPoint
  ) -> CGPoint? {
    guard let frame = layout.frame(of: item) else { return nil }
    let (start, length) = Self.span(frame, layout)
    // An item that got shorter must not leave for that.
    let isLeaving = distance + length <= 0
    let kept =
      isLeaving && self.length > 0 ? distance * length / self.length : distance
    let line = wasAtStart ? 0 : start - kept
    let (before, after) = Self.insets(surroundings)
    let extent = surroundings.length
    let least = -before
    let most = max(layout.contentLength - extent + after, least)
    let position = min(max(line - before, least), most)
    switch (surroundings.axis, surroundings.direction) {
    case (.vertical, _): return CGPoint(x: across.x, y: CGFloat(position))
    case (.horizontal, .leftToRight):
      return CGPoint(x: CGFloat(position), y: across.y)
    case (.horizontal, .rightToLeft):
      let x = layout.contentLength - position - extent
      return CGPoint(x: CGFloat(x), y: across.y)
    }
  }

  // MARK: - Along the axis, from the side at which reading starts

  private static func line(
    _ layout: CollectionLayout, _ surroundings: Surroundings, offset: Point
  ) -> Double {
    let shown = Rect(origin: offset, size: surroundings.viewport)
    return span(shown, layout).start + insets(surroundings).before
  }

  private static func span(
    _ rect: Rect, _ layout: CollectionLayout
  ) -> (start: Double, length: Double) {
    switch (layout.axis, layout.direction) {
    case (.vertical, _): (rect.y, rect.height)
    case (.horizontal, .leftToRight): (rect.x, rect.width)
    case (.horizontal, .rightToLeft):
      (layout.contentLength - rect.maxX, rect.width)
    }
  }

  private static func insets(
    _ surroundings: Surroundings
  ) -> (before: Double, after: Double) {
    surroundings.axis == .vertical
      ? (surroundings.contentInsets.top, surroundings.contentInsets.bottom)
      : (surroundings.contentInsets.left, surroundings.contentInsets.right)
  }
}
