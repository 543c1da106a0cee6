import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Cells that are measured")
struct MeasuringTests {
  /// A hundred items of 50 points, by estimate, in a viewport of 100 by 400.
  private func host(_ length: Double = 50) throws -> RecordingHost {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .list, estimatesLengths: true),
      lengths: Array(repeating: length, count: 100))
    let host = RecordingHost(layout, allowsRenaming: true)
    host.need = { LayoutSize(width: $0.frame.width, height: 80) }
    return host
  }

  private func measured(_ host: RecordingHost) -> [Int] {
    host.measured.flatMap { $0.map(\.item) }
  }

  @Test("Every item is measured once for each breadth")
  func once() throws {
    let host = try host()
    host.scroll(to: 0)
    #expect(host.measured == [RecordingHost.paths(0..<8)])
    #expect(host.shownItems == [0, 1, 2, 3, 4])
    #expect(host.screen.contentSize?.height == 5_240)
    host.scroll(to: 300)
    host.scroll(to: 0)
    #expect(measured(host) == Array(0..<10))
    let offset = try host.engine.resize(to: LayoutSize(width: 200, height: 400))
    host.engine.update(offset: offset, at: 0, host: host)
    #expect(measured(host) == Array(0..<10) + Array(0..<5))
    // Another height of the viewport is the same breadth.
    _ = try host.engine.resize(to: LayoutSize(width: 200, height: 200))
    host.scroll(to: 0)
    #expect(measured(host).count == 15)
    try host.apply {
      $0.insertItems(at: RecordingHost.paths(1..<2))
      $0.reloadItems(at: RecordingHost.paths(0..<1))
    }
    #expect(measured(host).suffix(2) == [0, 1])
    #expect(host.violation == nil)
  }

  @Test("Where a callback goes on to, what the pass measures keeps nobody from")
  func goneOn() throws {
    let host = try host()
    host.answer = { host, element in
      host.answer = nil
      host.scroll(to: 2_000)
      return host.dequeue(for: element)
    }
    host.scroll(to: 0)
    #expect(host.shownItems == [40, 41, 42, 43, 44])
    #expect(host.engine.offset.y == 2_000)
  }

  @Test("A reload that a callback asks for is shown where it is to be")
  func reloadedMeanwhile() throws {
    let host = try host()
    let next = try CollectionLayout.column(of: 100)
    host.answer = { host, element in
      host.answer = nil
      host.engine.reload(
        next, offset: LayoutPoint(x: 0, y: 100), at: 0, host: host)
      return host.dequeue(for: element)
    }
    host.scroll(to: 900)
    #expect(host.shownItems == [1, 2, 3, 4])
    #expect(host.engine.offset.y == 100)
  }

  @Test("Estimates stay where nobody asks for measuring")
  func notAskedFor() throws {
    let host = try host()
    host.engine.measuresCells = false
    host.scroll(to: 0)
    host.scroll(to: 300)
    #expect(host.measured.isEmpty)
    #expect(host.screen.contentSize?.height == 5_000)
    #expect(!host.engine.measuresCells)
    host.engine.measuresCells = true
    #expect(host.engine.measuresCells)
    host.scroll(to: 310)
    #expect(!host.measured.isEmpty)
  }

  @Test("An item whose size was given is not measured")
  func given() throws {
    let host = try host()
    try host.engine.resize(
      [(ItemPath(section: 0, item: 2), ItemSize(width: 0, height: 33))], at: 0,
      host: host)
    #expect(!measured(host).contains(2))
    #expect(measured(host).contains(3))
  }

  @Test("Cells are measured once a call; for the rest a pass is asked for")
  func oncePerPass() throws {
    let host = try host(50)
    host.need = { LayoutSize(width: $0.frame.width, height: 10) }
    host.scroll(to: 0)
    #expect(host.measured.count == 1)
    #expect(host.passesWanted == 1)
    var passes = 0
    while host.passesWanted > passes {
      passes += 1
      host.scroll(to: host.engine.offset.y)
    }
    // 40 items of 10 points fill the viewport: 8, 7, 6 ... are measured.
    #expect(measured(host) == Array(0..<40))
    #expect(Set(measured(host)).count == 40)
  }

  @Test("A host that cannot measure now is asked later")
  func later() throws {
    let host = try host()
    host.canMeasure = false
    host.scroll(to: 0)
    #expect(host.measured.isEmpty)
    #expect(host.passesWanted == 1)
    host.canMeasure = true
    host.scroll(to: 0)
    #expect(host.measured.count == 1)
  }

  @Test("A cell that asks for the impossible keeps its estimate")
  func impossible() throws {
    for bad in [.infinity, -.infinity, -1, 1e9] as [Double] {
      let host = try host()
      host.need = { LayoutSize(width: $0.frame.width, height: bad) }
      var warnings: [LayoutWarning] = []
      host.engine.layout.onWarning = { warnings.append($0) }
      host.scroll(to: 0)
      host.scroll(to: 0)
      #expect(host.screen.contentSize?.height == 5_000)
      #expect(host.shownItems == Array(0..<8))
      #expect(measured(host) == Array(0..<8), "not again for \(bad)")
      #expect(warnings.isEmpty)
    }
  }

  @Test("A cell that is not displayed is measured with a later pass")
  func notDisplayed() throws {
    let host = try host()
    host.need = { LayoutSize(width: $0.frame.width, height: .nan) }
    host.scroll(to: 0)
    #expect(host.screen.contentSize?.height == 5_000)
    #expect(host.passesWanted == 0)
    host.need = { LayoutSize(width: $0.frame.width, height: 80) }
    host.scroll(to: 0)
    #expect(measured(host) == Array(0..<8) + Array(0..<8))
    #expect(host.screen.contentSize?.height == 5_240)
  }

  @Test("Fewer answers than cells leave the rest as it is")
  func fewerAnswers() throws {
    let host = try host()
    host.need = { LayoutSize(width: $0.frame.width, height: 80) }
    let other = ShortAnswers(host.engine.layout)
    other.engine.update(offset: .zero, at: 0, host: other)
    #expect(other.engine.layout.contentLength == 5_030)
  }

  @Test("Sizes that become known above leave the first visible item in place")
  func holdsFirst() throws {
    let host = try host()
    host.engine.overscan = 100
    host.scroll(to: 2_020)
    // Items 38 and 39 before the view and item 40, which begins 20 above it,
    // are measured with the others.
    let frame = host.engine.layout.frame(ofItem: ItemPath(section: 0, item: 40))
    #expect(frame?.y == 2_060)
    #expect(host.engine.offset.y == 2_080)
    // Item 38 ends at 1,980, where the overscan begins.
    #expect(host.shownItems.first == 39)
  }

  @Test("A view sent to an item arrives exactly, whatever is on the way")
  func scrollTarget() throws {
    for alignment in [ScrollAlignment.start, .center, .end, .nearest] {
      let host = try host()
      host.engine.overscan = 150
      host.scroll(to: 0)
      var before = host.passesWanted
      let id = ElementID(kind: .item, section: 0, item: 60)
      host.need = {
        LayoutSize(width: $0.frame.width, height: 40 + Double($0.element.item))
      }
      host.engine.scroll(to: id, at: alignment, time: 0, host: host)
      while host.passesWanted > before {
        before += 1
        host.scroll(to: host.engine.offset.y + 0.4)
      }
      let frame = try #require(host.engine.layout.frame(of: id))
      #expect(frame.height == 100)
      // From above, the nearest place is the viewport's end.
      let place =
        switch alignment {
        case .start: frame.y
        case .center: frame.y - 150
        case .end, .nearest: frame.y - 300
        }
      #expect(abs(host.engine.offset.y - place) <= 0.4)
      #expect(host.engine.scrollTarget?.element == id)
      host.scroll(to: host.engine.offset.y - 20)
      #expect(host.engine.scrollTarget == nil)
    }
  }

  @Test("A view sent to an item stays there when its host follows a shift")
  func followedShift() throws {
    let host = try host()
    host.scroll(to: 0)
    let id = ElementID(kind: .item, section: 0, item: 60)
    host.engine.scroll(to: id, at: .start, time: 0, host: host)
    let before = host.engine.offset.y
    try host.engine.resize(
      [(ItemPath(section: 0, item: 10), ItemSize(width: 50, height: 500))],
      at: 0, host: host)
    #expect(host.engine.offset.y > before + 100)
    host.scroll(to: host.engine.offset.y)
    #expect(host.engine.scrollTarget?.element == id)
  }

  @Test("An item that is not there cannot be scrolled to")
  func noTarget() throws {
    let host = try host()
    let id = ElementID(kind: .item, section: 3, item: 0)
    #expect(host.engine.scroll(to: id, at: .start, time: 0, host: host) == nil)
    #expect(host.engine.scrollTarget == nil)
  }

  @Test("What is first in view stays through another breadth")
  func turned() throws {
    let host = try host()
    host.need = {
      LayoutSize(
        width: $0.frame.width, height: $0.frame.width == 100 ? 80 : 40)
    }
    host.scroll(to: 2_000)
    // A row comes in at the start, and grows away from what was in view.
    host.scroll(to: host.engine.offset.y - 30)
    let anchor = host.engine.anchor
    #expect(anchor != nil)
    let offset = try host.engine.resize(to: LayoutSize(width: 200, height: 400))
    host.engine.update(offset: offset, at: 0, host: host)
    let first = anchor.flatMap { host.engine.layout.frame(of: $0.element) }
    #expect((first?.y ?? 0) - host.engine.offset.y == anchor?.distance)
  }

  @Test("What is first in view of a flow stays while cells around are measured")
  func flowAtRest() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 800, height: 600))
    try layout.appendSection(
      SectionStyle(
        mode: .flow(distribution: .leading), lineSpacing: 8,
        interitemSpacing: 8, estimatesLengths: true), count: 3_000
    ) { _ in ItemSize(width: 100, height: 100) }
    let host = RecordingHost(layout, allowsRenaming: true)
    host.engine.overscan = 300
    host.need = {
      LayoutSize(width: 50 + Double($0.element.item % 7) * 6, height: 20)
    }
    host.scroll(to: 20_000)
    func settle() {
      var passes = 0
      while host.passesWanted > passes && passes < 200 {
        passes = host.passesWanted
        host.scroll(to: host.engine.offset.y)
      }
    }
    settle()
    host.scroll(to: host.engine.offset.y - 3_000)
    let anchor = host.engine.anchor
    #expect(anchor != nil)
    settle()
    let now = anchor.flatMap { layout.frame(of: $0.element) }
    let distance = (now?.y ?? 0) - host.engine.offset.y
    #expect(abs(distance - (anchor?.distance ?? 0)) < 0.001)
    #expect(host.violation == nil)
  }
}

/// Answers for one cell, however many are asked for.
private final class ShortAnswers: CollectionHost {
  let engine: CollectionEngine<ShortAnswers>

  init(_ layout: CollectionLayout) {
    engine = CollectionEngine(layout: layout)
    engine.measuresCells = true
  }

  func cell(for element: LayoutElement) -> CellID? {
    engine.dequeue(ReuseKind(0))
  }

  func prepareForReuse(_ cell: CellID) {}

  func perform(_ operations: UnsafeBufferPointer<CellOperation>) {}

  func measure(_ cells: [LiveCell], into sizes: inout [LayoutSize]) {
    sizes = [LayoutSize(width: 100, height: 80)]
  }
}
