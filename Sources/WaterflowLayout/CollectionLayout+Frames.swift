extension CollectionLayout {
  /// Returns the frame of an element in content coordinates, or nil if there
  /// is no such element.
  ///
  /// - Complexity: O(1) in lanes; O(log(lines) + items of the line) in a flow.
  public func frame(of id: ElementID) -> Rect? {
    element(id)?.frame
  }

  /// Returns the frame of an item in content coordinates, or nil if there is
  /// no such item.
  public func frame(ofItem path: ItemPath) -> Rect? {
    frame(
      of: ElementID(kind: .item, section: path.section, item: path.item))
  }

  /// Returns an element with its lane and frame, or nil if there is no such
  /// element.
  public func element(_ id: ElementID) -> LayoutElement? {
    guard sections.indices.contains(Int(id.section)) else { return nil }
    let section = sections[Int(id.section)]
    switch id.kind {
    case .header:
      guard section.box.header > .zero else { return nil }
      return bar(id, at: section.start, length: section.box.header)
    case .footer:
      guard section.box.footer > .zero else { return nil }
      return bar(id, at: section.footerStart, length: section.box.footer)
    case .item:
      let item = Int(id.item)
      guard item >= 0 && item < section.body.count else { return nil }
      switch section.body {
      case .lanes(let body):
        let (lane, top, length) = body.position(of: item)
        return laneElement(
          id, lane: lane, top: section.bodyStart + top, length: length,
          box: section.box)
      case .flow(let body):
        return flowElement(
          id, body.position(of: item), bodyStart: section.bodyStart.points,
          leading: section.box.leading)
      }
    }
  }

  @inline(__always)
  func laneElement(
    _ id: ElementID, lane: Int, top: Fixed, length: Fixed, box: SectionBox
  ) -> LayoutElement {
    LayoutElement(
      id: id, lane: Int32(truncatingIfNeeded: lane),
      frame: space.rect(
        start: top.points, length: length.points,
        across: box.laneOffset(lane), breadth: box.laneBreadth))
  }

  @inline(__always)
  func flowElement(
    _ id: ElementID, _ position: FlowBody.Position, bodyStart: Double,
    leading: Double
  ) -> LayoutElement {
    LayoutElement(
      id: id,
      frame: space.rect(
        start: bodyStart + position.top, length: position.length,
        across: leading + position.across, breadth: position.breadth))
  }

  /// A header or a footer: it spans the full breadth.
  func bar(_ id: ElementID, at start: Fixed, length: Fixed) -> LayoutElement {
    LayoutElement(
      id: id,
      frame: space.rect(
        start: start.points, length: length.points, across: 0,
        breadth: space.breadth))
  }
}
