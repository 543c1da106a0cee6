import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("A collection view's layout, in the engine")
struct LayoutControllerTests {
  private let place = LayoutPlace(
    LayoutEnvironment(viewport: LayoutSize(width: 300, height: 400)), at: .zero)

  private func at(_ item: Int, _ section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test("before the first pass there is nothing to be told, or to be done")
  func nothing() throws {
    let controller = LayoutController()
    let item = ElementID(at(0))
    let rect = LayoutRect(x: 0, y: 0, width: 300, height: 400)
    #expect(controller.elements(in: rect, at: place).isEmpty)
    #expect(controller.element(item, at: place) == nil)
    #expect(controller.element(under: .zero, at: place) == nil)
    #expect(controller.offset(showing: item, at: .start, from: place) == nil)
    #expect(controller.itemsComing(at: .zero, from: .zero).isEmpty)
    #expect(
      controller.start(of: item, at: place, reducesMotion: false) == nil)
    #expect(controller.end(of: item, at: place, reducesMotion: false) == nil)
    #expect(controller.depends(on: place, from: place))
    guard case .unknown = controller.leave(.zero, for: place) else {
      Issue.record("something is known")
      return
    }
    #expect(controller.takeWayToFirst(from: .zero) == nil)
    #expect(controller.wayAfterResize(from: .zero) == nil)
    controller.beginResize(from: .zero, to: .zero)
    controller.endResize()
    #expect(controller.goal == nil)
    #expect(controller.finishUpdate(at: .zero) == nil)
    #expect(!controller.hasPendingItems && controller.itemsLaidOut == 0)
    #expect(controller.layOutMore(at: .zero) == nil)
    #expect(controller.adjust(at: place) { _ in } == .zero)
    #expect(
      !controller.needsOther(LayoutSize(width: 1, height: 1), ofItem: at(0)))
    #expect(controller.setSize(ofItem: at(0), at: place) { $1 } == nil)
    #expect(controller.target(ofMoving: at(0), heldAt: .zero, in: place) == nil)
    try controller.moveItem(
      from: at(0), to: at(1), at: place, asking: RowSource([2]))
    controller.endMovement()
    #expect(!controller.isUpToDate && controller.isSettled)
  }

  @Test("what is laid out is told for a rectangle, a name and a point")
  func prepared() {
    let controller = LayoutController()
    #expect(controller.prepare(at: place, asking: RowSource([20])) == nil)
    #expect(controller.isUpToDate && controller.itemsLaidOut == 20)
    let row = LayoutRect(x: 0, y: 300, width: 300, height: 100)
    let found = controller.elements(in: row, at: place)
    #expect(found.map(\.id) == [ElementID(at(3))])
    #expect(found.map(\.frame) == [row])
    #expect(controller.element(ElementID(at(3)), at: place)?.frame == row)
    #expect(controller.element(ElementID(at(20)), at: place) == nil)
    let scrolled = LayoutPlace(
      place.environment, at: LayoutPoint(x: 0, y: 250))
    #expect(
      controller.element(under: LayoutPoint(x: 9, y: 60), at: scrolled)
        == ElementID(at(3)))
    #expect(
      controller.offset(
        showing: ElementID(at(10)), at: .end,
        from: LayoutPlace(place.environment, at: LayoutPoint(x: 7, y: 0)))
        == LayoutPoint(x: 7, y: 700))
    // Rows 4 to 7 come in as the first four go.
    #expect(
      controller.itemsComing(at: LayoutPoint(x: 0, y: 400), from: .zero)
        == (4..<8).map { at($0) })
  }

  @Test("on a horizontal axis the offset goes along it alone")
  func horizontal() {
    let controller = LayoutController()
    controller.anchorsToEnd = true
    let place = LayoutPlace(
      LayoutEnvironment(
        viewport: LayoutSize(width: 300, height: 400), axis: .horizontal),
      at: LayoutPoint(x: 5, y: 7))
    #expect(controller.prepare(at: place, asking: RowSource([20])) == nil)
    #expect(
      controller.offset(
        showing: ElementID(at(10)), at: .start, from: place)
        == LayoutPoint(x: 1_000, y: 7))
    // The first content is shown from its end, 2,000 - 300, and once.
    #expect(
      controller.takeWayToFirst(from: place.offset)
        == LayoutPoint(x: 1_695, y: 0))
    #expect(controller.takeWayToFirst(from: place.offset) == nil)
  }

  @Test("what is read from the right begins there")
  func fromTheRight() {
    let controller = LayoutController()
    var environment = place.environment
    environment.axis = .horizontal
    environment.direction = .rightToLeft
    let place = LayoutPlace(environment, at: .zero)
    #expect(controller.prepare(at: place, asking: RowSource([20])) == nil)
    #expect(
      controller.takeWayToFirst(from: .zero) == LayoutPoint(x: 1_700, y: 0))
  }

  @Test("on a horizontal axis a cell tells its width, and fills the line")
  func measuresAcross() {
    let controller = LayoutController()
    var environment = place.environment
    environment.axis = .horizontal
    let place = LayoutPlace(environment, at: .zero)
    let rows = RowSource([20])
    rows.style.estimatesLengths = true
    #expect(controller.prepare(at: place, asking: rows) == nil)
    let size = LayoutSize(width: 150, height: 70)
    #expect(
      !controller.needsOther(LayoutSize(width: 100, height: 70), ofItem: at(1)))
    for width in [Double.nan, -1, .infinity, -.infinity] {
      let none = LayoutSize(width: width, height: 70)
      #expect(!controller.needsOther(none, ofItem: at(0)))
    }
    #expect(controller.needsOther(size, ofItem: at(0)))
    #expect(controller.take(size, ofItem: at(0), at: place) == .zero)
    #expect(
      controller.element(ElementID(at(0)), at: place)?.frame
        == LayoutRect(x: 0, y: 0, width: 150, height: 400))
    #expect(controller.element(ElementID(at(1)), at: place)?.frame.x == 150)
  }

  @Test(
    "what cells have told counts where lengths are told in one piece again",
    arguments: [LayoutAxis.vertical, .horizontal])
  func heard(axis: LayoutAxis) {
    let controller = LayoutController()
    var environment = place.environment
    environment.axis = axis
    let place = LayoutPlace(environment, at: .zero)
    let rows = RowSource([20])
    rows.lengths = Array(repeating: 100, count: 20)
    rows.style.estimatesLengths = true
    #expect(controller.prepare(at: place, asking: rows) == nil)
    let size =
      axis == .vertical
      ? LayoutSize(width: 300, height: 150)
      : LayoutSize(width: 150, height: 400)
    #expect(controller.needsOther(size, ofItem: at(0)))
    #expect(controller.take(size, ofItem: at(0), at: place) == .zero)
    controller.invalidate(
      everything: false, counts: false, asksAgain: true, isResize: false)
    // Out of view, so that its cell does not tell it again.
    let beyond = LayoutPlace(
      environment,
      at: axis == .vertical
        ? LayoutPoint(x: 0, y: 1_000) : LayoutPoint(x: 1_000, y: 0))
    #expect(controller.prepare(at: beyond, asking: rows) == nil)
    let next = controller.element(ElementID(at(1)), at: beyond)?.frame
    #expect((axis == .vertical ? next?.y : next?.x) == 150)
    #expect(controller.content?.contentLength == 2_050)
  }

  @Test("while other data is on its way there is nothing under a finger")
  func between() {
    let controller = LayoutController()
    let rows = RowSource([20])
    #expect(controller.prepare(at: place, asking: rows) == nil)
    #expect(
      controller.element(under: LayoutPoint(x: 9, y: 60), at: place)
        == ElementID(at(0)))
    controller.invalidate(
      everything: false, counts: true, asksAgain: false, isResize: false)
    #expect(controller.prepare(at: place, asking: rows) == nil)
    #expect(
      controller.element(under: LayoutPoint(x: 9, y: 60), at: place) == nil)
  }

  @Test("a move of or to what is not there changes nothing")
  func missing() throws {
    let controller = LayoutController()
    let rows = RowSource([3])
    #expect(controller.prepare(at: place, asking: rows) == nil)
    for (from, to) in [(at(9), at(0)), (at(0), at(9)), (at(0), at(0, 5))] {
      try controller.moveItem(from: from, to: to, at: place, asking: rows)
    }
    #expect(controller.content?.contentLength == 300)
    #expect(controller.itemsLaidOut == 3)
  }

  @Test("a moved item is asked about where it is in the data")
  func moves() throws {
    let controller = LayoutController()
    let rows = RowSource([2, 2])
    // Items that flow have other sizes than those of a list.
    rows.styles[1] = SectionStyle(mode: .flow())
    #expect(controller.prepare(at: place, asking: rows) == nil)
    rows.asked = []
    // Nothing has been lifted, so that it comes from where it is.
    try controller.moveItem(
      from: at(1), to: at(0, 1), at: place, asking: rows)
    #expect(controller.content?.itemCount(inSection: 1) == 3)
    #expect(rows.asked == [at(1)])
    // Lifted where it is now, and taken on from there.
    let point = LayoutPoint(x: 250, y: 150)
    _ = controller.target(ofMoving: at(0, 1), heldAt: point, in: place)
    rows.asked = []
    try controller.moveItem(
      from: at(0, 1), to: at(0), at: place, asking: rows)
    try controller.moveItem(
      from: at(0), to: at(1, 1), at: place, asking: rows)
    #expect(controller.content?.itemCount(inSection: 0) == 1)
    #expect(controller.content?.itemCount(inSection: 1) == 3)
    #expect(rows.asked.allSatisfy { $0 == at(0, 1) })
    controller.endMovement()
    #expect(controller.isUpToDate)
  }
}
