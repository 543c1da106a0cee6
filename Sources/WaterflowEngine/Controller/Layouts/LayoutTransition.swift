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
    guard let old = oldElement(of: element.id) else {
      return layout.besideLeadingEdge(element.frame)
        .offsetBy(x: -shift.x, y: -shift.y)
    }
    return earlier.frame(of: old, now: element.frame, in: layout)
  }

  /// Returns where an element ends that was in view and has no place any more,
  /// in the coordinates from now on: beyond the edge where lines begin, unless
  /// it stays on screen.
  func end(
    of old: ElementID, in layout: CollectionLayout, staysInPlace: Bool
  ) -> LayoutRect {
    let frame = earlier.frame(of: old, now: .zero, in: layout)
    return (staysInPlace ? frame : layout.besideLeadingEdge(frame))
      .offsetBy(x: shift.x, y: shift.y)
  }

  /// What an element was called before; nil if it is new.
  func oldElement(of new: ElementID) -> ElementID? {
    plan.map { $0.oldElement(of: new) } ?? new
  }

  /// What an element is called from now on; nil if it goes.
  func newElement(of old: ElementID) -> ElementID? {
    plan.map { $0.newElement(of: old) } ?? old
  }

  /// How far the offset goes, in points.
  var shift: LayoutPoint { newOffset.shift(from: oldOffset) }
}
