import WaterflowLayout

extension CollectionLayout {
  /// Finds the nearest offset at which the viewport lies inside the content
  /// and its insets; see `CollectionEngine.clamped(_:in:)`.
  package func clamped(
    _ offset: LayoutPoint, _ contentInsets: Insets
  ) -> LayoutPoint {
    // An offset is counted from the top and the left, whatever the direction.
    let (first, last) = edgeInsets(contentInsets)
    let content = contentSize
    let shown = viewport
    func clamp(
      _ value: Double, _ room: Double, _ first: Double, _ last: Double
    ) -> Double {
      let most = max(room + last, 0 - first)
      // The order of the arguments makes what is no number the least.
      return min(max(0 - first, value), most)
    }
    return axis == .vertical
      ? LayoutPoint(
        x: clamp(offset.x, content.width - shown.width, 0, 0),
        y: clamp(offset.y, content.height - shown.height, first, last))
      : LayoutPoint(
        x: clamp(offset.x, content.width - shown.width, first, last),
        y: clamp(offset.y, content.height - shown.height, 0, 0))
  }

  /// The content offset, in points, at which the content's end is in view.
  package func endOffset(_ contentInsets: Insets) -> LayoutPoint {
    clamped(offset(at: contentLength), contentInsets)
  }

  /// Returns the content offset, in points, at which an element is aligned
  /// with a viewport, which may be beyond the content; see
  /// `CollectionEngine.offset(showing:at:)`.
  ///
  /// For `nearest`, the alignment becomes that of the edge at which the element
  /// comes in, unless nothing has to move.
  package func offset(
    showing element: ElementID, at alignment: inout ScrollAlignment,
    in viewport: Viewport
  ) -> LayoutPoint? {
    guard let frame = frame(of: element) else { return nil }
    let span = axisSpan(of: frame)
    let length = span.upper - span.lower
    let shown = axisSpan(of: viewport.rect)
    let insets = axisInsets(viewport.contentInsets)
    let held = heldLengths(around: element)
    let before = insets.before + held.before
    let after = insets.after + held.behind
    let room = shown.upper - shown.lower - before - after
    let atStart = span.lower - before
    let atEnd = atStart - (room - length)
    // As CSS has it: between the two, all of it shows or, of what has no room,
    // nothing else.
    let (least, most) = (min(atStart, atEnd), max(atStart, atEnd))
    if alignment == .nearest, shown.lower < least || shown.lower > most {
      alignment = (shown.lower > most) == (atStart > atEnd) ? .start : .end
    }
    let position =
      switch alignment {
      case .start: atStart
      case .end: atEnd
      case .center: atStart - (room - length) / 2
      case .nearest: shown.lower
      }
    return offset(at: position)
  }
}
