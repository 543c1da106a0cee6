import WaterflowLayout

/// Where elements were shown before an update, as far as a transition needs
/// it: around the viewport, and what moves on its own.
///
/// An element that comes from further away has been shown just outside of what
/// is known, on its side: at a quarter of a second nobody can tell.
package struct EarlierFrames {
  /// In order of what they are called; some stand here twice.
  private var elements: [LayoutElement]
  /// The part of the axis that is known.
  private var known = (lower: 0.0, upper: 0.0)
  private var first: ElementID?
  /// How long the content was.
  private let contentLength: Double

  /// Notes where things are, before anything changes.
  ///
  /// - Complexity: that of a query for three viewports.
  package init(_ layout: CollectionLayout, at viewport: Viewport) {
    contentLength = layout.contentLength
    var wide = viewport
    wide.overscanBefore += layout.viewportLength
    wide.overscanAfter += layout.viewportLength
    var visible = VisibleElements()
    layout.query(wide, into: &visible)
    elements = visible.elements
    first = elements.first { $0.id.kind == .item }?.id
    let shown = layout.axisSpan(of: viewport.rect)
    known = (
      shown.lower - wide.overscanBefore, shown.upper + wide.overscanAfter
    )
  }

  /// Notes where the items are that move on their own, before they do.
  ///
  /// - Complexity: O(items * log(items)), of those that move or were in view.
  package mutating func addMoves(
    of plan: UpdatePlan, in layout: CollectionLayout, at viewport: Viewport
  ) {
    for move in plan.movedItems {
      if let element = layout.element(ElementID(move.from), in: viewport) {
        elements.append(element)
      }
    }
    elements = elements.inOrder { $0.id.orderKey }
  }

  /// Returns where an element was, by what it was called then.
  ///
  /// - Parameters:
  ///   - element: what it was called.
  ///   - frame: where it is now.
  ///   - layout: knows the axis.
  /// - Returns: a frame in the coordinates before the update.
  package func frame(
    of element: ElementID, now frame: LayoutRect, in layout: CollectionLayout
  ) -> LayoutRect {
    let place = partition(elements.count) { elements[$0].id >= element }
    if place < elements.count && elements[place].id == element {
      return elements[place].frame
    }
    let span = layout.axisSpan(of: frame)
    let isBefore = first.map { element < $0 } ?? false
    let distance =
      isBefore ? known.lower - span.upper : known.upper - span.lower
    let moved = layout.moved(frame, alongAxis: distance)
    guard layout.beginsAtRight else { return moved }
    // Items start at the right end, but frames are counted from the left.
    return moved.offsetBy(x: contentLength - layout.contentLength, y: 0)
  }
}
