extension CollectionLayout {
  /// Finds the elements that rest in a rectangle of the content, before any
  /// pinning and displacement.
  ///
  /// An element counts if it lies in part between the rectangle's edges along
  /// the scroll axis; edges that only touch do not count. The answer is exact
  /// and in order of ``ElementID``.
  ///
  /// - Parameters:
  ///   - rect: a part of the content in content coordinates, in points.
  ///   - result: receives the elements in place of what it held; once it has
  ///     grown to the largest answer, a query allocates nothing.
  /// - Complexity: O(log(sections) + lanes * log(items per lane) + results);
  ///   of sections that take up nothing those within the rectangle count, too.
  public func query(in rect: LayoutRect, into result: inout VisibleElements) {
    result.elements.removeAll(keepingCapacity: true)
    query(0..<sections.count, in: rect, lines: nil, into: &result)
  }

  /// Finds the elements that show in a viewport, pinned and displaced, in order
  /// of ``ElementID``.
  ///
  /// - Parameters:
  ///   - viewport: the shown part; its overscan widens it.
  ///   - result: as in ``query(in:into:)``.
  /// - Complexity: that of ``query(in:into:)``; nothing is laid out.
  public func query(_ viewport: Viewport, into result: inout VisibleElements) {
    query(in: overscanned(viewport), of: viewport, into: &result)
  }

  /// Finds the elements that show in a rectangle of the content while a
  /// viewport holds the pinned ones, in order of ``ElementID``.
  ///
  /// For a host that asks for parts of the content which are not the shown
  /// one. An element that is held at the viewport's edge is found where it is
  /// held.
  ///
  /// - Parameters:
  ///   - shown: a part of the content in content coordinates, in points.
  ///   - viewport: where pinned elements are held; its overscan is not used.
  ///   - result: as in ``query(in:into:)``.
  /// - Complexity: that of ``query(in:into:)``; nothing is laid out.
  public func query(
    in shown: LayoutRect, of viewport: Viewport,
    into result: inout VisibleElements
  ) {
    result.elements.removeAll(keepingCapacity: true)
    let lines =
      pins.headers.isEmpty && pins.footers.isEmpty
      ? nil : pinLines(of: viewport)
    let count = sections.count
    let tail = min(max(sectionDisplacement?.firstSection ?? count, 0), count)
    query(0..<tail, in: shown, lines: lines, into: &result)
    guard let displacement = sectionDisplacement, tail < count,
      isShowing(shown)
    else { return }
    // The tail is looked through where it rests, and what is found is moved.
    // Moving rounds, so look a little further: the moved frames decide.
    let first = result.elements.count
    let slack = 1.0 / 1_024
    var atRest = shown.offsetBy(
      x: -displacement.offset.x - slack, y: -displacement.offset.y - slack)
    atRest.width += 2 * slack
    atRest.height += 2 * slack
    query(
      tail..<count, in: atRest, lines: lines, isTail: true, into: &result)
    for index in first..<result.elements.count {
      result.elements[index].frame = displaced(
        result.elements[index].frame, by: displacement)
    }
    result.elements.removeAll(from: first) {
      !($0.frame.maxX > shown.x && $0.frame.x < shown.maxX
        && $0.frame.maxY > shown.y && $0.frame.y < shown.maxY)
    }
  }

  /// Returns the element that rests under a point of the content, or nil.
  ///
  /// - Complexity: that of a query for one line of points.
  public func element(at point: LayoutPoint) -> LayoutElement? {
    var result = VisibleElements()
    query(
      in: LayoutRect(x: point.x, y: point.y, width: 1, height: 1), into: &result
    )
    return result.elements.last {
      $0.id.kind != .background && $0.frame.contains(point)
    }
  }

  /// Returns the topmost element that shows under a point of a viewport, given
  /// in content coordinates, or nil.
  ///
  /// - Complexity: that of a query for the viewport.
  public func element(
    at point: LayoutPoint, in viewport: Viewport
  ) -> LayoutElement? {
    var result = VisibleElements()
    query(viewport, into: &result)
    var top: LayoutElement?
    for element in result.elements
    where element.id.kind != .background && element.frame.contains(point) {
      if top.map({ element.zIndex >= $0.zIndex }) ?? true { top = element }
    }
    return top
  }

  /// The same for a point that is given from the viewport's corner.
  package func element(
    under point: LayoutPoint, in viewport: Viewport
  ) -> ElementID? {
    let place = LayoutPoint(
      x: point.x + viewport.offset.x, y: point.y + viewport.offset.y)
    return element(at: place, in: viewport)?.id
  }

  private func query(
    _ range: Range<Int>, in shown: LayoutRect, lines: PinLines?,
    isTail: Bool = false, into result: inout VisibleElements
  ) {
    guard isShowing(shown) else { return }
    if !isTail, contentHeader > .zero {
      let header = space.bar(.contentHeader, at: 0, length: contentHeader)
      if space.shows(header.frame, in: shown) {
        result.elements.append(header)
      }
    }
    VisibleQuery(range, in: shown, of: space, lines: lines)
      .run(self, into: &result)
  }

  /// An empty or upside-down part shows nothing, and neither does NaN.
  private func isShowing(_ shown: LayoutRect) -> Bool {
    (axis == .vertical ? shown.height : shown.width) > 0
  }

  func overscanned(_ viewport: Viewport) -> LayoutRect {
    var rect = viewport.rect
    // Twice the longest content reaches all of it, and infinity less infinity
    // would be no place at all.
    let most = 2 * Fixed.longestContent.points
    let before = min(max(0, viewport.overscanBefore), most)
    let after = min(max(0, viewport.overscanAfter), most)
    if axis == .vertical {
      rect.y -= before
      rect.height += before + after
    } else {
      rect.x -= direction == .leftToRight ? before : after
      rect.width += before + after
    }
    return rect
  }
}

extension Array {
  /// Removes the elements at or behind `first` that meet a condition.
  fileprivate mutating func removeAll(
    from first: Int, where condition: (Element) -> Bool
  ) {
    var kept = first
    for index in first..<Swift.max(first, count) where !condition(self[index]) {
      if kept != index { self[kept] = self[index] }
      kept += 1
    }
    removeLast(count - kept)
  }
}
