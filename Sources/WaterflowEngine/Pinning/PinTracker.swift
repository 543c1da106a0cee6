import WaterflowLayout

/// Turns what is pinned at each pass into events for what has changed.
///
/// Headers pin in order of sections, so the pinned ones are the first so many
/// of those that opted in, and footers that are not pinned likewise. Where the
/// sections stay the same, comparing two numbers is enough.
package struct PinTracker {
  private var headers: [Int] = []
  private var footers: [Int] = []
  private var pinnedHeaders = 0
  private var restingFooters = 0
  private var revision: LayoutRevision?
  private var events: [PinEvent] = []

  /// Creates a tracker for which nothing is pinned.
  package init() {}

  /// Whether any opted in, in the layout of the pass before.
  package var isAny: Bool { !headers.isEmpty || !footers.isEmpty }

  /// Whether more or fewer are pinned at a viewport than in the pass before, in
  /// sight or not.
  ///
  /// - Complexity: O(log(sections)).
  package func isOther(
    _ layout: CollectionLayout, at viewport: Viewport
  ) -> Bool {
    pinnedHeaders != layout.pinnedHeaderCount(at: viewport)
      || restingFooters != layout.unpinnedFooterCount(at: viewport)
  }

  /// Compares with the pass before and keeps events for the changes.
  ///
  /// - Complexity: O(log(sections) + changes); O(pinned elements) once after
  ///   sections have changed.
  package mutating func update(
    _ layout: CollectionLayout, at viewport: Viewport
  ) {
    let isSame = revision === layout.revision
    if isSame && (!isAny || !isOther(layout, at: viewport)) { return }
    var earlierHeaders = headers[..<pinnedHeaders]
    var earlierFooters = footers[restingFooters...]
    if !isSame {
      headers = layout.pinnableHeaders
      footers = layout.pinnableFooters
      revision = layout.revision
    }
    pinnedHeaders = layout.pinnedHeaderCount(at: viewport)
    restingFooters = layout.unpinnedFooterCount(at: viewport)
    var nowHeaders = headers[..<pinnedHeaders]
    var nowFooters = footers[restingFooters...]
    if isSame {
      // The first headers of both are the same, and the last footers.
      let first = min(earlierHeaders.endIndex, nowHeaders.endIndex)
      let last = max(earlierFooters.startIndex, nowFooters.startIndex)
      earlierHeaders = earlierHeaders[first...]
      nowHeaders = nowHeaders[first...]
      earlierFooters = earlierFooters[..<last]
      nowFooters = nowFooters[..<last]
    }
    compare(.header, earlierHeaders, nowHeaders, layout)
    compare(.footer, earlierFooters, nowFooters, layout)
  }

  /// Returns the events since the last call.
  package mutating func takeEvents() -> [PinEvent] {
    guard !events.isEmpty else { return [] }
    defer { events = [] }
    return events
  }

  /// Gives the pinned headers and footers the numbers that their sections have
  /// from now on; those of sections that are gone are forgotten.
  package mutating func rename(_ newSection: (Int) -> Int?) {
    headers = Self.renamed(headers[..<pinnedHeaders], newSection)
    pinnedHeaders = headers.count
    footers = Self.renamed(footers[restingFooters...], newSection)
    restingFooters = 0
    revision = nil
  }

  // Not inlined: it is called twice.
  @inline(never)
  private static func renamed(
    _ sections: ArraySlice<Int>, _ newSection: (Int) -> Int?
  ) -> [Int] {
    sections.compactMap(newSection).inOrder { ($0, 0, 0) }
  }

  /// Both lists ascend: what is in one of them only has changed.
  private mutating func compare(
    _ kind: ElementKind, _ earlier: ArraySlice<Int>, _ now: ArraySlice<Int>,
    _ layout: CollectionLayout
  ) {
    var next = now.startIndex
    for section in earlier {
      while next < now.endIndex && now[next] < section {
        add(kind, now[next], isPinned: true, layout)
        next += 1
      }
      if next < now.endIndex && now[next] == section {
        next += 1
      } else {
        add(kind, section, isPinned: false, layout)
      }
    }
    for section in now[next...] { add(kind, section, isPinned: true, layout) }
  }

  // Not inlined: it is called in three places.
  @inline(never)
  private mutating func add(
    _ kind: ElementKind, _ section: Int, isPinned: Bool,
    _ layout: CollectionLayout
  ) {
    let id = ElementID(kind: kind, section: section)
    events.append(
      PinEvent(
        element: id, isPinned: isPinned,
        naturalFrame: layout.frame(of: id) ?? .zero))
  }
}
