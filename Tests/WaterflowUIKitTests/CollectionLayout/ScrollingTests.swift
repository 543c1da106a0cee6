import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@Suite("A collection view scrolls over a long content")
@MainActor
struct ScrollingTests {
  /// 20 sections of 1,000 items in 4 lanes, of heights from 50 to 149.
  private func stage(pins: Bool) -> CollectionStage {
    let section = CollectionStage.Section(
      style: WaterflowSection(
        mode: .waterfall(lanes: .fixed(4)), lineSpacing: 10,
        interitemSpacing: 10, headerLength: 40, pinsHeader: pins,
        background: .zero),
      sizes: (0..<1_000).map { (item: Int) -> CGSize in
        CGSize(width: 0, height: 50 + item * 37 % 100)
      })
    let sections = Array(repeating: section, count: 20)
    return CollectionStage(CGSize(width: 400, height: 800), sections) {
      $0.register(
        UICollectionReusableView.self,
        forDecorationViewOfKind: CollectionStage.background)
      $0.pinMode = .section
    }
  }

  @Test("120 frames a second lay nothing out", arguments: [false, true])
  func laysNothingOut(pins: Bool) {
    let stage = stage(pins: pins)
    #expect(stage.layout.itemsLaidOut == 20_000)
    #expect(stage.sizesAsked == 20_000)
    var most = 0
    // 12,000 points a second for three seconds.
    for frame in 1...360 {
      let before = stage.layout.attributesMade
      stage.scroll(to: CGFloat(frame) * 100)
      most = max(most, stage.layout.attributesMade - before)
    }
    #expect(stage.layout.itemsLaidOut == 20_000)
    #expect(stage.sizesAsked == 20_000)
    // A question covers two heights of the view: at most 1600 / 60 + 2 items
    // in each of four lanes, and two sections' header and background.
    #expect(most <= 4 * 28 + 4)
    // Without pins a question is needed only when what is known runs out.
    #expect(most > 0)
  }

  @Test("Most frames ask for nothing, or for what is pinned alone")
  func asksLittle() {
    for pins in [false, true] {
      let stage = stage(pins: pins)
      stage.scroll(to: 5_000)
      let before = stage.layout.attributesMade
      for step in 1...30 { stage.scroll(to: 5_000 + CGFloat(step)) }
      #expect(
        stage.layout.attributesMade - before == (pins ? 30 : 0))
      let header = stage.bar(CollectionStage.header, 0)
      #expect(header?.minY == (pins ? 5_030 : nil))
    }
  }

  @Test("Cells are shown for exactly the items in the bounds")
  func exact() {
    let stage = CollectionStage(
      CGSize(width: 300, height: 400),
      (0..<4).map { mixedSection($0) }
    ) { $0.pinMode = .untilNext }
    let end = stage.collectionView.contentSize.height - 400
    #expect(end > 1_500)
    var position: CGFloat = 0
    for step in 0..<400 {
      // Forth and back, in steps up to two heights of the view.
      position += CGFloat(step * 71 % 300) * (step % 3 == 2 ? -1 : 1)
      if step % 50 == 49 { position += 800 }
      if position > end { position -= end }
      position = min(max(position, 0), end)
      stage.scroll(to: position)
      #expect(stage.visibleItems == stage.itemsInBounds)
      for path in stage.visibleItems {
        #expect(
          stage.cell(path.item, path.section)
            == stage.place(path.item, path.section))
      }
    }
  }

  private func mixedSection(_ index: Int) -> CollectionStage.Section {
    var style = WaterflowSection(
      mode: .flow(distribution: .leading),
      insets: UIEdgeInsets(top: 7, left: 5, bottom: 9, right: 3),
      lineSpacing: 6, interitemSpacing: 4, headerLength: 33, footerLength: 21,
      pinsHeader: true, pinsFooter: index > 1)
    if index % 2 == 0 { style.mode = .waterfall(lanes: .fixed(3)) }
    let sizes = (0..<60).map { (item: Int) -> CGSize in
      CGSize(width: 20 + item * 13 % 50, height: 15 + item * 29 % 70)
    }
    return CollectionStage.Section(style: style, sizes: sizes)
  }

  @Test("Cells are used again")
  func reuse() {
    let stage = stage(pins: true)
    for frame in 1...200 { stage.scroll(to: CGFloat(frame) * 150) }
    // At most 800 / 60 + 2 in a lane at a time.
    #expect(stage.cellsMade <= 4 * 16)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("Without pins, scrolling does not invalidate the layout")
  func noInvalidation() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 100),
      [.list(100, height: 20, header: 30)])
    let bounds = CGRect(x: 0, y: 500, width: 100, height: 100)
    #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: bounds))
    stage.layout.sectionDisplacement = WaterflowSectionDisplacement(
      firstSection: 0, offset: CGPoint(x: 40, y: 0))
    #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: bounds))
    var wider = bounds
    wider.size.width = 101
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: wider))
    // The end is elsewhere, and so is what an anchor there has to do.
    var higher = bounds
    higher.size.height = 101
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: higher))
  }

  @Test("An offset invalidates the pinned views and nothing else")
  func context() throws {
    let stage = CollectionStage(
      CGSize(width: 100, height: 100),
      Array(
        repeating: .list(5, height: 40, header: 20, pinsHeader: true), count: 9)
    ) { $0.pinMode = .section }
    stage.scroll(to: 10)
    // From header 0 at 10 to header 2, whose section begins at 440.
    let context = try #require(
      stage.layout.invalidationContext(
        forBoundsChange: CGRect(x: 0, y: 500, width: 100, height: 100))
        as? WaterflowInvalidationContext)
    #expect(context.isOffsetOnly)
    #expect(!context.invalidateEverything)
    #expect(
      context.invalidatedSupplementaryIndexPaths == [
        CollectionStage.header: [
          IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 2),
        ],
        CollectionStage.footer: [],
      ])
  }

  @Test("Bouncing at the start pins nothing")
  func bounce() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 100),
      [.list(9, height: 40, header: 20, pinsHeader: true)])
    let bounds = CGRect(x: 0, y: -30, width: 100, height: 100)
    #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: bounds))
    stage.scroll(to: -30)
    #expect(stage.bar(CollectionStage.header, 0)?.minY == 0)
    #expect(stage.events.isEmpty)
  }
}
