import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@Suite("What an app wants to stay in a collection view")
@MainActor
struct KeptPlaceTests {
  init() { TestClock.reset() }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  private func rows(
    _ count: Int,
    _ configure: (WaterflowCollectionViewLayout) -> Void = { _ in }
  ) -> CollectionStage {
    CollectionStage(
      CGSize(width: 100, height: 200), [.list(count, height: 50)],
      configure: configure)
  }

  /// Adds a row of 30 points.
  private func insert(_ stage: CollectionStage, at item: Int) {
    var sections = stage.sections
    sections[0].sizes.insert(CGSize(width: 1, height: 30), at: item)
    stage.update(sections) { $0.insertItems(at: [path(item)]) }
  }

  /// Pulls 40 rows beyond their start or their end; the finger holds them there.
  private func pull(_ stage: CollectionStage, isAtEnd: Bool) -> Finger {
    if isAtEnd { stage.scroll(to: 1_800) }
    let finger = Finger()
    finger.down(at: CGPoint(x: 50, y: 100), in: stage.window)
    finger.move(to: CGPoint(x: 50, y: isAtEnd ? 10 : 190), over: 0.2)
    let held = stage.collectionView.contentOffset.y
    #expect(isAtEnd ? held > 1_800 : held < 0)
    return finger
  }

  @Test(
    "what a finger holds beyond the content's bounds stays there",
    arguments: [false, true])
  func overshoot(isAtEnd: Bool) {
    let stage = rows(40)
    let view = stage.collectionView
    let finger = pull(stage, isAtEnd: isAtEnd)
    let held = view.contentOffset.y
    stage.layout.setHeight(70, forItemAt: path(isAtEnd ? 39 : 0))
    stage.window.layOut()
    // At the end there is more to come now.
    #expect(view.contentOffset.y == held)
    finger.up()
  }

  @Test(
    "so it does where the same data is asked for again",
    arguments: [false, true], [false, true])
  func overshootAskedAgain(isAtEnd: Bool, namesItem: Bool) {
    let stage = rows(40)
    let view = stage.collectionView
    let finger = pull(stage, isAtEnd: isAtEnd)
    let held = view.contentOffset.y
    let context = WaterflowInvalidationContext()
    if namesItem { context.invalidateItems(at: [path(1)]) }
    stage.layout.invalidateLayout(with: context)
    stage.window.layOut()
    #expect(view.contentOffset.y == held)
    finger.up()
  }

  @Test("what is scrolled between two sizes stays scrolled")
  func scrolledBetween() {
    let stage = rows(100)
    stage.scroll(to: 1_000)
    stage.layout.setHeight(60, forItemAt: path(2))
    stage.collectionView.contentOffset.y += 40
    stage.layout.setHeight(70, forItemAt: path(3))
    stage.window.layOut()
    #expect(stage.collectionView.contentOffset.y == 1_070)
  }

  @Test("what an update has brought is known as it is prepared")
  func known() {
    let layout = AskedLayout()
    let stage = CollectionStage(
      CGSize(width: 100, height: 200), [.list(40, height: 50)], layout: layout)
    layout.known = []
    insert(stage, at: 2)
    #expect(layout.known.first == true)
  }

