import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("What stays in place through updates")
struct UpdateAnchorTests {
  private func host(_ count: Int = 100) throws -> RecordingHost {
    RecordingHost(try .column(of: count), allowsRenaming: true)
  }

  @Test("Items that come above the first visible one do not move it")
  func insertAbove() throws {
    let host = try host()
    host.scroll(to: 1_050)
    let cell = host.cell(showing: 10)
    let asked = host.asked.count
    let offset = try host.apply {
      $0.insertItems(at: RecordingHost.paths(0..<2))
    }
    #expect(offset == LayoutPoint(x: 0, y: 1_250))
    #expect(host.shownItems == [12, 13, 14, 15, 16])
    #expect(host.cell(showing: 12) == cell)
    #expect(host.asked.count == asked, "no cell is filled anew")
    #expect(host.violation == nil)
  }

  @Test("When the first visible item goes, the next keeps its distance")
  func firstDeleted() throws {
    let host = try host()
    host.scroll(to: 1_050)
    let offset = try host.apply {
      $0.deleteItems(at: RecordingHost.paths(8..<11))
    }
    // Item 11 began 50 below the edge; it is item 8 now, at 800.
    #expect(offset == LayoutPoint(x: 0, y: 750))
    #expect(host.shownItems == [7, 8, 9, 10, 11])
  }

  @Test("When all that is in view goes, what was above it stays above")
  func allVisibleDeleted() throws {
    let host = try host()
    host.scroll(to: 1_000)
    let offset = try host.apply {
      $0.deleteItems(at: RecordingHost.paths(9..<15))
      $0.insertItems(at: RecordingHost.paths(0..<3))
    }
    // Item 8 was at 800, 200 above the edge; it is item 11 now, at 1,100.
    #expect(offset == LayoutPoint(x: 0, y: 1_300))
    #expect(host.shownItems == [13, 14, 15, 16])
  }

  @Test("When all items before the view's end go, the next ones come into view")
  func everythingBeforeDeleted() throws {
    let host = try host()
    host.scroll(to: 1_000)
    let offset = try host.apply {
      $0.deleteItems(at: RecordingHost.paths(0..<20))
    }
    // Item 20 was at 2,000, 1,000 behind the edge: the start is as near as
    // the content allows.
    #expect(offset == .zero)
    #expect(host.shownItems == [0, 1, 2, 3])
  }

  @Test("Deleting everything leaves no cell, and the pool has them all")
  func everythingDeleted() throws {
    let host = try host(10)
    host.scroll(to: 300)
    let offset = try host.apply {
      $0.deleteItems(at: RecordingHost.paths(0..<10))
    }
    #expect(offset == .zero)
    #expect(host.shownItems == [])
    #expect(host.engine.pooledCells == 4)
    #expect(host.screen.contentSize == LayoutSize(width: 100, height: 0))
    try host.apply { $0.insertItems(at: RecordingHost.paths(0..<2)) }
    #expect(host.shownItems == [0, 1])
    #expect(host.made.count == 4)
    #expect(host.violation == nil)
  }

  @Test("At the start the view stays there, whatever a host has rounded")
  func atStart() throws {
    let host = try host()
    host.engine.contentInsets.top = 44.333
    host.scroll(to: -44)
    let offset = try host.apply {
      $0.insertItems(at: RecordingHost.paths(0..<1))
    }
    #expect(offset == LayoutPoint(x: 0, y: -44.333))
    #expect(host.asked.count == 5)
  }

