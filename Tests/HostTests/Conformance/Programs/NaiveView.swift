import SeededRandom
import WaterflowLayout

/// What a view has to show, by plain arrays and sums.
struct NaiveView {
  var sections: [App.Section]
  var lengths: [String: Double]
  var width: Double
  var height: Double
  /// What covers the viewport's start.
  var inset: Double
  let isVertical: Bool
  /// So little of an item at an edge may have no cell.
  var slack = 0.01
  /// So much of the viewport's end may not be seen.
  var hidden = 0.0
  /// Whether the content is always so long that the header of a section can be
  /// held at the start.
  var heldSection: Int?
  /// How long the content is at least.
  var minimumLength = 0.0
  /// Whether lanes begin at the right.
  let isMirrored: Bool
  /// The name of the item that is to stay where it is.
  var anchored: String?
  /// The name of the item that has the focus and keeps it through an update.
  var focused: String?
  /// The names of the selected items.
  var selected: Set<String> = []
  private var made = 0

  init(_ setting: Setting) {
    sections = []
    lengths = [:]
    width = setting.width
    height = setting.height
    inset = setting.inset
    isVertical = setting.axis == .vertical
    isMirrored = setting.direction == .rightToLeft
    for (name, length) in setting.measured { lengths[name] = length }
  }

  /// Makes an item of any length.
  mutating func name(_ random: inout SplitMix64) -> String {
    made += 1
    let name = "n\(made)"
    // What cells measure is known before.
    lengths[name] = lengths[name] ?? Double(random.int(20...180))
    return name
  }

  /// Makes a section of so many items.
  mutating func section(
    _ count: Int, _ random: inout SplitMix64, isPlain: Bool = false
  ) -> App.Section {
    App.Section(
      items: (0..<count).map { _ in name(&random) },
      lanes: isPlain || random.chance(50) ? 1 : 2,
      header: !isPlain && random.chance(50) ? 30 : 0,
      footer: !isPlain && random.chance(30) ? 25 : 0,
      pinsFooter: random.chance(50),
      hasBackground: !isPlain && random.chance(20))
  }

  /// The extents of the viewport along and across the scroll axis.
  var extent: Double { isVertical ? height : width }
  private var breadth: Double { isVertical ? width : height }

  /// Where all items are in the content, by name, and how long that is.
  var frames: (items: [(name: String, frame: LayoutRect)], length: Double) {
    var items: [(name: String, frame: LayoutRect)] = []
    var start = 0.0
    var least = minimumLength
    for (number, section) in sections.enumerated() {
      if number == heldSection {
        least = max(least, start + extent - inset)
      }
      start += section.header
      let breadth = breadth / Double(section.lanes)
      var ends = Array(repeating: start, count: section.lanes)
      for name in section.items {
        var lane = 0
        for other in ends.indices where ends[other] < ends[lane] {
          lane = other
        }
        let length = lengths[name] ?? 100
        let across =
          Double(isMirrored ? section.lanes - 1 - lane : lane) * breadth
        items.append(
          (
            name,
            isVertical
              ? LayoutRect(
                x: across, y: ends[lane], width: breadth, height: length)
              : LayoutRect(
                x: ends[lane], y: across, width: length, height: breadth)
          ))
        ends[lane] += length
      }
      start = ends.reduce(start) { max($0, $1) } + section.footer
    }
    return (items, max(start, least))
  }

  /// The nearest offset that can be scrolled to.
  func clamped(_ offset: Double) -> Double {
    min(max(offset, -inset), max(-inset, frames.length - extent))
  }

  /// Where a frame begins in the viewport, and where it ends.
  func span(of frame: LayoutRect) -> (start: Double, end: Double) {
    isVertical
      ? (frame.y, frame.y + frame.height) : (frame.x, frame.x + frame.width)
  }

  /// Whether some of a frame is in the viewport.
  func shows(_ frame: LayoutRect) -> Bool {
    let span = span(of: frame)
    // What only touches the edge may be there or not.
    return span.start < extent - hidden - slack && span.end > slack
  }

  var selectedInOrder: [String] {
    sections.flatMap(\.items).filter { selected.contains($0) }
  }

  /// What is wrong with what cells show at an offset.
  func fault(of cells: [ShownCell], at offset: Double) -> String? {
    var shown: [String: LayoutRect] = [:]
    for cell in cells where cell.element.kind == .item {
      guard shown.updateValue(cell.frame, forKey: cell.name) == nil else {
        return "two cells show \(cell.name)"
      }
    }
    for (name, frame) in frames.items {
      var frame = frame
      if isVertical { frame.y -= offset } else { frame.x -= offset }
      let seen = shown.removeValue(forKey: name)
      if let seen, !seen.isNear(frame, within: 0.01) {
        return "\(name) is at \(seen), not at \(frame)"
      }
      if seen == nil, shows(frame) { return "\(name) at \(frame) has no cell" }
    }
    return shown.keys.sorted().first.map { "\($0) is shown, and is not there" }
  }
}
