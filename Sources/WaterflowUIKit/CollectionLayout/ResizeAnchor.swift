import Foundation
import WaterflowEngine
import WaterflowLayout

/// The first visible item before a change of the collection view's size, and
/// where it stood: the engine's anchor for a host that keeps its own cells.
struct ResizeAnchor {
  private let anchor: ScrollAnchor
  /// The item's extent along the axis, in points.
  private let length: Double
  private let wasAtStart: Bool

  /// Remembers the first item that shows, or nothing if none does.
  init?(
    _ layout: CollectionLayout, _ surroundings: Surroundings,
    at offset: CGPoint
  ) {
    let shown = surroundings.viewport(at: offset)
    // What is before this line is covered by a bar, or scrolled out.
    let line =
      layout.axisSpan(of: shown.rect).lower
      + layout.axisInsets(shown.contentInsets).before
    var visible = VisibleElements()
    layout.query(in: shown.rect, into: &visible)
    let first = visible.elements.first {
      $0.id.kind == .item && layout.axisSpan(of: $0.frame).upper > line
    }
    guard let first else { return nil }
    let span = layout.axisSpan(of: first.frame)
    anchor = ScrollAnchor(element: first.id, distance: span.lower - line)
    length = span.upper - span.lower
    wasAtStart = line <= 0
  }

  /// Returns the offset at which the item stands where it stood, as far as the
  /// content reaches, or nil if there is no such item any more.
  ///
  /// - Parameters:
  ///   - layout: the layout to look in.
  ///   - surroundings: what the collection view says.
  ///   - old: the offset before.
  ///   - keepsInView: whether an item that got so short that it would leave the
  ///     view comes back into it.
  /// - Returns: the offset, in points.
  func offset(
    in layout: CollectionLayout, _ surroundings: Surroundings,
    from old: CGPoint, keepsInView: Bool = true
  ) -> CGPoint? {
    guard let frame = layout.frame(of: anchor.element) else { return nil }
    let span = layout.axisSpan(of: frame)
    let now = span.upper - span.lower
    var distance = anchor.distance
    // An item that got shorter must not leave for that.
    if keepsInView && distance + now <= 0 && length > 0 {
      distance *= now / length
    }
    let line = wasAtStart ? 0 : span.lower - distance
    let insets = layout.axisInsets(surroundings.contentInsets)
    let least = -insets.before
    let most = layout.contentLength - surroundings.length + insets.after
    let position = min(max(line - insets.before, least), max(most, least))
    var result = old
    let new = CGPoint(layout.offset(at: position))
    switch layout.axis {
    case .vertical: result.y = new.y
    case .horizontal: result.x = new.x
    }
    return result
  }
}