  @Test("The start from right to left is the content's right end")
  func atStartMirrored() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 100), axis: .horizontal,
      direction: .rightToLeft)
    try layout.appendSection(
      SectionStyle(mode: .list), lengths: Array(repeating: 100, count: 10))
    let host = RecordingHost(layout, allowsRenaming: true)
    host.engine.update(offset: LayoutPoint(x: 600, y: 0), at: 0, host: host)
    #expect(host.shownItems == [0, 1, 2, 3])
    var offset = try host.apply {
      $0.insertItems(at: RecordingHost.paths(0..<2))
    }
    #expect(offset == LayoutPoint(x: 800, y: 0))
    #expect(host.shownItems == [0, 1, 2, 3])
    offset = try host.engine.resize(
      [(ItemPath(section: 0, item: 9), ItemSize(width: 150, height: 0))], at: 0,
      host: host)
    #expect(offset == LayoutPoint(x: 850, y: 0))
    host.engine.update(offset: LayoutPoint(x: 350, y: 0), at: 0, host: host)
    #expect(host.shownItems == [5, 6, 7, 8])
    offset = try host.apply { $0.deleteItems(at: RecordingHost.paths(0..<1)) }
    // All that follows the deleted item stays, counted from the left.
    #expect(offset == LayoutPoint(x: 350, y: 0))
    #expect(host.shownItems == [4, 5, 6, 7])
    #expect(host.violation == nil)
  }

  @Test("A view kept at the end follows it, and only from there")
  func anchorsToEnd() throws {
    let host = try host(10)
    host.engine.anchorsToEnd = true
    host.scroll(to: 600)
    #expect(
      try host.apply { $0.insertItems(at: RecordingHost.paths(10..<12)) }
        == LayoutPoint(x: 0, y: 800))
    // Beyond the end, as in a bounce, is at the end.
    host.scroll(to: 830)
    #expect(
      try host.apply { $0.insertItems(at: RecordingHost.paths(12..<13)) }
        == LayoutPoint(x: 0, y: 900))
    #expect(
      try host.engine.resize(
        [(ItemPath(section: 0, item: 12), ItemSize(width: 0, height: 250))],
        at: 0, host: host) == LayoutPoint(x: 0, y: 1_050))
    #expect(
      try host.engine.resize(to: LayoutSize(width: 100, height: 300))
        == LayoutPoint(x: 0, y: 1_150))
    host.scroll(to: 500)
    #expect(
      try host.apply { $0.insertItems(at: RecordingHost.paths(13..<14)) }
        == LayoutPoint(x: 0, y: 500))
  }

  @Test("Where the end is kept, what is read at the start stays")
  func startWhereTheEndIsKept() throws {
    let host = try host(10)
    host.engine.anchorsToEnd = true
    host.scroll(to: 0)
    // Nothing comes above what only has another size.
    let first = ItemPath(section: 0, item: 0)
    #expect(
      try host.engine.resize(
        [(first, ItemSize(width: 0, height: 150))], at: 0, host: host) == .zero)
    #expect(
      try host.apply { $0.insertItems(at: RecordingHost.paths(0..<3)) }
        == LayoutPoint(x: 0, y: 300))
    #expect(host.shownItems.first == 3)
  }

  @Test("Where the end is kept, the start is a place as any other")
  func anchorWhereTheEndIsKept() throws {
    let host = try host(10)
    host.scroll(to: 0)
    #expect(host.engine.anchor == nil)
    host.engine.anchorsToEnd = true
    #expect(host.engine.anchor?.element.path == ItemPath(section: 0, item: 0))
    #expect(host.engine.anchor?.distance == 0)
  }

  @Test("Content shorter than the viewport stays at the start")
  func shortContent() throws {
    let host = try host(2)
    host.scroll(to: 0)
    #expect(
      try host.apply { $0.insertItems(at: RecordingHost.paths(0..<1)) } == .zero
    )
    #expect(host.shownItems == [0, 1, 2])
  }

  @Test("An item that moves away does not take the view along")
  func movedAnchor() throws {
    let host = try host()
    host.scroll(to: 1_000)
    let offset = try host.apply {
      $0.moveItem(
        from: ItemPath(section: 0, item: 10), to: ItemPath(section: 0, item: 0))
    }
    // Item 11 stays, 100 below the edge, and so does its number.
    #expect(offset == LayoutPoint(x: 0, y: 1_000))
    #expect(host.shownItems == [10, 11, 12, 13])
  }

  @Test("What was scrolled to and has no cell is not followed")
  func targetWithoutCell() throws {
    let host = try host()
    host.answer = { host, element in
      element.id.item == 50 ? nil : host.dequeue(for: element)
    }
    host.scroll(to: 0)
    let target = ElementID(kind: .item, section: 0, item: 50)
    host.engine.scroll(to: target, at: .start, time: 0, host: host)
    #expect(host.engine.offset.y == 5_000)
    let offset = try host.apply {
      $0.moveItem(
        from: ItemPath(section: 0, item: 50),
        to: ItemPath(section: 0, item: 0))
    }
    #expect(offset.y == 5_000)
    #expect(host.shownItems == [51, 52, 53])
  }

  @Test("A chosen item stays through updates that give it other paths")
  func chosenItem() throws {
    let host = try host()
    host.scroll(to: 1_000)
    host.engine.anchoredItem = ItemPath(section: 0, item: 12)
    var offset = try host.apply {
      $0.insertItems(at: RecordingHost.paths(11..<12))
    }
    #expect(offset == LayoutPoint(x: 0, y: 1_100))
    #expect(host.engine.anchoredItem == ItemPath(section: 0, item: 13))
    offset = try host.engine.resize(
      [(ItemPath(section: 0, item: 12), ItemSize(width: 0, height: 130))],
      at: 0, host: host)
    #expect(offset == LayoutPoint(x: 0, y: 1_130))
    try host.apply { $0.deleteItems(at: RecordingHost.paths(13..<14)) }
    #expect(host.engine.anchoredItem == nil)
  }

  @Test("A chosen item stays also where it goes to a section that comes")
  func chosenItemInNewSection() throws {
    let host = try host()
    host.scroll(to: 1_000)
    host.engine.anchoredItem = ItemPath(section: 0, item: 12)
    let offset = try host.apply {
      $0.insertSections([0])
      $0.moveItem(
        from: ItemPath(section: 0, item: 12), to: ItemPath(section: 0, item: 2))
    }
    #expect(host.engine.anchoredItem == ItemPath(section: 0, item: 2))
    #expect(offset == LayoutPoint(x: 0, y: 0))
  }

  @Test("A displaced tail keeps its first visible item where it rests")
  func displacedTail() throws {
    let layout = try CollectionLayout.column(of: 50)
    layout.sectionDisplacement = SectionDisplacement(
      firstSection: 0, offset: LayoutPoint(x: -30, y: 0))
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 1_040)
    let offset = try host.apply {
      $0.insertItems(at: RecordingHost.paths(0..<1))
    }
    #expect(offset == LayoutPoint(x: 0, y: 1_140))
    #expect(host.shownItems == [11, 12, 13, 14, 15])
  }

  @Test("A position that an app has stored comes back in other data")
  func storedPosition() throws {
    let host = try host()
    host.scroll(to: 1_030)
    let anchor = try #require(host.engine.anchor)
    #expect(anchor.element == ElementID(kind: .item, section: 0, item: 10))
    #expect(anchor.distance == -30)
    // The next day that item is the 25th, and its cells have to be measured.
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .list, estimatesLengths: true),
      lengths: Array(repeating: 60, count: 200))
    let next = RecordingHost(layout)
    next.need = { LayoutSize(width: $0.frame.width, height: 90) }
    next.engine.overscan = 100
    let place = ScrollAnchor(
      element: ElementID(kind: .item, section: 0, item: 25),
      distance: anchor.distance)
    next.engine.scroll(to: place, time: 0, host: next)
    let frame = try #require(
      layout.frame(ofItem: ItemPath(section: 0, item: 25)))
    #expect(next.engine.offset.y == frame.y + 30)
    #expect(
      next.measured.first?.contains(ItemPath(section: 0, item: 24)) == true)
  }
}
