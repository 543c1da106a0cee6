/// The sections of a layout on their way to another breadth.
///
/// Nothing of the layout changes before all of them fit.
struct Resizing {
  private(set) var sections: [Section]
  /// The number of items that had to be placed again.
  private(set) var placed = 0
  private(set) var warnings: [LayoutWarning] = []
  private var space: ContentSpace
  private let start: Fixed

  init(from layout: CollectionLayout, breadth: Double) {
    sections = layout.sections
    space = layout.space
    space.breadth = breadth
    start = layout.contentHeader
  }

  /// Brings all sections to the new breadth.
  mutating func run() throws(LayoutError) {
    var end = start
    for index in sections.indices {
      let old = sections[index]
      guard let box = SectionBox(old.box.style, in: space) else {
        throw .styleOutOfRange(section: index)
      }
      var clamped = ClampedItems()
      let (body, fault) = old.body(
        for: box, limit: box.room(behind: end), clamped: &clamped)
      if let fault { throw fault.error(section: index) }
      let section = Section(box: box, body: body, start: end)
      guard section.end < Fixed.longestContent else {
        throw .contentTooLong(section: index)
      }
      if !body.isSame(as: old.body) { placed += body.count }
      if box.lanes.clamped && !old.box.lanes.clamped {
        warnings.append(.laneCountClamped(section: index))
      }
      end = section.end
      sections[index] = section
    }
  }
}
