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
    _ layout: CollectionLayout, _ geometry: HostGeometry, at offset: CGPoint
  ) {
    let line = Self.line(layout, geometry, offset: Point(offset))
    var shown = Rect(origin: Point(offset), size: geometry.size)
    // What is above the line is covered by a bar, or scrolled out.
    switch (geometry.axis, geometry.direction) {
    case (.vertical, _):
      shown.y += geometry.insets.top
      shown.height -= geometry.insets.top
    case (.horizontal, .leftToRight):
      shown.x += geometry.insets.left
      shown.width -= geometry.insets.left
    case (.horizontal, .rightToLeft):
      shown.width -= geometry.insets.left
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
    in layout: CollectionLayout, _ geometry: HostGeometry,
    across: CGPoint
  ) -> CGPoint? {
    guard let frame = layout.frame(of: item) else { return nil }
    let (start, length) = Self.span(frame, layout)
    // An item that got shorter must not leave for that.
    let isLeaving = distance + length <= 0
    let kept =
      isLeaving && self.length > 0 ? distance * length / self.length : distance
    let line = wasAtStart ? 0 : start - kept
    let (before, after) = Self.insets(geometry)
    let extent = Self.extent(geometry.size, geometry.axis)
    let least = -before
    let most = max(layout.contentLength - extent + after, least)
    let position = min(max(line - before, least), most)
    switch (geometry.axis, geometry.direction) {
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
    _ layout: CollectionLayout, _ geometry: HostGeometry, offset: Point
  ) -> Double {
    let shown = Rect(origin: offset, size: geometry.size)
    return span(shown, layout).start + insets(geometry).before
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
    _ geometry: HostGeometry
  ) -> (before: Double, after: Double) {
    geometry.axis == .vertical
      ? (geometry.insets.top, geometry.insets.bottom)
      : (geometry.insets.left, geometry.insets.right)
  }

  private static func extent(_ size: Size, _ axis: Axis) -> Double {
    axis == .vertical ? size.height : size.width
  }
}
