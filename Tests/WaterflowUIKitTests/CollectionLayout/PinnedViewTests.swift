import Testing
import UIKitStandIn
import WaterflowLayout
import WaterflowUIKit

@Suite("Pinned headers and footers of a collection view")
@MainActor
struct PinnedViewTests {
  /// Headers of 40 at 0, 240 and 480; the view shows 480 points.
  private func stage(
    _ mode: PinMode, insets: UIEdgeInsets = .zero
  ) -> CollectionStage {
    CollectionStage(
      CGSize(width: 100, height: 480), insets: insets,
      Array(
        repeating: .list(2, height: 100, header: 40, pinsHeader: true),
        count: 3)
        + [.list(20, height: 100)]
    ) { $0.pinMode = mode }
  }

  private func headers(_ stage: CollectionStage) -> [CGFloat?] {
    (0..<3).map { stage.bar(CollectionStage.header, $0)?.minY }
  }

  @Test("Stacked headers pile up")
  func stacked() {
    let stage = stage(.stacked)
    #expect(headers(stage) == [0, 240, nil])
    stage.scroll(to: 199)
    #expect(headers(stage) == [199, 240, 480])
    stage.scroll(to: 205)
    #expect(headers(stage) == [205, 245, 480])
    stage.scroll(to: 900)
    #expect(headers(stage) == [900, 940, 980])
  }

  @Test("A section's end pushes its header out")
  func section() {
    let stage = stage(.section)
    stage.scroll(to: 100)
    #expect(headers(stage) == [100, 240, 480])
    // Section 0 ends at 240, so its header reaches from 200.
    stage.scroll(to: 230)
    #expect(headers(stage) == [200, 240, 480])
    stage.scroll(to: 241)
    #expect(headers(stage) == [nil, 241, 480])
  }

  @Test("The next pinned header pushes one out")
  func untilNext() {
    let stage = stage(.untilNext)
    stage.scroll(to: 210)
    #expect(headers(stage) == [200, 240, 480])
    // Across the section without a header, the third stays.
    stage.scroll(to: 1_500)
    #expect(headers(stage) == [nil, nil, 1_500])
  }

  @Test("Headers pin no more, and again, without anything being read")
  func changed() {
    let stage = stage(.stacked)
    stage.scroll(to: 900)
    let asked = stage.sizesAsked
    stage.layout.setPinning(ofSection: 1, header: false)
    stage.window.layOut()
    #expect(headers(stage) == [900, nil, 940])
    stage.layout.removeAllPinning()
    stage.window.layOut()
    #expect(headers(stage) == [nil, nil, nil])
    stage.layout.setPinning(ofSection: 2, header: true)
    stage.window.layOut()
    #expect(headers(stage) == [nil, nil, 900])
    #expect(stage.sizesAsked == asked)
  }

  @Test("Insets are kept free")
  func insets() {
    let stage = stage(
      .section, insets: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    #expect(stage.collectionView.contentOffset.y == -50)
    #expect(headers(stage) == [0, 240, nil])
    stage.scroll(to: 10)
    #expect(headers(stage) == [60, 240, 480])
  }

  @Test("A header that is held already is not told of under another number")
  func renumbered() {
    let stage = stage(.section)
    stage.scroll(to: 300)
    #expect(stage.events.last == "pin header 1 at 240")
    stage.events = []
    let new = CollectionStage.Section.list(
      2, height: 100, header: 40, pinsHeader: true)
    stage.update([new] + stage.sections) { $0.insertSections([0]) }
    #expect(stage.collectionView.contentOffset.y == 540)
    #expect(headers(stage)[2] == 540)
    // The new one, which is scrolled out.
    #expect(stage.events == ["pin header 0 at 0"])
  }

  @Test("Footers are held at the end")
  func footers() {
    // Sections of 240, footers of 40 rest at 200, 440 and 680.
    let table: [(PinMode, CGFloat, [CGFloat?])] = [
      (.section, 0, [60, nil, nil]),
      (.section, 500, [nil, nil, 560]),
      (.stacked, 300, [nil, 320, 360]),
      (.untilNext, 300, [nil, 360, nil]),
    ]
    for (mode, offset, expected) in table {
      let stage = CollectionStage(
        CGSize(width: 100, height: 100),
        Array(
          repeating: .list(2, height: 100, footer: 40, pinsFooter: true),
          count: 3)
      ) { $0.pinMode = mode }
      stage.scroll(to: offset)
      let footers = (0..<3).map { stage.bar(CollectionStage.footer, $0)?.minY }
      #expect(footers == expected, "\(mode)")
    }
  }

  @Test("Pinned views are in front, later sections before earlier ones")
  func depth() throws {
    let stage = stage(.stacked)
    stage.scroll(to: 205)
    let views = stage.collectionView.subviews
    func place(_ section: Int) -> Int? {
      let header = stage.collectionView.supplementaryView(
        forElementKind: CollectionStage.header,
        at: IndexPath(item: 0, section: section))
      return views.firstIndex { $0 === header }
    }
    #expect(place(1) == views.count - 1)
    #expect(place(0) == views.count - 2)
    let attributes = stage.layout.layoutAttributesForSupplementaryView(
      ofKind: CollectionStage.header, at: IndexPath(item: 0, section: 1))
    #expect(attributes?.zIndex == 1_025)
  }

  @Test("Each change is told once")
  func events() {
    let stage = stage(.stacked)
    #expect(stage.events == [])
    stage.scroll(to: 1)
    #expect(stage.events == ["pin header 0 at 0"])
    for _ in 0..<3 { stage.scroll(to: 1) }
    stage.layout.invalidateLayout()
    stage.window.layOut()
    stage.scroll(to: 100)
    stage.scroll(to: 200)
    #expect(stage.events == ["pin header 0 at 0"])
    stage.scroll(to: 201)
    #expect(stage.events.dropFirst() == ["pin header 1 at 240"])
    stage.events = []
    stage.scroll(to: 2_000)
    #expect(stage.events == ["pin header 2 at 480"])
    stage.scroll(to: 300)
    stage.scroll(to: 0)
    #expect(
      Set(stage.events.dropFirst()) == [
        "rest header 2 at 480", "rest header 1 at 240", "rest header 0 at 0",
      ])
    #expect(stage.events.count == 4)
  }

  @Test("Footers are told of as well")
  func footerEvents() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 100),
      [.list(2, height: 100, footer: 40, pinsFooter: true)])
    #expect(stage.events == ["pin footer 0 at 200"])
    stage.scroll(to: 140)
    stage.scroll(to: 139)
    #expect(
      stage.events.dropFirst() == [
        "rest footer 0 at 200", "pin footer 0 at 200",
      ])
  }

  @Test("A header that is skipped in one jump is told of all the same")
  func jump() {
    let stage = stage(.section)
    stage.scroll(to: 1_000)
    stage.scroll(to: 0)
    #expect(stage.events.count == 6)
    #expect(stage.events.count { $0.hasPrefix("pin") } == 3)
  }

  @Test("Another pin mode moves the headers and lays nothing out")
  func changeMode() {
    let stage = stage(.stacked)
    stage.scroll(to: 900)
    let asked = stage.sizesAsked
    stage.layout.pinMode = .untilNext
    stage.window.layOut()
    #expect(headers(stage) == [nil, nil, 900])
    #expect(stage.sizesAsked == asked)
  }
}