  /// Notes whether it could tell of items that it was asked for.
  private final class AskedLayout: WaterflowCollectionViewLayout {
    var known: [Bool] = []

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      known.append(attributes != nil)
      return attributes
    }
  }

  @Test("the chosen item stays, and not the first visible one")
  func chosen() {
    let stage = rows(100)
    stage.scroll(to: 1_000)
    stage.layout.anchoredItem = path(22)
    insert(stage, at: 21)
    // Item 22 stood 100 points below the viewport's start.
    #expect(stage.layout.anchoredItem == path(23))
    #expect(stage.cell(23)?.minY == stage.collectionView.contentOffset.y + 100)
    #expect(stage.collectionView.contentOffset.y == 1_030)
  }

  @Test("a chosen item that is out of view counts for nothing, and may go")
  func chosenElsewhere() {
    let stage = rows(100)
    stage.layout.anchoredItem = path(2)
    stage.scroll(to: 1_000)
    insert(stage, at: 21)
    #expect(stage.collectionView.contentOffset.y == 1_000)
    var sections = stage.sections
    sections[0].sizes.remove(at: 2)
    stage.update(sections) { $0.deleteItems(at: [path(2)]) }
    #expect(stage.layout.anchoredItem == nil)
  }

  /// A chat by what it is, and not by what somebody sets.
  private final class Chat: WaterflowCollectionViewLayout {
    override var anchorsToEnd: Bool {
      get { true }
      set {}
    }
  }

  @Test(
    "a chat stays at its end while it is there, also where a subclass says so",
    arguments: [false, true])
  func chat(isSubclass: Bool) {
    let stage = CollectionStage(
      CGSize(width: 100, height: 200), [.list(100, height: 50)],
      layout: isSubclass ? Chat() : WaterflowCollectionViewLayout(),
      configure: { if !isSubclass { $0.anchorsToEnd = true } })
    let view = stage.collectionView
    stage.scroll(to: 4_800)
    insert(stage, at: 100)
    #expect(view.contentOffset.y == 4_830)
    insert(stage, at: 0)
    #expect(view.contentOffset.y == 4_860)
    // Read further up, nothing moves.
    stage.scroll(to: 1_000)
    insert(stage, at: 102)
    #expect(view.contentOffset.y == 1_000)
    // Also at the start, where earlier messages come above what is read.
    stage.scroll(to: 0)
    insert(stage, at: 0)
    #expect(view.contentOffset.y == 30)
  }

  enum Finding: CaseIterable {
    case told, scrolled, updated, reloaded
  }

  @Test(
    "a chat stays at its end above a keyboard, and goes on with it",
    arguments: Finding.allCases)
  func keyboard(finding: Finding) {
    let stage = rows(100) { $0.anchorsToEnd = true }
    let view = stage.collectionView
    stage.scroll(to: 4_800)
    view.contentInset.bottom = 120
    switch finding {
    case .told: stage.layout.marginsDidChange()
    case .scrolled: stage.scroll(to: 4_800.5)
    case .updated: break
    case .reloaded: view.reloadData()
    }
    if finding != .updated {
      stage.window.layOut()
      #expect(view.contentOffset.y == 4_920)
    }
    insert(stage, at: 100)
    #expect(view.contentOffset.y == 4_950)
    #expect(stage.cell(100)?.maxY == 5_030)
    view.contentInset.bottom = 0
    stage.layout.marginsDidChange()
    stage.window.layOut()
    #expect(view.contentOffset.y == 4_830)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("a keyboard moves nothing where somebody reads further up")
  func keyboardFurtherUp() {
    let stage = rows(100) { $0.anchorsToEnd = true }
    let view = stage.collectionView
    stage.scroll(to: 1_000)
    view.contentInset.bottom = 120
    stage.layout.marginsDidChange()
    stage.window.layOut()
    #expect(view.contentOffset.y == 1_000)
    // Also where it has come while the end was left.
    view.contentInset.bottom = 0
    stage.scroll(to: 4_800)
    view.contentInset.bottom = 120
    stage.scroll(to: 4_700)
    #expect(view.contentOffset.y == 4_700)
    insert(stage, at: 100)
    #expect(view.contentOffset.y == 4_700)
  }

  @Test("the first content is shown from its end")
  func beginsAtEnd() {
    let layout = WaterflowCollectionViewLayout()
    layout.anchorsToEnd = true
    layout.itemSize = CGSize(width: 10, height: 50)
    let source = Rows(count: 100)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let window = UIWindow(root: view, size: CGSize(width: 100, height: 200))
    view.register(StageCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.layOut()
    #expect(view.contentOffset.y == 4_800)
    // Not again for other data.
    view.contentOffset.y = 0
    view.reloadData()
    window.layOut()
    #expect(view.contentOffset.y == 0)
    // Unless the end shows, or there was nothing.
    view.contentOffset.y = 4_800
    source.count = 120
    view.reloadData()
    window.layOut()
    #expect(view.contentOffset.y == 5_800)
    source.count = 0
    view.reloadData()
    window.layOut()
    source.count = 50
    view.reloadData()
    window.layOut()
    #expect(view.contentOffset.y == 2_300)
  }

  @Test(
    "shorter content at a kept end is shown to its end",
    arguments: [false, true])
  func shorterAtEnd(isOther: Bool) {
    let stage = rows(20) { $0.anchorsToEnd = true }
    #expect(stage.collectionView.contentOffset.y == 800)
    if isOther {
      stage.reload([.list(16, height: 50)])
    } else {
      stage.sections = [.list(20, height: 40)]
      stage.layout.invalidateLayout()
      stage.window.layOut()
    }
    #expect(stage.collectionView.contentOffset.y == 600)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("what gets shorter above the view moves nothing near the end either")
  func shorterAbove() {
    let stage = rows(20)
    stage.scroll(to: 700)
    for item in 0..<14 { stage.sections[0].sizes[item].height = 40 }
    stage.layout.invalidateLayout()
    stage.window.layOut()
    #expect(stage.collectionView.contentOffset.y == 560)
    #expect(stage.cell(14)?.minY == 560)
  }

  private final class Rows: UICollectionViewDataSource {
    var count: Int
    init(count: Int) { self.count = count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("a late height above moves nothing in view, and asks for nothing")
  func lateHeight() {
    let stage = rows(100)
    stage.scroll(to: 1_000)
    let asked = stage.sizesAsked
    // Told together, before the next pass.
    stage.layout.setHeight(70, forItemAt: path(3))
    stage.layout.setHeight(10, forItemAt: path(5))
    stage.window.layOut()
    #expect(stage.collectionView.contentOffset.y == 980)
    #expect(stage.cell(20)?.minY == 980)
    #expect(stage.place(5)?.height == 10)
    #expect(stage.sizesAsked == asked)
    stage.layout.setHeight(.infinity, forItemAt: path(4))
    #expect(stage.errors.count == 1)
    stage.layout.setHeight(20, forItemAt: path(100))
    stage.window.layOut()
    #expect(stage.collectionView.contentSize.height == 4_980)
  }

  @Test("a late height counts until the layout's delegate is asked again")
  func lateHeightAskedAgain() {
    let stage = rows(20)
    // In view, and out of it.
    for item in [1, 15] { stage.layout.setHeight(80, forItemAt: path(item)) }
    stage.window.layOut()
    stage.sections = [.list(20, height: 60)]
    stage.layout.invalidateLayout()
    stage.window.layOut()
    #expect(stage.place(1)?.height == 60)
    #expect(stage.place(15)?.height == 60)
  }

  @Test("a late size of an item that keeps proportions")
  func lateSize() {
    let style = WaterflowSection(
      mode: .waterfall(lanes: .fixed(1), sizing: .aspect))
    let stage = CollectionStage(
      CGSize(width: 100, height: 200),
      [.init(style: style, sizes: [CGSize(width: 1, height: 1)])])
    stage.layout.setSize(CGSize(width: 400, height: 200), forItemAt: path(0))
    stage.window.layOut()
    #expect(stage.cell(0) == CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.layout.setHeight(2, forItemAt: path(0))
    stage.window.layOut()
    #expect(stage.cell(0)?.height == 200)
  }

  @Test("an item with another height keeps its lane and its width")
  func keepsLaneAndWidth() {
    var style = WaterflowSection(mode: .waterfall(lanes: .fixed(2)))
    style.itemAlignment = .leading
    let stage = CollectionStage(
      CGSize(width: 100, height: 200),
      [.init(style: style, sizes: [CGSize(width: 30, height: 10)])])
    stage.layout.setHeight(70, forItemAt: path(0))
    stage.window.layOut()
    #expect(stage.cell(0) == CGRect(x: 0, y: 0, width: 30, height: 70))
  }

  @Test("lanes that were seen between two questions stay")
  func seen() {
    let style = WaterflowSection(
      mode: .waterfall(lanes: .fixed(2), assignment: .seen))
    let sizes = Array(repeating: CGSize(width: 1, height: 10), count: 200)
    let stage = CollectionStage(
      CGSize(width: 100, height: 100), [.init(style: style, sizes: sizes)])
    // Within what the collection view knows already, and back: 26 items.
    stage.scroll(to: 30)
    stage.scroll(to: 0)
    stage.layout.setHeight(25, forItemAt: path(0))
    stage.window.layOut()
    #expect(
      (0..<26).map { stage.place($0)?.minX == 0 ? 0 : 1 }
        == (0..<26).map { $0 % 2 })
    // The rest fills up the lane that is shorter now.
    #expect(stage.place(26)?.minX == 50)
  }

  @Test("for somebody who wants less motion rows come and go where they stand")
  func reducedMotion() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let stage = rows(3)
    let leaving = stage.shownCell(2)
    var sections = stage.sections
    sections[0].sizes.removeLast()
    sections[0].sizes.insert(CGSize(width: 1, height: 30), at: 1)
    stage.update(sections) {
      $0.deleteItems(at: [path(2)])
      $0.insertItems(at: [path(1)])
    }
    TestClock.advance(by: 0.1)
    #expect(
      stage.shownCell(1)?.shownFrame
        == CGRect(x: 0, y: 50, width: 100, height: 30))
    #expect(
      leaving?.shownFrame == CGRect(x: 0, y: 100, width: 100, height: 50))
    #expect(leaving?.alpha == 0)
    TestClock.advance(by: 0.3)
    #expect(stage.shownCell(1)?.alpha == 1)
    #expect(leaving?.superview == nil)
  }

  @Test("a longer least extent lays nothing out and asks for nothing")
  func minimumLength() {
    let stage = rows(2)
    let asked = stage.sizesAsked
    stage.layout.minimumContentLength = 600
    stage.window.layOut()
    #expect(stage.collectionView.contentSize.height == 600)
    #expect(stage.sizesAsked == asked)
    #expect(stage.layout.itemsLaidOut == 2)
  }
}
