import SeededRandom
import Testing
import WaterflowLayout

@Suite("Every small change at every border")
struct EditCubeTests {
  static let modes: [SectionMode] = [
    .list, .flow(), .flow(distribution: .trailing, alignment: .bottom),
    .waterfall(lanes: .fixed(3)),
    .waterfall(lanes: .fixed(2), assignment: .stable),
    .waterfall(lanes: .fixed(2), assignment: .seen),
    .waterfall(lanes: .fixed(3), order: .roundRobin),
    .waterfall(lanes: .fixed(3), order: .roundRobinReversed),
    .waterfall(lanes: .fixed(3), order: .readingOrder(tolerance: 0)),
    .waterfall(
      lanes: .fixed(3), order: .readingOrder(tolerance: 9),
      assignment: .stable),
    .waterfall(lanes: .fixed(17), assignment: .stable),
    .waterfall(lanes: .fixed(3), order: .given),
    .waterfall(lanes: .fixed(1), order: .given, assignment: .seen),
    .justified(JustifiedRows(rowHeight: 7)),
    .justified(
      JustifiedRows(rowHeight: 7, breaking: .balanced, lastRow: .previous)),
    .justified(
      JustifiedRows(rowHeight: 7, breaking: .even, lastRow: .justified)),
  ]

  /// Around the borders of chunks and blocks, of 32 and 512 items.
  private static let places = [0, 1, 255, 511, 512, 1_099, 1_100]

  @Test("One change equals the reference", arguments: modes)
  func oneChange(mode: SectionMode) throws {
    let lengths = [0.0, 8, 8, 12]
    let sizes = (0..<1_100).map {
      ItemSize(
        width: 20 + Double($0 % 3), height: lengths[$0 * $0 % 4],
        span: $0 % 47 == 0 ? 3 : 1, lane: $0 * $0 % 5 - 1)
    }
    for hasSpans in [false, true] {
      let style = SectionStyle(
        mode: mode, itemAlignment: hasSpans ? .trailing : .filled)
      let items = sizes.map {
        ItemSize(
          width: $0.width, height: $0.height, span: hasSpans ? $0.span : 1,
          lane: $0.lane)
      }
      // The reference lays the beginning out once for all changes.
      var start = EditModel(try Self.shape(style, items))
      start.markSeen(through: 700, in: 0)
      _ = start.layOut()
      for place in Self.places {
        for count in [1, 3, 513] {
          for length in [0.0, 8] {
            let new = ItemSize(width: 20, height: length, lane: 2)
            if let problem = try problem(start, place, count, new) {
              Issue.record(
                "\(count) of \(new) at \(place), spans \(hasSpans): \(problem)")
              return
            }
          }
        }
      }
    }
  }

  /// Inserts items, or gives one another size and removes some, and compares.
  private func problem(
    _ start: EditModel, _ place: Int, _ count: Int, _ new: ItemSize
  ) throws -> String? {
    var model = start
    let layout = try model.shape.layout { _ in false }
    layout.markSeen(throughItem: 700, inSection: 0)
    let items = model.shape.sections[0].items.count
    let path = ItemPath(section: 0, item: place)
    try layout.insertItems(at: path, count: count) { _ in new }
    model.insert(Array(repeating: new, count: count), at: path)
    while layout.layOutMore(.max) {}
    if let problem = difference(layout, model.layOut()) {
      return "inserted: \(problem)"
    }
    guard place < items else { return nil }
    let end = min(place + 2 * count, items)
    try layout.removeItems(place..<end, inSection: 0)
    model.remove(place..<end, in: 0)
    while layout.layOutMore(.max) {}
    if let problem = difference(layout, model.layOut()) {
      return "removed: \(problem)"
    }
    let last = model.shape.sections[0].items.count - 1
    let late = ItemPath(section: 0, item: min(place, last))
    try layout.setSize(new, ofItem: late)
    model.shape.sections[0].items[late.item] = new
    while layout.layOutMore(.max) {}
    return difference(layout, model.layOut()).map { "resized: \($0)" }
  }

  private static func shape(
    _ style: SectionStyle, _ items: [ItemSize]
  ) throws -> RandomShape {
    var random = SplitMix64(seed: 1)
    var shape = RandomShape(&random)
    shape.viewport = LayoutSize(width: 100, height: 100)
    shape.axis = .vertical
    shape.direction = .leftToRight
    shape.scale = 0
    (shape.contentHeader, shape.minimumContentLength) = (0, 0)
    shape.sections = [NaiveSection(style: style, items: items)]
    return shape
  }
}
