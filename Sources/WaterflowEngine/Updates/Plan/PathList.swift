import WaterflowLayout

/// Paths that changes name, ascending, so grouped by section.
struct PathList: Equatable, Sendable {
  private(set) var list = SlotList()
  /// The sections that occur, ascending, and where the items of each begin.
  private(set) var sections: [Int] = []
  private var starts: [Int] = []

  // Not inlined: several lists are made.
  @inline(never)
  mutating func append(_ path: ItemPath, move: Int) {
    if sections.last != path.section {
      sections.append(path.section)
      starts.append(list.slots.count)
    }
    list.append(path.item, move: move)
  }

  /// Returns the part of `list` that belongs to the n-th section that occurs.
  func range(ofGroup group: Int) -> Range<Int> {
    let end =
      group + 1 < starts.count ? starts[group + 1] : list.slots.count
    return starts[group]..<end
  }

  /// Returns the part of `list` that belongs to a section.
  ///
  /// - Complexity: O(log of the sections that occur).
  func range(of section: Int) -> Range<Int> {
    let group = partition(sections.count) { sections[$0] >= section }
    guard group < sections.count, sections[group] == section else {
      return 0..<0
    }
    return range(ofGroup: group)
  }

  /// Returns what becomes of an item whose section goes on as another.
  func fate(
    of item: Int, inSection section: Int, entering other: PathList,
    section otherSection: Int
  ) -> (fate: SlotList.Fate, run: Int) {
    SlotList.fate(
      of: item, leaving: list, range(of: section), entering: other.list,
      other.range(of: otherSection))
  }
}
