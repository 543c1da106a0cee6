import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Cells on their way")
struct EnteringCellTests {
  @Test("What was far behind comes from behind, whatever the direction")
  func fromBehind() throws {
    for (axis, direction) in CollectionLayout.ways {
      let layout = try CollectionLayout.strip(of: 100, axis, direction)
      let host = RecordingHost(layout, allowsRenaming: true)
      let engine = host.engine
      engine.update(offset: engine.startOffset, at: 0, host: host)
      try host.apply(animated: true) {
        $0.deleteItems(at: RecordingHost.paths(0..<50))
      }
      let enters = (host.plays.first ?? []).filter { $0.phase == .enters }
      #expect(enters.count == 4)
      for step in enters {
        // A viewport's length behind what is in view, as the content is now.
        #expect(
          layout.axisSpan(of: step.from).lower == 800, "\(axis) \(direction)")
      }
    }
  }

  @Test("What was far before comes from before")
  func fromBefore() throws {
    for (axis, direction) in CollectionLayout.ways {
      let layout = try CollectionLayout.strip(of: 100, axis, direction)
      let host = RecordingHost(layout, allowsRenaming: true)
      let engine = host.engine
      engine.update(
        offset: layout.offset(at: 5_000), at: 0, host: host)
      try host.apply(animated: true) {
        $0.deleteItems(at: RecordingHost.paths(45..<100))
      }
      let enters = (host.plays.first ?? []).filter { $0.phase == .enters }
      #expect(enters.count == 4)
      let start = layout.axisSpan(of: engine.viewport.rect).lower
      for step in enters {
        #expect(
          layout.axisSpan(of: step.from).upper == start - 400,
          "\(axis) \(direction)")
      }
    }
  }

  @Test("Items that move in from afar come from where each was")
  func moves() throws {
    let host = RecordingHost(
      try CollectionLayout.column(of: 100), allowsRenaming: true)
    host.scroll(to: 0)
    try host.apply(animated: true) {
      for (from, to) in [(90, 0), (80, 1), (95, 2)] {
        $0.moveItem(
          from: ItemPath(section: 0, item: from),
          to: ItemPath(section: 0, item: to))
      }
    }
    let enters = (host.plays.first ?? []).filter { $0.phase == .enters }
    #expect(enters.map(\.from.y).sorted() == [8_000, 9_000, 9_500])
  }

  @Test("A cell that goes out of view is told its new name")
  func renamed() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .list),
      lengths: [0] + Array(repeating: 100, count: 19))
    let host = RecordingHost(layout, allowsRenaming: true)
    host.engine.anchorsToEnd = true
    host.scroll(to: 1_500)
    let before = (16..<20).map { host.cell(showing: $0) }
    try host.apply(animated: true) {
      $0.deleteItems(at: RecordingHost.paths(0..<1))
      $0.insertItems(at: RecordingHost.paths(19..<22))
    }
    #expect(host.engine.offset.y == 1_800)
    #expect((15..<19).map { host.cell(showing: $0) } == before)
    #expect(host.violation == nil)
  }
}
