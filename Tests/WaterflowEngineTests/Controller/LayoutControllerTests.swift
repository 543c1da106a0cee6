import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("A collection view's layout, in the engine")
struct LayoutControllerTests {
  /// Rows of 100 points, as many as it says.
  private final class Rows: LayoutSource {
    var counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections() -> Int { counts.count }

    func numberOfItems(inSection section: Int) -> Int { counts[section] }

    func style(ofSection section: Int) -> SectionStyle {
      SectionStyle(mode: .list)
    }

    func lengths(ofSection section: Int) -> [Double]? { nil }

    func size(ofItem item: ItemPath, style: SectionStyle) -> ItemSize {
      ItemSize(width: 100, height: 100)
    }

    func contentHeaderLength() -> Double { 0 }
  }

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
    #expect(controller.takeWayToEnd(from: .zero) == nil)
    #expect(controller.wayAfterResize(from: .zero) == nil)
    controller.beginResize(from: .zero, to: .zero)
    controller.endResize()
    #expect(controller.goal == nil)
    #expect(controller.finishUpdate(at: .zero) == nil)
    #expect(!controller.hasPendingItems)
    #expect(controller.layOutMore(at: .zero) == nil)
    #expect(controller.adjust(at: place) { _ in } == .zero)
    #expect(
      !controller.needsOther(LayoutSize(width: 1, height: 1), ofItem: at(0)))
    var error: LayoutError?
    let shift = controller.setSize(ofItem: at(0), at: place, &error) { $1 }
    #expect(shift == nil && error == nil)
    #expect(controller.target(ofMoving: at(0), heldAt: .zero, in: place) == nil)
    try controller.moveItem(
      from: at(0), to: at(1), at: place, asking: Rows([2]))
    controller.endMovement()
    #expect(!controller.isUpToDate && controller.isSettled)
  }

  @Test("a move of or to what is not there changes nothing")
  func missing() throws {
    let controller = LayoutController()
    let rows = Rows([3])
    #expect(controller.prepare(at: place, asking: rows) == nil)
    for (from, to) in [(at(9), at(0)), (at(0), at(9)), (at(0), at(0, 5))] {
      try controller.moveItem(from: from, to: to, at: place, asking: rows)
    }
    #expect(controller.content?.contentLength == 300)
    #expect(controller.itemsLaidOut == 3)
  }
}
