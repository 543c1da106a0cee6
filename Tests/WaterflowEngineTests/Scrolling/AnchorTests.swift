import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("The anchor")
struct AnchorTests {
  private func anchor(_ item: Int, _ distance: Double) -> ScrollAnchor {
    ScrollAnchor(
      element: ElementID(kind: .item, section: 0, item: item),
      distance: distance)
  }

  @Test("is the first item in view and its distance from the uncovered start")
  func first() throws {
    for (axis, direction) in CollectionLayout.ways {
      for (inset, scrolled, expected) in [
        (0, 250, anchor(2, -50)), (0, 300, anchor(3, 0)),
        (0, 0.5, anchor(0, -0.5)),
        // What shows only under the inset is not in view.
        (30, 250, anchor(2, -80)), (30, 270, anchor(3, 0)),
        (30, 260, anchor(2, -90)), (30, -10, anchor(0, -20)),
      ] as [(Double, Double, ScrollAnchor)] {
        let host = RecordingHost(try .strip(of: 10, axis, direction))
        host.engine.contentInsets = Insets(
          top: inset, left: inset, bottom: 9, right: 9)
        // Cells around the viewport are not in view either.
        host.engine.overscan = 200
        let reading = Reading(host.engine.layout)
        host.engine.update(
          offset: reading.offset(scrolled: scrolled), at: 0, host: host)
        #expect(host.engine.anchor == expected, "\(axis) \(direction)")
      }
    }
  }

  @Test("is none at the start, before it, and without items")
  func none() throws {
    for (axis, direction) in CollectionLayout.ways {
      let host = RecordingHost(try .strip(of: 10, axis, direction))
      host.engine.contentInsets = Insets(30)
      let reading = Reading(host.engine.layout)
      for scrolled in [-30, -31, -1_000, 5_000] as [Double] {
        host.engine.update(
          offset: reading.offset(scrolled: scrolled), at: 0, host: host)
        #expect(host.engine.anchor == nil, "\(axis) \(scrolled)")
      }
      let empty = RecordingHost(try .strip(of: 0, axis, direction))
      empty.engine.update(offset: LayoutPoint(x: 5, y: 5), at: 0, host: empty)
      #expect(empty.engine.anchor == nil)
    }
  }

  @Test("keeps an item in place in another layout, as far as that goes")
  func replaced() throws {
    for (axis, direction) in CollectionLayout.ways {
      let host = RecordingHost(try .strip(of: 10, axis, direction))
      let engine = host.engine
      engine.contentInsets = Insets(
        top: 30, left: 30, bottom: 50, right: 50)
      let before = Reading(engine.layout)
      engine.update(
        offset: before.offset(scrolled: 250), at: 0, host: host)
      let anchor = engine.anchor
      #expect(anchor == self.anchor(2, -80))

      // Items of 150: item 2 rests at 300.
      let longer = try CollectionLayout.strip(
        of: 10, length: 150, axis, direction)
      #expect(
        engine.offset(keeping: anchor, in: longer)
          == Reading(longer).offset(scrolled: 350))
      // Item 2 is the last: it rests at 200, and the content ends at 300, so
      // that there is nothing to scroll but the insets.
      let shorter = try CollectionLayout.strip(of: 3, axis, direction)
      let least = Reading(shorter).range(engine.contentInsets).lowerBound
      #expect(
        Reading(shorter).along(engine.offset(keeping: anchor, in: shorter))
          == least)
      // Item 2 is gone, so the offset stays as far as the content allows.
      let shortest = try CollectionLayout.strip(of: 2, axis, direction)
      #expect(
        engine.offset(keeping: anchor, in: shortest)
          == engine.clamped(engine.offset, in: shortest))
      #expect(
        engine.offset(keeping: nil, in: longer) == engine.offset)
      #expect(engine.offset(keeping: anchor) == engine.offset)
    }
  }

  @Test("holds when other insets cover the viewport")
  func insets() throws {
    for (axis, direction) in CollectionLayout.ways {
      let host = RecordingHost(try .strip(of: 20, axis, direction))
      let engine = host.engine
      let reading = Reading(engine.layout)
      engine.update(
        offset: reading.offset(scrolled: 250), at: 0, host: host)
      // Item 2 begins 50 before the start, and so it does under 64 of cover.
      var offset = try engine.resize(
        to: engine.layout.viewport,
        contentInsets: Insets(top: 64, left: 64, bottom: 7, right: 7))
      #expect(offset == reading.offset(scrolled: 186))
      engine.update(offset: offset, at: 0, host: host)
      offset = try engine.resize(
        to: engine.layout.viewport, contentInsets: .zero)
      #expect(offset == reading.offset(scrolled: 250))
      // Who is at the start stays there.
      engine.update(offset: engine.startOffset, at: 0, host: host)
      offset = try engine.resize(
        to: engine.layout.viewport, contentInsets: Insets(20))
      #expect(offset == reading.offset(scrolled: -20))
    }
  }

  @Test("Read from the right, the right edge keeps its distance")
  func rightEdge() throws {
    let layout = try CollectionLayout.strip(
      of: 20, .horizontal, .rightToLeft)
    let host = RecordingHost(layout)
    let engine = host.engine
    // 1,250 to 1,650 of 2,000: item 3, from 1,600 to 1,700, is the first.
    engine.update(offset: LayoutPoint(x: 1_250, y: 0), at: 0, host: host)
    var offset = try engine.resize(to: LayoutSize(width: 300, height: 50))
    #expect(offset == LayoutPoint(x: 1_350, y: 0))
    engine.update(offset: offset, at: 0, host: host)
    offset = try engine.resize(to: LayoutSize(width: 1_000, height: 50))
    #expect(offset == LayoutPoint(x: 650, y: 0))
    // At the start, and dragged beyond it, the start is kept.
    for x in [1_000, 1_040] as [Double] {
      _ = try engine.resize(to: LayoutSize(width: 1_000, height: 50))
      engine.update(offset: LayoutPoint(x: x, y: 0), at: 0, host: host)
      offset = try engine.resize(to: LayoutSize(width: 500, height: 50))
      #expect(offset == LayoutPoint(x: 1_500, y: 0))
    }
  }

  @Test("A refused viewport leaves insets and layout as they were")
  func refused() throws {
    let host = RecordingHost(try .strip(of: 20, .vertical, .leftToRight))
    host.scroll(to: 250)
    let before = host.engine.viewport
    #expect(throws: LayoutError.viewportOutOfRange) {
      try host.engine.resize(
        to: LayoutSize(width: .infinity, height: 1), contentInsets: Insets(9))
    }
    #expect(host.engine.viewport == before)
  }

  @Test("In random layouts the first item stays where it is on screen")
  func random() throws {
    var moved = 0
    let failure = try firstFailure(0..<400) { random in
      try AnchorProgram(&random).run(&random, &moved)
    }
    #expect(failure == nil)
    #expect(moved > 50, "hardly any program moved its first item")
  }
}
