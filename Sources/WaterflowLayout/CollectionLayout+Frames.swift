extension CollectionLayout {
  /// Returns the frame at which an element rests, in content coordinates, or
  /// nil if there is no such element.
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

  /// Returns an element with its lane and the frame at which it rests, or nil
  /// if there is no such element.
  public func element(_ id: ElementID) -> LayoutElement? {
    if id.kind == .contentHeader {
      guard contentHeader > .zero && id == .contentHeader else { return nil }
      return bar(id, at: 0, length: contentHeader)
    }
    guard sections.indices.contains(Int(id.section)) else { return nil }
    let section = sections[Int(id.section)]
    if id.kind == .item { return item(id, of: section) }
    guard id.item == 0 else { return nil }
    switch id.kind {
    case .header where section.box.header > .zero:
      return bar(id, at: section.start.points, length: section.box.header)
    case .footer where section.box.footer > .zero:
      return bar(
        id, at: section.footerStart.points, length: section.box.footer)
    case .background:
      return background(id, of: section)
    default:
      return nil
    }
  }

  /// Returns an element as it is shown in a viewport, pinned and displaced, or
  /// nil if there is no such element; it need not be visible.
  ///
  /// - Complexity: that of ``element(_:)-(ElementID)`` and O(log(sections)).
  public func element(
    _ id: ElementID, in viewport: Viewport
  ) -> LayoutElement? {
    guard var element = element(id) else { return nil }
    let section = Int(id.section)
    let lines = pinLines(of: viewport)
    if id.kind == .header, let place = pins.header(ofSection: section) {
      element = pinnedBar(
        id, pinnedHeader(place, at: lines), sections[section].box.header)
    } else if id.kind == .footer, let place = pins.footer(ofSection: section) {
      element = pinnedBar(
        id, pinnedFooter(place, at: lines), sections[section].box.footer)
    }
    if let paging, section >= paging.firstSection {
      element.frame = displaced(element.frame, by: paging)
    }
    return element
  }

  func displaced(_ frame: Rect, by paging: Paging) -> Rect {
    frame.offsetBy(x: paging.offset.x, y: paging.offset.y)
  }

  @inline(__always)
  func laneElement(
    _ id: ElementID, _ position: LaneBody.Position, bodyStart: Fixed,
    box: SectionBox
  ) -> LayoutElement {
    LayoutElement(
      id: id, lane: Int32(truncatingIfNeeded: position.lane),
      frame: space.rect(
        start: (bodyStart + position.top).points,
        length: position.length.points, across: box.laneOffset(position.lane),
        breadth: box.breadth(span: position.span)))
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
  func bar(_ id: ElementID, at start: Double, length: Fixed) -> LayoutElement {
    LayoutElement(
      id: id,
      frame: space.rect(
        start: start, length: length.points, across: 0,
        breadth: space.breadth))
  }

  func pinnedBar(
    _ id: ElementID, _ place: BarPlace, _ length: Fixed
  ) -> LayoutElement {
    var element = bar(id, at: place.start, length: length)
    element.isPinned = place.isPinned
    return element
  }

  /// The decoration behind a section's box, inside its own insets.
  func background(_ id: ElementID, of section: Section) -> LayoutElement? {
    guard let insets = section.box.style.background else { return nil }
    let (before, after, leading, trailing) = space.resolve(insets)
    let length = (section.end - section.start).points - before - after
    let breadth = space.breadth - leading - trailing
    return LayoutElement(
      id: id,
      frame: space.rect(
        start: section.start.points + before, length: max(0, length),
        across: leading, breadth: max(0, breadth)))
  }

  private func item(_ id: ElementID, of section: Section) -> LayoutElement? {
    let item = Int(id.item)
    guard item >= 0 && item < section.body.count else { return nil }
    switch section.body {
    case .lanes(let body):
      return laneElement(
        id, body.position(of: item), bodyStart: section.bodyStart,
        box: section.box)
    case .flow(let body):
      return flowElement(
        id, body.position(of: item), bodyStart: section.bodyStart.points,
        leading: section.box.leading)
    }
  }
}
