/// The headers and footers that are to be pinned, in order of sections.
struct PinIndex {
  struct Entry {
    var section: Int
    /// The lengths of the pinned ones before.
    var before: Fixed
  }

  private(set) var headers: [Entry] = []
  private(set) var footers: [Entry] = []
  /// The lengths of all.
  private var headerLength = Fixed.zero
  private(set) var footerLength = Fixed.zero

  /// Collects what sections have opted in, from one on: those before are
  /// collected already.
  ///
  /// - Complexity: O(sections from that on).
  mutating func collect(_ sections: [Section], from first: Int) {
    // Where those from there on begin, the first of them says.
    while let last = headers.last, last.section >= first {
      headerLength = headers.removeLast().before
    }
    while let last = footers.last, last.section >= first {
      footerLength = footers.removeLast().before
    }
    for index in first..<max(first, sections.count) {
      let (header, footer) = sections[index].box.pinnedLengths
      if header > .zero {
        headers.append(Entry(section: index, before: headerLength))
        headerLength = headerLength + header
      }
      if footer > .zero {
        footers.append(Entry(section: index, before: footerLength))
        footerLength = footerLength + footer
      }
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
