import WaterflowLayout

/// Turns what is pinned at each pass into events for what has changed.
///
/// Headers pin in order of sections, so the pinned ones are the first so many
/// of those that opted in, and footers that are not pinned likewise. Where the
/// sections stay the same, comparing two numbers is enough.
package struct PinTracker {
  /// The sections whose headers and footers are pinned, ascending.
  private var headers: [Int] = []
  private var footers: [Int] = []
  private var revision = -1
  // Kept, because the address of a layout that is gone may be used again.
  private var layout: CollectionLayout?
  private var events: [PinEvent] = []

  /// Creates a tracker for which nothing is pinned.
  package init() {}

  /// Whether any opted in, in the layout of the pass before.
  package private(set) var isAny = false

  /// Whether more or fewer are pinned at a viewport than in the pass before, in
  /// sight or not.
  ///
  /// - Complexity: O(log(sections)).
  package func isOther(
    _ layout: CollectionLayout, at viewport: Viewport
  ) -> Bool {
    headers.count != layout.pinnedHeaderCount(at: viewport)
      || footers.count != layout.pinnableFooters.count
        - layout.unpinnedFooterCount(at: viewport)
  }

  /// Compares with the pass before and keeps events for the changes.
  ///
  /// - Complexity: O(log(sections)); O(pinned elements) once more or fewer are,
  ///   or sections have changed.
  package mutating func update(
    _ layout: CollectionLayout, at viewport: Viewport
  ) {
    let isSame = revision == layout.revision && self.layout === layout
    if isSame && !(isAny && isOther(layout, at: viewport)) { return }
    let (all, ends) = (layout.pinnableHeaders, layout.pinnableFooters)
    let pinned = Array(all[..<layout.pinnedHeaderCount(at: viewport)])
    let held = Array(ends[layout.unpinnedFooterCount(at: viewport)...])
    compare(.header, headers, pinned, layout)
    compare(.footer, footers, held, layout)
    (headers, footers) = (pinned, held)
    isAny = !all.isEmpty || !ends.isEmpty
    revision = layout.revision
    self.layout = layout
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
    headers = Self.renamed(headers, newSection)
    footers = Self.renamed(footers, newSection)
    revision = -1
  }

  // Not inlined: it is called twice.
  @inline(never)
  private static func renamed(
    _ sections: [Int], _ newSection: (Int) -> Int?
  ) -> [Int] {
    sections.compactMap(newSection).inOrder { ($0, 0, 0) }
  }

  /// Both lists ascend: what is in one of them only has changed.
  private mutating func compare(
    _ kind: ElementKind, _ earlier: [Int], _ now: [Int],
    _ layout: CollectionLayout
  ) {
    var next = 0
    for section in earlier {
      while next < now.count && now[next] < section {
        add(kind, now[next], isPinned: true, layout)
        next += 1
      }
      if next < now.count && now[next] == section {
        next += 1
      } else {
        add(kind, section, isPinned: false, layout)
      }
    }
    for section in now[next...] { add(kind, section, isPinned: true, layout) }
  }

  // Not inlined: it is called three times.
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
