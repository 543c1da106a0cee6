import WaterflowLayout

extension CollectionEngine {
  /// The content offset at which the content's start is in view, in points:
  /// the right end of a horizontal axis that is read from right to left.
  public var startOffset: LayoutPoint {
    startOffset(in: layout)
  }

  /// Returns where ``startOffset`` is in another layout, in points.
  public func startOffset(in layout: CollectionLayout) -> LayoutPoint {
    let before = layout.axisInsets(room).before
    return clamped(layout.offset(at: -before), in: layout)
  }

  /// Tells whether the content's start is in view, or what lies before it.
  ///
  /// - Parameter tolerance: how far behind the start still counts, in points,
  ///   where a host's offsets are rounded.
  /// - Returns: whether the view is at the start.
  public func isAtStart(within tolerance: Double = 0) -> Bool {
    let shown = layout.position(at: offset)
    return shown + layout.axisInsets(room).before <= tolerance
      || offset == startOffset
  }

  /// Finds the nearest offset at which the viewport lies inside the content
  /// and its insets.
  ///
  /// y' = clamp(y, -top, max(content - viewport + bottom, -top)), as a scroll
  /// view of UIKit does, and likewise for x; the offset itself where the view
  /// ``scrollsBeyondContent``.
  ///
  /// - Parameters:
  ///   - offset: a content offset, in points.
  ///   - layout: the layout to look in; the engine's own unless given.
  /// - Returns: the offset, in points; where the content is shorter than the
  ///   viewport, the one at its top and left.
  public func clamped(
    _ offset: LayoutPoint, in layout: CollectionLayout? = nil
  ) -> LayoutPoint {
    scrollsBeyondContent
      ? offset : (layout ?? self.layout).clamped(offset, room)
  }

  /// Returns the content offset, in points, at which an element is aligned
  /// with the viewport, or nil if there is no such element.
  ///
  /// Headers and footers that are held there do not cover it. Where the content
  /// ends too soon, the offset is the nearest possible one.
  ///
  /// ```swift
  /// let id = ElementID(kind: .item, section: 0, item: 500)
  /// if let offset = engine.offset(showing: id, at: .center) { … }
  /// ```
  ///
  /// - Complexity: that of `CollectionLayout.frame(of:)`.
  public func offset(
    showing element: ElementID, at alignment: ScrollAlignment
  ) -> LayoutPoint? {
    var alignment = alignment
    return layout.offset(showing: element, at: &alignment, in: viewport)
      .map { clamped($0) }
  }
}
