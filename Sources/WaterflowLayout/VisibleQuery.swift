/// One search for what is visible in a run of sections.
struct VisibleQuery {
  /// The sections to look through.
  let range: Range<Int>
  /// The part of the content to look through, before any displacement.
  let shown: LayoutRect
  /// Where headers and footers are held; nil leaves them at rest.
  let lines: PinLines?

  /// The same part along the axis and a little more: pixel snapping moves an
  /// edge by half a pixel at most, and a mirrored or centred one by a rounding
  /// error.
  ///
  /// In the end the frames decide.
  private let lower: Double
  private let upper: Double
  private let space: ContentSpace
  private let from: Fixed
  private let to: Fixed

  init(
    _ range: Range<Int>, in shown: LayoutRect, of space: ContentSpace,
    lines: PinLines?
  ) {
    self.range = range
    self.shown = shown
    self.lines = lines
    self.space = space
    let slack = space.scale > 0 ? 1 / space.scale : 1.0 / 1_024
    let span = space.span(of: shown)
    lower = span.lower - slack
    upper = span.upper + slack
    from = Fixed(floor: lower)
    to = Fixed(ceiling: upper)
  }

  /// Appends what is visible in order of ``ElementID``.
  func run(_ layout: CollectionLayout, into result: inout VisibleElements) {
    guard !range.isEmpty else { return }
    // Looked at where they are: a copy would retain all that a section holds.
    layout.sections.withUnsafeBufferPointer { sections in
      guard let sections = sections.baseAddress else { return }
      var index =
        range.lowerBound
        + partition(range.count) {
          sections[range.lowerBound + $0].end > from
        }
      appendHeaders(before: index, of: layout, into: &result)
      while index < range.upperBound && sections[index].start < to {
        run(section: index, at: sections + index, of: layout, into: &result)
        index += 1
      }
      appendFooters(from: index, of: layout, into: &result)
    }
  }

  private func run(
    section index: Int, at section: UnsafePointer<Section>,
    of layout: CollectionLayout, into result: inout VisibleElements
  ) {
    if section.pointee.box.header > .zero {
      let id = ElementID(kind: .header, section: index)
      append(
        layout.bar(id, of: section.pointee, at: lines), to: &result.elements)
    }
    // Those without are not searched, nor is what was found before forgotten.
    if section.pointee.body.count > 0 {
      appendItems(of: section, index, of: layout, into: &result)
    }
    if section.pointee.box.footer > .zero {
      let id = ElementID(kind: .footer, section: index)
      append(
        layout.bar(id, of: section.pointee, at: lines), to: &result.elements)
    }
    let id = ElementID(kind: .background, section: index)
    if let background = space.background(id, of: section.pointee) {
      append(background, to: &result.elements)
    }
  }

  private func appendItems(
    of section: UnsafePointer<Section>, _ index: Int,
    of layout: CollectionLayout, into result: inout VisibleElements
  ) {
    if !result.window.holds(from, to, of: index, layout) {
      let (lower, upper) = result.window.refill(from, to, of: index, layout)
      search(
        section, index, lower, upper, lanes: &result.lanes,
        into: &result.window.elements)
    }
    result.window.appendVisible(in: shown, of: space, to: &result.elements)
  }

  /// Appends the items between two positions of the axis, in order.
  private func search(
    _ section: UnsafePointer<Section>, _ index: Int,
    _ from: Fixed, _ to: Fixed, lanes: inout LaneScratch,
    into elements: inout [LayoutElement]
  ) {
    let bodyStart = section.pointee.bodyStart
    let (lower, upper) = (from - bodyStart, to - bodyStart)
    var id = ElementID(kind: .item, section: index)
    switch section.pointee.body {
    case .lanes(let body):
      let tracks = section.pointee.box.tracks
      body.forEachItem(
        between: lower, and: upper, in: &lanes
      ) { item, position in
        id.item = Int32(truncatingIfNeeded: item)
        elements.append(
          space.laneElement(
            id, position, of: body, bodyStart: bodyStart,
            in: tracks))
      }
    case .rows(let body):
      body.appendElements(
        between: lower, and: upper, section: index,
        start: bodyStart.points, leading: section.pointee.box.leading,
        in: space, to: &elements)
    }
  }

  // Not inlined: headers, footers and backgrounds come by it, items do not.
  @inline(never)
  private func append(
    _ element: LayoutElement, to elements: inout [LayoutElement]
  ) {
    if space.shows(element.frame, in: shown) { elements.append(element) }
  }

  // MARK: - Headers and footers

  /// Headers of earlier sections that are held here: all that stack up to the
  /// far edge, or the last one, which the next pushes out.
  private func appendHeaders(
    before index: Int, of layout: CollectionLayout,
    into result: inout VisibleElements
  ) {
    guard let lines, !layout.pins.headers.isEmpty else { return }
    let entries = layout.pins.headers
    let first = PinIndex.count(before: range.lowerBound, in: entries)
    let end = PinIndex.count(before: index, in: entries)
    guard first < end, layout.pinMode != .section else { return }
    // Bars that stack up follow each other, so the first is searched for.
    let start =
      layout.pinMode == .untilNext
      ? end - 1
      : first
        + partition(end - first) {
          layout.pinnedHeader(first + $0, at: lines).start
            + layout.sections[entries[first + $0].section].box.header.points
            > lower
        }
    for place in start..<end {
      let at = layout.pinnedHeader(place, at: lines)
      if at.start >= upper { break }
      let section = entries[place].section
      append(
        space.pinnedBar(
          ElementID(kind: .header, section: section), at,
          layout.sections[section].box.header),
        to: &result.elements)
    }
  }

  /// Footers of later sections that are held here, mirrored.
  private func appendFooters(
    from index: Int, of layout: CollectionLayout,
    into result: inout VisibleElements
  ) {
    guard let lines, !layout.pins.footers.isEmpty else { return }
    let entries = layout.pins.footers
    let first = PinIndex.count(before: index, in: entries)
    let end = PinIndex.count(before: range.upperBound, in: entries)
    guard first < end, layout.pinMode != .section else { return }
    let start =
      layout.pinMode == .untilNext
      ? first
      : first
        + partition(end - first) {
          layout.pinnedFooter(first + $0, at: lines).start
            + layout.sections[entries[first + $0].section].box.footer.points
            > lower
        }
    let stop = layout.pinMode == .untilNext ? first + 1 : end
    for place in start..<stop {
      let at = layout.pinnedFooter(place, at: lines)
      if at.start >= upper { break }
      let section = entries[place].section
      append(
        space.pinnedBar(
          ElementID(kind: .footer, section: section), at,
          layout.sections[section].box.footer),
        to: &result.elements)
    }
  }
}
