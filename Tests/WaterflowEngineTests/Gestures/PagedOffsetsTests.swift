import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Each tab's own offset")
struct PagedOffsetsTests {
  @Test("comes back, never above the held bar")
  func comesBack() {
    var offsets = PagedOffsets(pageCount: 3)
    offsets.note(900, of: 0)
    // The bar is held from 200 on.
    #expect(offsets.position(of: 1, from: 900, barHeldFrom: 200) == 200)
    offsets.note(500, of: 1)
    #expect(offsets.position(of: 0, from: 500, barHeldFrom: 200) == 900)
    offsets.note(50, of: 2)
    #expect(offsets.position(of: 2, from: 500, barHeldFrom: 200) == 200)
  }

  @Test("waits while the bar is not held, so that it does not jump")
  func waits() {
    var offsets = PagedOffsets(pageCount: 2)
    offsets.note(900, of: 0)
    #expect(offsets.position(of: 0, from: 120, barHeldFrom: 200) == 120)
    #expect(offsets.position(of: 0, from: 200, barHeldFrom: 200) == 900)
  }

  @Test("takes no nonsense")
  func refuses() {
    var offsets = PagedOffsets(pageCount: -1)
    offsets.note(5, of: 0)
    #expect(offsets.position(of: 0, from: 300, barHeldFrom: 200) == 200)
    offsets.setPageCount(2)
    offsets.note(.nan, of: 1)
    offsets.note(.infinity, of: 1)
    offsets.note(700, of: 0)
    offsets.note(7, of: 2)
    #expect(offsets.position(of: 1, from: 300, barHeldFrom: 200) == 200)
    offsets.setPageCount(1)
    #expect(offsets.position(of: 0, from: 300, barHeldFrom: 200) == 700)
    offsets.setPageCount(0)
    offsets.setPageCount(1)
    #expect(offsets.position(of: 0, from: 300, barHeldFrom: 200) == 200)
  }

  @Test("The neighbour slides in at its own offset")
  func displacesNeighbour() throws {
    var offsets = PagedOffsets(pageCount: 2)
    offsets.note(500, of: 1)
    var turn = PageTurnRecognizer(pageCount: 2, breadth: 400)
    #expect(
      offsets.neighbourPaging(
        turn, firstSection: 2, current: 900, barHeldFrom: 200) == nil)
    let touch = PointerSample(position: Point(x: 300, y: 0), time: 0)
    _ = turn.began(touch)
    _ = turn.moved(PointerSample(position: Point(x: 200, y: 0), time: 50))
    #expect(
      turn.paging(firstSection: 2)
        == Paging(firstSection: 2, offset: Point(x: -100, y: 0)))
    // At 900 the neighbour shows what it has at 500.
    #expect(
      offsets.neighbourPaging(
        turn, firstSection: 2, current: 900, barHeldFrom: 200)
        == Paging(firstSection: 2, offset: Point(x: 300, y: 400)))

    // What the layout shows there: an item at 550 stands 50 below the top.
    let layout = try CollectionLayout(viewport: Size(width: 400, height: 600))
    try layout.appendSection(
      SectionStyle(mode: .list), lengths: Array(repeating: 50, count: 100))
    layout.paging = Paging(firstSection: 0, offset: Point(x: 300, y: 400))
    let viewport = Viewport(
      offset: Point(x: 0, y: 900), size: Size(width: 400, height: 600))
    let shown = layout.element(
      ElementID(kind: .item, section: 0, item: 11),
      in: viewport)
    #expect(shown?.frame == Rect(x: 300, y: 950, width: 400, height: 50))
  }
}
