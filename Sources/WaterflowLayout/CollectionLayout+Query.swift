extension CollectionLayout {
  /// Finds the elements that show in a rectangle of the content.
  ///
  /// An element shows if it lies in part between the rectangle's edges along
  /// the scroll axis; edges that only touch do not count. The answer is exact
  /// and in order of ``ElementID``.
  ///
  /// - Parameters:
  ///   - rect: the shown part in content coordinates, in points.
  ///   - result: receives the elements in place of what it held; once it has
  ///     grown to the largest answer, a query allocates nothing.
  /// - Complexity: O(log(sections) + lanes * log(items per lane) + results).
  public func query(in rect: Rect, into result: inout VisibleElements) {
    result.elements.removeAll(keepingCapacity: true)
    let (lower, upper) = space.span(of: rect)
    guard lower < upper else { return }
    // Pixel snapping moves an edge by half a pixel at most, so a little more
    // is looked through and the snapped frames decide.
    let slack = space.scale > 0 ? 1 / space.scale : 0
    let from = Fixed(floor: lower - slack)
    let to = Fixed(ceiling: upper + slack)
    var index = partition(sections.count) { sections[$0].end > from }
    while index < sections.count && sections[index].start < to {
      query(section: index, between: from, and: to, into: &result)
      index += 1
    }
    guard slack > 0 else { return }
    result.elements.removeAll {
      !space.shows($0.frame, between: lower, and: upper)
    }
  }

  /// Returns the element under a point of the content, or nil.
  ///
  /// - Complexity: that of a query for one line of points.
  public func element(at point: Point) -> LayoutElement? {
    var result = VisibleElements()
    let line = Rect(x: point.x, y: point.y, width: 1, height: 1)
    query(in: line, into: &result)
    return result.elements.last { $0.frame.contains(point) }
  }

  private func query(
    section index: Int, between from: Fixed, and to: Fixed,
    into result: inout VisibleElements
  ) {
    let section = sections[index]
    let box = section.box
    if box.header > .zero && section.start + box.header > from {
      let id = ElementID(kind: .header, section: index)
      result.elements.append(bar(id, at: section.start, length: box.header))
    }
    let bodyStart = section.bodyStart
    var id = ElementID(kind: .item, section: index)
    switch section.body {
    case .lanes(let body):
      body.forEachItem(
        between: from - bodyStart, and: to - bodyStart,
        ends: &result.ends, chunks: &result.chunks
      ) { item, lane, top, length in
        id.item = Int32(truncatingIfNeeded: item)
        result.elements.append(
          laneElement(
            id, lane: lane, top: bodyStart + top, length: length, box: box))
      }
    case .flow(let body):
      let start = bodyStart.points
      let (lower, upper) = (from.points, to.points)
      body.forEachItem(
        between: from - bodyStart, and: to - bodyStart
      ) { item, position in
        id.item = Int32(truncatingIfNeeded: item)
        let element = flowElement(
          id, position, bodyStart: start, leading: box.leading)
        // A line that shows may hold shorter items that do not.
        if space.shows(element.frame, between: lower, and: upper) {
          result.elements.append(element)
        }
      }
    }
    if box.footer > .zero && section.footerStart < to
      && section.end > from
    {
      let id = ElementID(kind: .footer, section: index)
      result.elements.append(
        bar(id, at: section.footerStart, length: box.footer))
    }
  }
}
