import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Scrolling to an item")
struct AlignmentTests {
  @Test("An item stands at the start, in the middle or at the end")
  func plain() throws {
    for (axis, direction) in CollectionLayout.ways {
      let host = RecordingHost(try .strip(of: 20, axis, direction))
      host.engine.contentInsets = OffsetTests.insets
      let reading = Reading(host.engine.layout)
      // Item 10 rests from 1,000 to 1,100; 30 to 350 of 400 are uncovered.
      for (alignment, scrolled) in [
        (ScrollAlignment.start, 970), (.center, 860), (.end, 750),
      ] as [(ScrollAlignment, Double)] {
        let id = ElementID(kind: .item, section: 0, item: 10)
        #expect(
          host.engine.offset(showing: id, at: alignment)
            == reading.offset(scrolled: scrolled), "\(axis) \(direction)")
      }
    }
  }

  @Test("The nearest place is where the least scrolling shows all of an item")
  func nearest() throws {
    for (axis, direction) in CollectionLayout.ways {
      let host = RecordingHost(try .strip(of: 20, axis, direction))
      host.engine.contentInsets = OffsetTests.insets
      let reading = Reading(host.engine.layout)
      // From 500 on, what is uncovered reaches from 530 to 850.
      host.engine.update(
        offset: reading.offset(scrolled: 500), at: 0, host: host)
      for (item, scrolled) in [
        (2, 170), (5, 470), (6, 500), (7, 500), (8, 550), (12, 950),
        // The content ends.
        (0, -30), (19, 1_650),
      ] as [(Int, Double)] {
        let id = ElementID(kind: .item, section: 0, item: item)
        #expect(
          host.engine.offset(showing: id, at: .nearest)
            == reading.offset(scrolled: scrolled),
          "\(axis) \(direction) \(item)")
      }
    }
  }

  @Test("The content's ends limit every alignment")
  func ends() throws {
    let host = RecordingHost(try .strip(of: 20, .vertical, .leftToRight))
    let first = ElementID(kind: .item, section: 0, item: 0)
    let last = ElementID(kind: .item, section: 0, item: 19)
    for alignment in [ScrollAlignment.center, .end, .start] {
      #expect(host.engine.offset(showing: first, at: alignment) == .zero)
      #expect(
        host.engine.offset(showing: last, at: alignment)
          == LayoutPoint(x: 0, y: 1_600))
    }
  }

  @Test("An item longer than the viewport goes to its start, if any place does")
  func longItem() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 50, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .list), lengths: [500, 900, 500])
    let engine = CollectionEngine<RecordingHost>(layout: layout)
    let id = ElementID(kind: .item, section: 0, item: 1)
    let table: [(ScrollAlignment, Double)] = [
      (.start, 500), (.center, 750), (.end, 1_000),
    ]
    for (alignment, y) in table {
      #expect(
        engine.offset(showing: id, at: alignment) == LayoutPoint(x: 0, y: y))
    }
  }

  @Test("Content that is drawn past its start goes back for what is in view")
  func nearestPastStart() throws {
    let host = RecordingHost(try .strip(of: 20, .vertical, .leftToRight))
    host.engine.update(offset: LayoutPoint(x: 0, y: -30), at: 0, host: host)
    let id = ElementID(kind: .item, section: 0, item: 1)
    host.engine.scroll(to: id, at: .nearest, time: 0, host: host)
    #expect(host.engine.offset == .zero)
  }

  @Test("The nearest place of a long item is where it alone shows, as in CSS")
  func nearestOfLong() throws {
    for (axis, direction) in CollectionLayout.ways {
      // It rests from 500 to 1,400; 30 to 350 of 400 are uncovered.
      for (from, to) in [
        (0, 470), (469, 470), (470, 470), (700, 700), (1_050, 1_050),
        (1_051, 1_050), (1_400, 1_050),
      ] as [(Double, Double)] {
        let host = RecordingHost(
          try .strip(lengths: [500, 900, 500], axis, direction))
        host.engine.contentInsets = OffsetTests.insets
        let reading = Reading(host.engine.layout)
        let id = ElementID(kind: .item, section: 0, item: 1)
        host.engine.update(
          offset: reading.offset(scrolled: from), at: 0, host: host)
        #expect(
          host.engine.offset(showing: id, at: .nearest)
            == reading.offset(scrolled: to), "\(axis) \(direction) \(from)")
        host.engine.scroll(to: id, at: .nearest, time: 0, host: host)
        #expect(
          host.engine.offset == reading.offset(scrolled: to),
          "\(axis) \(direction) \(from)")
        #expect((host.engine.scrollTarget == nil) == (from == to), "\(from)")
      }
    }
  }

  @Test("What does not exist is not scrolled to")
  func missing() throws {
    let host = RecordingHost(try .strip(of: 20, .vertical, .leftToRight))
    for id in [
      ElementID(kind: .item, section: 0, item: 20),
      ElementID(kind: .item, section: 0, item: -1),
      ElementID(kind: .item, section: 1), ElementID(kind: .item, section: -1),
      ElementID(kind: .header, section: 0), .contentHeader,
    ] {
      #expect(host.engine.offset(showing: id, at: .start) == nil)
    }
  }

  @Test("Headers of 40 and footers of 20 do not cover an item, by hand")
  func heldBars() throws {
    // Sections of 40 + 5 * 100 + 20 = 560 points, in a viewport of 400.
    let table: [(PinMode, ScrollAlignment, Double)] = [
      // Item 2 of section 3 rests at 3 * 560 + 40 + 200 = 1,920.
      (.section, .start, 1_880), (.untilNext, .start, 1_880),
      (.stacked, .start, 1_760),
      // It ends at 2,020; footers of sections 3, 4 and 5 are held below it.
      (.section, .end, 1_640), (.untilNext, .end, 1_640),
      (.stacked, .end, 1_680),
    ]
    for (mode, alignment, y) in table {
      let engine = CollectionEngine<RecordingHost>(
        layout: try PinnedSections.layout(
          count: 6, lengths: Array(repeating: 100, count: 5), mode: mode))
      let id = ElementID(kind: .item, section: 3, item: 2)
      #expect(
        engine.offset(showing: id, at: alignment) == LayoutPoint(x: 0, y: y),
        "\(mode) \(alignment)")
    }
  }

  @Test("What is held makes way for a header or footer of its kind, by hand")
  func alignedBars() throws {
    let header = ElementID(kind: .header, section: 3)
    let footer = ElementID(kind: .footer, section: 3)
    let table: [(PinMode, ElementID, ScrollAlignment, Double)] = [
      // Section 3 goes from 1,680 to 2,240, in a viewport of 400.
      (.section, header, .start, 1_680), (.untilNext, header, .start, 1_680),
      (.stacked, header, .start, 1_560),
      (.section, footer, .end, 1_840), (.untilNext, footer, .end, 1_840),
      (.stacked, footer, .end, 1_880),
    ]
    for (mode, id, alignment, y) in table {
      let engine = CollectionEngine<RecordingHost>(
        layout: try PinnedSections.layout(
          count: 6, lengths: Array(repeating: 100, count: 5), mode: mode))
      #expect(
        engine.offset(showing: id, at: alignment) == LayoutPoint(x: 0, y: y),
        "\(mode) \(id)")
    }
  }

  @Test(
    "No held header or footer covers an item that was scrolled to",
    arguments: [PinMode.section, .stacked, .untilNext])
  func uncovered(mode: PinMode) throws {
    for (axis, direction) in CollectionLayout.ways {
      for insets in [Insets.zero, OffsetTests.insets] {
        for pins in PinnedSections.choices {
          let layout = try PinnedSections.layout(
            count: 4, lengths: [70, 0, 120, 40, 90], mode: mode, pins: pins,
            axis: axis, direction: direction)
          let sections = PinnedSections(layout, insets: insets)
          let failure = sections.firstCovered()
          #expect(
            failure == nil, "\(axis) \(direction) \(insets.top) \(pins)")
        }
      }
    }
  }
}
