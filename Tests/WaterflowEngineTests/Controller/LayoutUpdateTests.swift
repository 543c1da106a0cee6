import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Changes of a collection view's layout, in the engine")
struct LayoutUpdateTests {
  private let controller = LayoutController()
  private let rows = RowSource([20])
  private let narrow = LayoutEnvironment(
    viewport: LayoutSize(width: 300, height: 400))
  private let wide = LayoutEnvironment(
    viewport: LayoutSize(width: 600, height: 200))

  private func place(_ y: Double) -> LayoutPlace {
    LayoutPlace(narrow, at: LayoutPoint(x: 0, y: y))
  }

  private func item(_ item: Int) -> ElementID {
    ElementID(ItemPath(section: 0, item: item))
  }

  /// Tells the layout that data changes, as a collection view does.
  private func update(
    at y: Double, _ change: (inout BatchUpdate) -> Void
  ) -> LayoutError? {
    controller.invalidate(
      everything: false, counts: true, asksAgain: false, isResize: false)
    #expect(controller.prepare(at: place(y), asking: rows) == nil)
    var batch = BatchUpdate()
    change(&batch)
    return controller.follow(batch, at: place(y), asking: rows)
  }

  // MARK: - Data

  @Test("an update moves what was in view, and the offset goes with it")
  func updates() throws {
    #expect(controller.prepare(at: place(0), asking: rows) == nil)
    rows.counts = [22]
    let fault = update(at: 500) {
      $0.insertItems(at: [0, 1].map { ItemPath(section: 0, item: $0) })
    }
    #expect(fault == nil && controller.isSettled)
    #expect(controller.content?.contentLength == 2_200)
    #expect(controller.goal == LayoutPoint(x: 0, y: 700))
    // Item 5 was at 500 and is item 7 now, which stays where it was seen.
    let start = try #require(
      controller.start(of: item(7), at: place(500), reducesMotion: false))
    #expect(start.frame == LayoutRect(x: 0, y: 500, width: 300, height: 100))
    #expect(!start.isFaded)
    let end = try #require(
      controller.end(of: item(5), at: place(500), reducesMotion: false))
    #expect(end.element.id == item(5))
    #expect(end.element.frame.y == 700)
    guard case .stays = controller.finishUpdate(at: place(700).offset)
    else {
      Issue.record("there is more to do")
      return
    }
    #expect(controller.goal == nil)
    #expect(controller.finishUpdate(at: place(700).offset) == nil)
  }

  @Test("without motion what is new appears where it stands")
  func appears() throws {
    #expect(controller.prepare(at: place(0), asking: rows) == nil)
    rows.counts = [21]
    #expect(
      update(at: 0) { $0.insertItems(at: [ItemPath(section: 0, item: 1)]) }
        == nil)
    let new = try #require(
      controller.start(of: item(1), at: place(0), reducesMotion: true))
    #expect(new.isFaded)
    #expect(new.frame == LayoutRect(x: 0, y: 100, width: 300, height: 100))
    let old = try #require(
      controller.start(of: item(2), at: place(0), reducesMotion: true))
    #expect(!old.isFaded && old.frame.y == 100)
  }

  @Test("what is held is asked for again where an update ends elsewhere")
  func endsElsewhere() {
    rows.style = SectionStyle(mode: .list, header: 50, pinsHeader: true)
    #expect(controller.prepare(at: place(0), asking: rows) == nil)
    for (y, asksAgain) in [(0, false), (9, true)] as [(Double, Bool)] {
      rows.counts[0] += 1
      let last = ItemPath(section: 0, item: rows.counts[0] - 1)
      #expect(update(at: 0) { $0.insertItems(at: [last]) } == nil)
      #expect(controller.goal == .zero)
      switch controller.finishUpdate(at: LayoutPoint(x: 0, y: y)) {
      case .asksAgain: #expect(asksAgain)
      case .stays: #expect(!asksAgain)
      default: Issue.record("at \(y) it goes somewhere")
      }
    }
  }

  @Test("data that changes without a word is read anew, and only then")
  func unannounced() {
    #expect(controller.prepare(at: place(0), asking: rows) == nil)
    rows.asked = []
    #expect(controller.follow(nil, at: place(0), asking: rows) == nil)
    #expect(rows.asked == [] && controller.itemsLaidOut == 20)
    rows.counts = [5]
    #expect(controller.follow(nil, at: place(0), asking: rows) == nil)
    #expect(controller.content?.contentLength == 500)
    #expect(rows.asked.count == 5 && controller.itemsLaidOut == 25)
  }

  @Test("without items there is nothing to stay where it is")
  func empty() {
    rows.counts = [0]
    #expect(controller.prepare(at: place(30), asking: rows) == nil)
    #expect(controller.layOutMore(at: place(30).offset) == .zero)
    let new = LayoutPlace(wide, at: place(30).offset)
    guard case .size = controller.leave(place(30).offset, for: new) else {
      Issue.record("the size is the same")
      return
    }
    #expect(controller.prepare(at: new, asking: rows) == nil)
    #expect(controller.goal == nil)
  }

  @Test("where what was in view is gone, the offset stays")
  func anchorGone() {
    #expect(controller.prepare(at: place(1_000), asking: rows) == nil)
    controller.invalidate(
      everything: true, counts: true, asksAgain: true, isResize: true)
    rows.counts = [3]
    let new = LayoutPlace(wide, at: place(1_000).offset)
    #expect(controller.prepare(at: new, asking: rows) == nil)
    #expect(controller.content?.contentLength == 300)
    #expect(controller.goal == LayoutPoint(x: 0, y: 1_000))
  }

  // MARK: - Sizes

  @Test("a resize keeps the first item, and frames start where they were")
  func resizes() throws {
    rows.style = SectionStyle(
      mode: .waterfall(lanes: .fixed(1), sizing: .aspect))
    #expect(controller.prepare(at: place(0), asking: rows) == nil)
    // Squares of 300 points: item 2 begins at 600.
    let old = LayoutPoint(x: 0, y: 600)
    let new = LayoutPlace(wide, at: old)
    guard case .size = controller.leave(old, for: new) else {
      Issue.record("the size is the same")
      return
    }
    #expect(controller.prepare(at: new, asking: rows) == nil)
    #expect(controller.goal == LayoutPoint(x: 0, y: 1_200))
    #expect(
      controller.wayAfterResize(from: old) == LayoutPoint(x: 0, y: 600))
    controller.beginResize(from: old, to: old)
    #expect(controller.goal == LayoutPoint(x: 0, y: 1_200))
    for reducesMotion in [false, true] {
      let start = try #require(
        controller.start(of: item(2), at: new, reducesMotion: reducesMotion))
      #expect(start.frame == LayoutRect(x: 0, y: 600, width: 300, height: 300))
      #expect(!start.isFaded)
    }
    let end = try #require(
      controller.end(of: item(2), at: new, reducesMotion: false))
    #expect(
      end.element.frame == LayoutRect(x: 0, y: 1_200, width: 600, height: 600))
    controller.endResize()
    controller.beginResize(from: old, to: old)
    #expect(
      controller.start(of: item(2), at: new, reducesMotion: false) == nil)
  }

  @Test("a resize that has not been prepared goes where it is told to")
  func unprepared() {
    #expect(controller.prepare(at: place(0), asking: rows) == nil)
    _ = controller.leave(.zero, for: LayoutPlace(wide, at: .zero))
    controller.beginResize(from: .zero, to: LayoutPoint(x: 0, y: 50))
    #expect(controller.goal == LayoutPoint(x: 0, y: 50))
    controller.endResize()
    #expect(controller.goal == nil)
  }

  @Test("a background comes from somewhere only where backgrounds are offered")
  func backgrounds() throws {
    rows.style.background = .zero
    #expect(controller.prepare(at: place(0), asking: rows) == nil)
    let new = LayoutPlace(wide, at: .zero)
    _ = controller.leave(.zero, for: new)
    #expect(controller.prepare(at: new, asking: rows) == nil)
    controller.beginResize(from: .zero, to: .zero)
    let id = ElementID(kind: .background, section: 0)
    #expect(controller.end(of: id, at: new, reducesMotion: false) == nil)
    controller.hasBackgrounds = true
    let end = try #require(
      controller.end(of: id, at: new, reducesMotion: false))
    #expect(
      end.element.frame == LayoutRect(x: 0, y: 0, width: 600, height: 2_000))
  }
}
