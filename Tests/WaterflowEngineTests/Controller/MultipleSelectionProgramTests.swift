import SeededRandom
import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Selecting by a drag, by chance")
struct MultipleSelectionProgramTests {
  /// What is to be selected, by looking at every item.
  private struct NaiveDrag {
    var before: Set<ItemPath>
    var start: ItemPath
    var anchor: LayoutPoint
    var modifier: RangeSelection.Modifier?

    func selection(
      at point: LayoutPoint, _ frames: [(path: ItemPath, frame: LayoutRect)],
      _ refusals: Set<String>
    ) -> Set<ItemPath> {
      let rect = LayoutRect(
        x: min(point.x, anchor.x), y: min(point.y, anchor.y),
        width: max(abs(point.x - anchor.x), 1),
        height: max(abs(point.y - anchor.y), 1))
      let end = frames.first { $0.frame.contains(point) }?.path ?? start
      let (low, high) = (min(start, end), max(start, end))
      var selection = before
      if modifier == .plain { selection = [] }
      for (path, frame) in frames {
        let isCovered =
          modifier == nil
          ? low <= path && path <= high
          : frame.x < rect.maxX && frame.maxX > rect.x
            && frame.y < rect.maxY && frame.maxY > rect.y
        guard isCovered else { continue }
        let was = before.contains(path)
        let wants =
          switch modifier {
          case nil: !before.contains(start)
          case .toggle: !was
          default: true
          }
        let question = "\(wants ? "select" : "deselect") \(path.item)?"
        let isRefused = wants != was && refusals.contains(question)
        if isRefused ? was : wants {
          selection.insert(path)
        } else {
          selection.remove(path)
        }
      }
      return selection
    }
  }

  @Test("Whatever is dragged, what is selected is right")
  func byChance() throws {
    let problem = try firstFailure(0..<(wantedPrograms ?? 60)) {
      try program(&$0)
    }
    #expect(problem == nil)
  }

  private func program(_ random: inout SplitMix64) throws -> String? {
    let counts = [Int.random(in: 1...40, using: &random), 0, 25]
    let surface = try RecordingSurface(rows: counts)
    defer { surface.end() }
    surface.style = SectionStyle(
      mode: .waterfall(lanes: .fixed(Int.random(in: 1...4, using: &random))),
      lineSpacing: 3, interitemSpacing: 5)
    for (section, count) in counts.enumerated() {
      surface.told[section] = (0..<count).map { _ in
        Double(Int.random(in: 20...160, using: &random))
      }
    }
    surface.reload()
    let selection = SelectionFeature(surface.controller)
    selection.allowsMultipleSelection = true
    let feature = MultipleSelectionFeature(
      surface.controller, selection, DraggedCells())
    let arena = surface.controller.requireTouches().arena
    let layout = surface.engine.layout
    var frames: [(path: ItemPath, frame: LayoutRect)] = []
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let path = ItemPath(section: section, item: item)
        frames.append((path, try #require(layout.frame(ofItem: path))))
      }
    }

    /// A place on an item, out of the zones that scroll by themselves.
    func place() -> LayoutPoint {
      while true {
        let location = LayoutPoint(
          x: Double(Int.random(in: 0..<400, using: &random)) + 0.5,
          y: Double(Int.random(in: 70..<330, using: &random)) + 0.5)
        let point = LayoutPoint(
          x: location.x, y: location.y + surface.engine.offset.y)
        if frames.contains(where: { $0.frame.contains(point) }) {
          return location
        }
      }
    }
    func inContent(_ location: LayoutPoint) -> LayoutPoint {
      LayoutPoint(x: location.x, y: location.y + surface.engine.offset.y)
    }
    func tell(_ location: LayoutPoint) -> PointerSample {
      PointerSample(position: location, time: surface.now)
    }

    for _ in 0..<12 {
      surface.refusals = []
      for item in 0..<40 where Int.random(in: 0..<6, using: &random) == 0 {
        surface.refusals.insert(
          "\(Bool.random(using: &random) ? "" : "de")select \(item)?")
      }
      let furthest = max(layout.contentLength - 400, 0)
      surface.controller.scroll(
        to: LayoutPoint(
          x: 0, y: Double.random(in: 0...furthest, using: &random)))
      let isFinger = Bool.random(using: &random)
      let modifier: RangeSelection.Modifier = [.plain, .toggle, .extend, .add][
        Int.random(in: 0..<4, using: &random)]
      let begin = place()
      let anchor = inContent(begin)
      let start = try #require(
        frames.first { $0.frame.contains(anchor) }?.path)
      let before = selection.selectedItems
      let drag = NaiveDrag(
        before: Set(before), start: start, anchor: anchor,
        modifier: isFinger ? nil : modifier)
      arena.began(tell(begin), isFinger ? .touch : .mouse, modifier)
      if isFinger {
        surface.wait(600)
        arena.elapsed(at: surface.now)
      }
      var location = begin
      for step in 0..<Int.random(in: 1...6, using: &random) {
        if step > 0, Int.random(in: 0..<3, using: &random) == 0 {
          surface.controller.scroll(
            to: LayoutPoint(
              x: 0, y: Double.random(in: 0...furthest, using: &random)))
        }
        location = place()
        arena.moved(tell(location))
        guard arena.isClaimed else { continue }
        surface.frame()
        let wanted = drag.selection(
          at: inContent(location), frames, surface.refusals)
        if selection.selectedItems != wanted.sorted() {
          return "\(drag) at \(location): \(selection.selectedItems)"
        }
      }
      if Bool.random(using: &random), arena.isClaimed {
        let isTaken = surface.controller.obey(.escape)
        if !isTaken || selection.selectedItems != before {
          return "\(drag) given back: \(selection.selectedItems)"
        }
      } else {
        let held = selection.selectedItems
        let isDrag = arena.isClaimed
        arena.ended(tell(location))
        if isDrag, selection.selectedItems != held {
          return "\(drag) let go: \(selection.selectedItems)"
        }
      }
      surface.frame()
    }
    feature.isEnabled = false
    return nil
  }
}
