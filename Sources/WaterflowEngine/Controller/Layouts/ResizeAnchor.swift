import WaterflowLayout

/// The first visible item before a change of what a collection view shows, and
/// where it stood: the engine's anchor for a host that keeps its own cells.
struct ResizeAnchor {
  /// The item under its name after the change; nil for none.
  private let anchor: ScrollAnchor?
  /// The item's extent along the axis, in points.
  private var length = 0.0
  /// The line of the content that stays where it is, if no item does.
  private var line = 0.0
  private let wasAtStart: Bool
  private let wasAtEnd: Bool
  /// How far beyond the content it was scrolled, in points: below 0 before its
  /// start.
  private var overshoot = 0.0

  /// Remembers the first item that shows, and that is settled, if one is, or
  /// nothing if none shows.
  init?(
    _ layout: CollectionLayout, at place: LayoutPlace, _ choice: AnchorChoice,
    where isSettled: (ItemPath) -> Bool = { _ in true }
  ) {
    let shown = ShownItems(layout, at: place)
    wasAtEnd = choice.isAtEnd(of: layout, at: place)
    let chosen = shown.items.first { $0.id.path == choice.item }
    let settled = shown.items.first { isSettled($0.id.path) }
    guard let first = chosen ?? settled ?? shown.items.first else { return nil }
    let span = layout.axisSpan(of: first.frame)
    anchor = ScrollAnchor(
      element: first.id, distance: span.lower - shown.line)
    length = span.upper - span.lower
    wasAtStart = shown.line <= 0
    let range = Self.range(of: layout, place.environment)
    let insets = layout.axisInsets(place.environment.contentInsets)
    let position = shown.line - insets.before
    overshoot =
      position - min(max(position, range.lowerBound), range.upperBound)
  }

  /// Where content may rest, along the axis from the offset's start in points.
  private static func range(
    of layout: CollectionLayout, _ environment: LayoutEnvironment
  ) -> ClosedRange<Double> {
    let insets = layout.axisInsets(environment.contentInsets)
    let least = -insets.before
    let most = layout.contentLength - environment.length + insets.after
    return least...max(most, least)
  }

  /// Remembers what an update is to hold in its place, before it is carried
  /// out.
  init(
    surviving plan: UpdatePlan, in layout: CollectionLayout,
    at place: LayoutPlace, _ choice: AnchorChoice
  ) {
    let shown = ShownItems(layout, at: place)
    line = shown.line
    wasAtStart = !choice.keepsEnd && shown.line <= ScrollAnchor.startSlack
    wasAtEnd = choice.isAtEnd(of: layout, at: place)
    var old = shown.items.first { $0.id.path == choice.item }?.id
    // Also where it is read anew, because its section goes or comes.
    var new = old.flatMap { plan.finalPath(of: $0.path) }.map { ElementID($0) }
    if new == nil {
      let survivor = plan.survivor(of: shown.items.map { $0.id }) { old in
        plan.finalPath(of: old.path).map { ElementID($0) }
      }
      (old, new) = (survivor?.old, survivor?.new)
    }
    guard let old, let new, let frame = layout.frame(of: old) else {
      anchor = nil
      return
    }
    anchor = ScrollAnchor(
      element: new, distance: layout.axisSpan(of: frame).lower - shown.line)
  }

  /// Returns the offset at which the item stands where it stood, as far as the
  /// content reaches, or nil if there is no such item any more.
  ///
  /// - Parameters:
  ///   - layout: the layout to look in.
  ///   - environment: what the collection view says.
  ///   - old: the offset before.
  ///   - keepsInView: whether an item that got so short that it would leave the
  ///     view comes back into it.
  ///   - keepsOvershoot: whether content that a finger or a bounce holds beyond
  ///     its bounds stays there.
  /// - Returns: the offset, in points.
  func offset(
    in layout: CollectionLayout, _ environment: LayoutEnvironment,
    from old: LayoutPoint, keepsInView: Bool = true,
    keepsOvershoot: Bool = false
  ) -> LayoutPoint? {
    var line = line
    let insets = layout.axisInsets(environment.contentInsets)
    let range = Self.range(of: layout, environment)
    let overshoot = keepsOvershoot ? overshoot : 0
    if wasAtEnd {
      line = range.upperBound + insets.before + max(0, overshoot)
    } else if wasAtStart {
      line = min(0, overshoot)
    } else if let anchor {
      guard let frame = layout.frame(of: anchor.element) else { return nil }
      let span = layout.axisSpan(of: frame)
      let now = span.upper - span.lower
      var distance = anchor.distance
      // An item that got shorter must not leave for that.
      if keepsInView && distance + now <= 0 && length > 0 {
        distance *= now / length
      }
      line = span.lower - distance
    }
    let position = min(
      max(line - insets.before, range.lowerBound + min(0, overshoot)),
      range.upperBound + max(0, overshoot))
    var result = old
    let new = layout.offset(at: position)
    switch layout.axis {
    case .vertical: result.y = new.y
    case .horizontal: result.x = new.x
    }
    return result
  }
}

/// The items that show behind the line where what covers the content ends, as
/// they rest.
private struct ShownItems {
  let line: Double
  let items: [LayoutElement]

  init(_ layout: CollectionLayout, at place: LayoutPlace) {
    let shown = place.viewport
    // What is before this line is covered by a bar, or scrolled out.
    let line =
      layout.axisSpan(of: shown.rect).lower
      + layout.axisInsets(shown.contentInsets).before
    var visible = VisibleElements()
    layout.query(in: shown.rect, into: &visible)
    items = visible.elements.filter {
      $0.id.kind == .item && layout.axisSpan(of: $0.frame).upper > line
    }
    self.line = line
  }
}
