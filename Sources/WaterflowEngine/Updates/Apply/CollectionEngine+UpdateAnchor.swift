import WaterflowLayout

extension CollectionEngine {
  /// The content offset at which the content's end is in view, in points.
  public var endOffset: Point {
    clamped(layout.offset(at: layout.contentLength))
  }

  /// Whether the view is to stay at the content's end, and is there.
  var isAtKeptEnd: Bool {
    guard keepsEnd else { return false }
    let end = endOffset
    return abs(offset.x - end.x) < 1 && abs(offset.y - end.y) < 1
  }

  /// The item that stays where it is through an update, by its name after the
  /// update: the chosen one, or the first visible one that is kept.
  func anchor(surviving plan: UpdatePlan) -> ScrollAnchor? {
    let shown = layout.axisSpan(of: viewport.rect)
    let start = shown.lower + layout.axisInsets(contentInsets).before
    guard start > 0 || anchoredItem != nil else { return nil }
    let chosen = anchoredItem.flatMap {
      liveCell(showing: ElementID($0))
    }
    for live in (chosen.map { [$0] } ?? []) + liveCells {
      guard
        live.element.kind == .item,
        layout.axisSpan(of: live.frame).upper > start,
        let element = plan.newElement(of: live.element),
        let frame = layout.frame(of: live.element)
      else { continue }
      return ScrollAnchor(
        element: element, distance: layout.axisSpan(of: frame).lower - start)
    }
    return nil
  }
}
