/// One search for what is visible in a run of sections.
struct VisibleQuery {
  /// The sections to look through.
  let range: Range<Int>
  /// The part of the content to look through, before any displacement.
  let shown: Rect
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
    _ range: Range<Int>, in shown: Rect, of space: ContentSpace,
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
    let sections = layout.sections
    var index =
      range.lowerBound
      + partition(range.count) { sections[range.lowerBound + $0].end > from }
    appendHeaders(before: index, of: layout, into: &result)
    while index < range.upperBound && sections[index].start < to {
      run(section: index, of: layout, into: &result)
      index += 1
    }
    appendFooters(from: index, of: layout, into: &result)
  }

  private func run(
    section index: Int, of layout: CollectionLayout,
    into result: inout VisibleElements
  ) {
    let section = layout.sections[index]
    if section.box.header > .zero {
      let id = ElementID(kind: .header, section: index)
      append(layout.bar(id, of: section, at: lines), to: &result.elements)
    }
    appendItems(of: section, index, of: layout, into: &result)
    if section.box.footer > .zero {
      let id = ElementID(kind: .footer, section: index)
      append(layout.bar(id, of: section, at: lines), to: &result.elements)
    }
    let id = ElementID(kind: .background, section: index)
    if let background = space.background(id, of: section) {
      append(background, to: &result.elements)
    }
  }

  @inline(__always)
  private func appendItems(
    of section: Section, _ index: Int, of layout: CollectionLayout,
    into result: inout VisibleElements
  ) {
    let box = section.box
    let bodyStart = section.bodyStart
    var id = ElementID(kind: .item, section: index)
    switch section.body {
    case .lanes(let body):
      body.forEachItem(
        between: from - bodyStart, and: to - bodyStart,
        ends: &result.ends, chunks: &result.chunks
      ) { item, position in
        id.item = Int32(truncatingIfNeeded: item)
        append(
          space.laneElement(id, position, bodyStart: bodyStart, box: box),
          to: &result.elements)
      }
    case .flow(let body):
      let start = bodyStart.points
      body.forEachItem(
        between: from - bodyStart, and: to - bodyStart
      ) { item, position in
        id.item = Int32(truncatingIfNeeded: item)
        append(
          space.flowElement(
            id, position, bodyStart: start, leading: box.leading),
          to: &result.elements)
      }
    }
  }

  @inline(__always)
  private func append(
    _ element: LayoutElement, to elements: inout [LayoutElement]
  ) {
    if space.shows(element.frame, in: shown) {
      elements.append(element)
    }
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
