extension CollectionLayout {
  /// Returns the frame at which an element rests, in content coordinates, or
  /// nil if there is no such element.
  ///
  /// - Complexity: O(log(items)) in lanes, in a flow with the items of the line.
  public func frame(of id: ElementID) -> LayoutRect? {
    element(id)?.frame
  }

  /// Returns the frame of an item in content coordinates, or nil if there is
  /// no such item.
  public func frame(ofItem path: ItemPath) -> LayoutRect? {
    frame(
      of: ElementID(kind: .item, section: path.section, item: path.item))
  }

  /// Returns an element with its lane and the frame at which it rests, or nil
  /// if there is no such element.
  public func element(_ id: ElementID) -> LayoutElement? {
    if id.kind == .contentHeader {
      guard contentHeader > .zero && id == .contentHeader else { return nil }
      return space.bar(id, at: 0, length: contentHeader)
    }
    guard sections.indices.contains(Int(id.section)) else { return nil }
    let section = sections[Int(id.section)]
    if id.kind == .item { return item(id, of: section) }
    guard id.item == 0 else { return nil }
    switch id.kind {
    case .header where section.box.header > .zero,
      .footer where section.box.footer > .zero:
      return bar(id, of: section, at: nil)
    case .background:
      return space.background(id, of: section)
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
    if id.kind == .header || id.kind == .footer {
      element = bar(id, of: sections[section], at: pinLines(of: viewport))
    }
    // The content's header belongs to no section, so it stays.
    if let displacement = sectionDisplacement,
      section >= max(0, displacement.firstSection)
    {
      element.frame = displaced(element.frame, by: displacement)
    }
    return element
  }

  func displaced(
    _ frame: LayoutRect, by displacement: SectionDisplacement
  ) -> LayoutRect {
    frame.offsetBy(x: displacement.offset.x, y: displacement.offset.y)
  }

  private func item(_ id: ElementID, of section: Section) -> LayoutElement? {
    let item = Int(id.item)
    guard item >= 0 && item < section.body.count else { return nil }
    switch section.body {
    case .lanes(let body):
      return space.laneElement(
        id, body.position(of: item), of: body, bodyStart: section.bodyStart,
        in: section.box.tracks)
    case .rows(let body):
      return body.element(
        id, start: section.bodyStart.points, leading: section.box.leading,
        in: space)
    }
  }
}
