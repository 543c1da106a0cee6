extension CollectionLayout {
  /// Where a header or a footer stands along the axis, in points.
  struct BarPlace {
    var start: Double
    var isPinned: Bool
  }

  /// The lines at which a viewport holds headers and footers.
  func pinLines(of viewport: Viewport) -> PinLines {
    let (lower, upper) = space.span(of: viewport.rect)
    let insets = space.resolve(viewport.contentInsets)
    return PinLines(
      start: lower + Self.usable(insets.before),
      end: upper - Self.usable(insets.after))
  }

  static func usable(_ inset: Double) -> Double {
    inset > 0 && inset < .infinity ? inset : 0
  }

  /// Where the header stands that has a place among the pinned ones.
  func pinnedHeader(_ place: Int, at lines: PinLines) -> BarPlace {
    let entry = pins.headers[place]
    let section = sections[entry.section]
    let rest = section.start.points
    let length = section.box.header.points
    switch pinMode {
    case .section:
      let limit = section.footerStart.points - length
      return BarPlace(
        start: min(max(lines.start, rest), limit),
        isPinned: lines.start > rest)
    case .stacked:
      let line = lines.start + entry.before.points
      return BarPlace(start: max(line, rest), isPinned: line > rest)
    case .untilNext:
      var start = max(lines.start, rest)
      if place + 1 < pins.headers.count {
        let next = sections[pins.headers[place + 1].section].start.points
        start = min(start, next - length)
      }
      return BarPlace(start: start, isPinned: lines.start > rest)
    }
  }

  /// Where the footer stands that has a place among the pinned ones.
  func pinnedFooter(_ place: Int, at lines: PinLines) -> BarPlace {
    let entry = pins.footers[place]
    let section = sections[entry.section]
    let rest = section.footerStart.points
    let length = section.box.footer.points
    switch pinMode {
    case .section:
      let limit = (section.start + section.box.header).points
      return BarPlace(
        start: max(min(lines.end - length, rest), limit),
        isPinned: lines.end - length < rest)
    case .stacked:
      let behind = pins.footerLength - entry.before - section.box.footer
      let line = lines.end - behind.points - length
      return BarPlace(start: min(line, rest), isPinned: line < rest)
    case .untilNext:
      var start = min(lines.end - length, rest)
      if place > 0 {
        let previous = sections[pins.footers[place - 1].section]
        start = max(start, previous.end.points)
      }
      return BarPlace(start: start, isPinned: lines.end - length < rest)
    }
  }

  /// A section's header or footer, held at a line if it is to be pinned; at
  /// rest without lines.
  func bar(
    _ id: ElementID, of section: Section, at lines: PinLines?
  ) -> LayoutElement {
    let index = Int(id.section)
    if id.kind == .header {
      if let lines, let place = pins.header(ofSection: index) {
        return space.pinnedBar(
          id, pinnedHeader(place, at: lines), section.box.header)
      }
      return space.bar(
        id, at: section.start.points, length: section.box.header)
    }
    if let lines, let place = pins.footer(ofSection: index) {
      return space.pinnedBar(
        id, pinnedFooter(place, at: lines), section.box.footer)
    }
    return space.bar(
      id, at: section.footerStart.points, length: section.box.footer)
  }

  /// The headers that are pinned at a viewport: the first so many of those
  /// that opted in, because a later one never pins before an earlier one.
  ///
  /// - Complexity: O(log(sections)).
  package func pinnedHeaderCount(at viewport: Viewport) -> Int {
    let lines = pinLines(of: viewport)
    return partition(pins.headers.count) {
      !pinnedHeader($0, at: lines).isPinned
    }
  }

  /// The footers that are not pinned at a viewport: the first so many.
  ///
  /// - Complexity: O(log(sections)).
  package func unpinnedFooterCount(at viewport: Viewport) -> Int {
    let lines = pinLines(of: viewport)
    return partition(pins.footers.count) {
      pinnedFooter($0, at: lines).isPinned
    }
  }

  /// The sections whose header opted in, in order.
  package var pinnableHeaders: [Int] { pins.headers.map { $0.section } }

  /// The sections whose footer opted in, in order.
  package var pinnableFooters: [Int] { pins.footers.map { $0.section } }

  /// Lets a section's header and footer pin or rest from now on, as if its
  /// style had said so.
  ///
  /// - Parameters:
  ///   - section: which one.
  ///   - header: whether its header pins; nil to leave that as it is.
  ///   - footer: whether its footer pins; nil to leave that as it is.
  /// - Throws: ``LayoutError/noSuchSection(_:count:)``.
  /// - Complexity: O(sections); nothing is laid out.
  public func setPinning(
    ofSection section: Int, header: Bool? = nil, footer: Bool? = nil
  ) throws(LayoutError) {
    guard sections.indices.contains(section) else {
      throw .noSuchSection(section, count: sections.count)
    }
    setPins(of: section..<section + 1, header: header, footer: footer)
  }

  /// Lets no header and no footer pin from now on.
  ///
  /// - Complexity: O(sections); nothing is laid out.
  public func removeAllPinning() {
    setPins(of: sections.indices, header: false, footer: false)
  }
}
