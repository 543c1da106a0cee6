/// The headers and footers that are to be pinned, in order of sections.
struct PinIndex {
  struct Entry {
    var section: Int
    /// The lengths of the pinned headers before, or of the footers behind.
    var stacked: Fixed
  }

  private(set) var headers: [Entry] = []
  private(set) var footers: [Entry] = []

  init() {}

  /// Collects what sections have opted in.
  ///
  /// - Complexity: O(sections).
  init(_ sections: [Section]) {
    var above = Fixed.zero
    var below = Fixed.zero
    for (index, section) in sections.enumerated() {
      let box = section.box
      if box.style.pinsHeader && box.header > .zero {
        headers.append(Entry(section: index, stacked: above))
        above = above + box.header
      }
      if box.style.pinsFooter && box.footer > .zero {
        footers.append(Entry(section: index, stacked: below))
        below = below + box.footer
      }
    }
    for index in footers.indices {
      let own = sections[footers[index].section].box.footer
      footers[index].stacked = below - footers[index].stacked - own
    }
  }

  /// The place of a section's header among the pinned ones, if it is one.
  func header(ofSection section: Int) -> Int? {
    PinIndex.place(of: section, in: headers)
  }

  /// The place of a section's footer among the pinned ones, if it is one.
  func footer(ofSection section: Int) -> Int? {
    PinIndex.place(of: section, in: footers)
  }

  /// The number of entries whose section is before another.
  static func count(before section: Int, in entries: [Entry]) -> Int {
    partition(entries.count) { entries[$0].section >= section }
  }

  private static func place(of section: Int, in entries: [Entry]) -> Int? {
    let place = count(before: section, in: entries)
    guard place < entries.count && entries[place].section == section else {
      return nil
    }
    return place
  }
}
