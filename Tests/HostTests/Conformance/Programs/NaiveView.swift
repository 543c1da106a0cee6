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
  /// The names of the selected items.
  var selected: Set<String> = []
  private var made = 0

  init(_ setting: Setting) {
    sections = []
    lengths = [:]
    width = setting.width
    height = setting.height
    inset = setting.inset
  }

  /// Makes an item of any length.
  mutating func name(_ random: inout SplitMix64) -> String {
    made += 1
    let name = "n\(made)"
    lengths[name] = Double(random.int(20...180))
    return name
  }

  /// Makes a section of so many items.
  mutating func section(
    _ count: Int, _ random: inout SplitMix64
  ) -> App.Section {
    App.Section(
      items: (0..<count).map { _ in name(&random) },
      lanes: random.chance(50) ? 1 : 2, header: random.chance(50) ? 30 : 0)
  }

  /// Where all items are in the content, by name, and how long that is.
  var frames: (items: [(name: String, frame: LayoutRect)], length: Double) {
    var items: [(name: String, frame: LayoutRect)] = []
    var start = 0.0
    for section in sections {
      start += section.header
      let breadth = width / Double(section.lanes)
      var ends = Array(repeating: start, count: section.lanes)
      for name in section.items {
        var lane = 0
        for other in ends.indices where ends[other] < ends[lane] {
          lane = other
        }
        let length = lengths[name] ?? 100
        items.append(
          (
            name,
            LayoutRect(
              x: Double(lane) * breadth, y: ends[lane], width: breadth,
              height: length)
          ))
        ends[lane] += length
      }
      start = ends.reduce(start) { max($0, $1) }
    }
    return (items, start)
  }

  /// The nearest offset that can be scrolled to.
  func clamped(_ offset: Double) -> Double {
    min(max(offset, -inset), max(-inset, frames.length - height))
  }

  var selectedInOrder: [String] {
    sections.flatMap(\.items).filter { selected.contains($0) }
  }

  /// The item at a place of the viewport.
  func item(atX x: Double, y: Double, offset: Double) -> String? {
    frames.items.first { _, frame in
      frame.x <= x && x < frame.x + frame.width
        && frame.y <= y + offset && y + offset < frame.y + frame.height
    }?.name
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
      frame.y -= offset
      let seen = shown.removeValue(forKey: name)
      if let seen, !seen.isNear(frame, within: 0.01) {
        return "\(name) is at \(seen), not at \(frame)"
      }
      // What only touches the edge may be there or not.
      let isInView = frame.y < height - 0.01 && frame.y + frame.height > 0.01
      if seen == nil, isInView { return "\(name) at \(frame) has no cell" }
    }
    return shown.keys.sorted().first.map { "\($0) is shown, and is not there" }
  }
}
