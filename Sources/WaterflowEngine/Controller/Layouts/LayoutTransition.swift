import WaterflowLayout

/// How a collection view gets from what it showed to what it shows.
struct LayoutTransition {
  /// What has other names now; nil if nothing has.
  let plan: UpdatePlan?
  /// Where elements were, by what they were called before.
  let earlier: EarlierFrames
  /// The offset before.
  let oldOffset: LayoutPoint
  /// The offset from now on.
  let newOffset: LayoutPoint

  /// Returns where an element begins that comes into view, in the coordinates
  /// before: new ones come in from the edge where lines begin.
  func start(of element: LayoutElement, in layout: CollectionLayout)
    -> LayoutRect
  {
    guard let plan else {
      return earlier.frame(of: element.id, now: element.frame, in: layout)
    }
    guard let old = plan.oldElement(of: element.id) else {
      return layout.besideLeadingEdge(element.frame)
        .offsetBy(x: -shift.x, y: -shift.y)
    }
    return earlier.frame(of: old, now: element.frame, in: layout)
  }

  /// Returns where an element ends that was in view and has no place any more,
  /// in the coordinates from now on: beyond the edge where lines begin.
  func end(of old: ElementID, in layout: CollectionLayout) -> LayoutRect {
    let frame = earlier.frame(of: old, now: .zero, in: layout)
    return layout.besideLeadingEdge(frame).offsetBy(x: shift.x, y: shift.y)
  }

  /// Whether there was no such element before.
  func isNew(_ element: ElementID) -> Bool {
    plan.map { $0.oldElement(of: element) == nil } ?? false
  }

  /// Returns where an element stays on screen that has no place any more, in
  /// the coordinates from now on.
  func rest(of old: ElementID, in layout: CollectionLayout) -> LayoutRect {
    earlier.frame(of: old, now: .zero, in: layout)
      .offsetBy(x: shift.x, y: shift.y)
  }

  /// What an element is called from now on; nil if it goes.
  func newElement(of old: ElementID) -> ElementID? {
    plan.map { $0.newElement(of: old) } ?? old
  }

  /// How far the offset goes, in points.
  var shift: LayoutPoint { newOffset.shift(from: oldOffset) }
}
