extension ContentSpace {
  @inline(__always)
  func laneElement(
    _ id: ElementID, _ position: LaneBody.Position, of body: LaneBody,
    bodyStart: Fixed, in tracks: LaneTracks
  ) -> LayoutElement {
    var across = tracks.offset(of: position.lane)
    var breadth = tracks.breadth(span: position.span)
    if tracks.keepsBreadths {
      tracks.align(&across, &breadth, own: body.breadth(ofItem: Int(id.item)))
    }
    return LayoutElement(
      id: id, lane: Int32(truncatingIfNeeded: position.lane),
      frame: rect(
        start: (bodyStart + position.top).points,
        length: position.length.points, across: across, breadth: breadth))
  }

  /// One element; the code that walks over many has the rectangle's in it.
  @inline(never) func element(
    _ id: ElementID, start: Double, length: Double, across: Double,
    breadth: Double
  ) -> LayoutElement {
    LayoutElement(
      id: id,
      frame: rect(
        start: start, length: length, across: across, breadth: breadth))
  }

  /// A header or a footer: it spans the full breadth.
  func bar(_ id: ElementID, at start: Double, length: Fixed) -> LayoutElement {
    element(
      id, start: start, length: length.points, across: 0,
      breadth: self.breadth)
  }

  func pinnedBar(
    _ id: ElementID, _ place: CollectionLayout.BarPlace, _ length: Fixed
  ) -> LayoutElement {
    var element = bar(id, at: place.start, length: length)
    element.isPinned = place.isPinned
    return element
  }

  /// The decoration behind a section's box, inside its own insets; insets
  /// that leave no room leave a decoration without extent within the box.
  func background(_ id: ElementID, of section: Section) -> LayoutElement? {
    guard !isPlain, let insets = section.box.style.background else {
      return nil
    }
    let (before, after, leading, trailing) = resolve(insets)
    let length = (section.end - section.start).points
    return element(
      id, start: section.start.points + min(before, length),
      length: max(0, length - before - after), across: min(leading, breadth),
      breadth: max(0, breadth - leading - trailing))
  }
}
