import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample

extension ExampleApp {
  @MainActor
  @Suite("The photos in a stock collection view")
  struct StockPhotosTests {
    let stage = PhotosStage()

    init() throws { try stage.choose("UICollectionView", in: "View") }

    private var view: UICollectionView {
      get throws { try #require(stage.page.stock).view }
    }

    private func frame(_ item: Int) throws -> CGRect? {
      try view.collectionViewLayout.layoutAttributesForItem(
        at: IndexPath(item: item, section: 0))?.frame
    }

    /// Cells that show another photo than the data has there, or another
    /// photo's picture.
    private var wrongItems: [IndexPath] {
      get throws {
        let view = try view
        return view.indexPathsForVisibleItems.filter { path in
          let cell = view.cellForItem(at: path) as? StockCell<PhotoCell>
          guard let photo = cell?.content.photo,
            photo == stage.page.photos[path.item],
            cell?.content.bounds.size == cell?.contentView.bounds.size
          else { return true }
          let color = cell?.content.picture.image?.fills.first?.color
          return color != nil && color != PicturePainter.color(of: photo)
        }
      }
    }

    @Test("stand where they stand in the view")
    func frames() throws {
      let stock = try view
      #expect(!stock.isHidden && stage.view.isHidden)
      #expect(stock.frame == stage.view.frame)
      #expect(stage.page.contentScrollView === stock)
      for lanes in ["Adaptive", "3"] {
        try stage.choose(lanes, in: "Lanes")
        for item in 0..<200 {
          #expect(try frame(item) == stage.frame(item), "\(item) in \(lanes)")
        }
      }
      #expect(
        stock.contentSize.height == stage.view.contentSize.height)
      let menu = stage.page.navigationItem.rightBarButtonItem?.menu
      #expect(menu?.action("UICollectionView", in: "View")?.state == .on)
    }

    @Test("are read out as they are in the view")
    func reading() throws {
      let path = IndexPath(item: 0, section: 0)
      let cell = try #require(try view.cellForItem(at: path))
      let photo = stage.page.photos[0]
      #expect(cell.isAccessibilityElement)
      #expect(cell.accessibilityLabel?.hasPrefix(photo.title) == true)
      #expect(cell.accessibilityTraits == .button)
      cell.isSelected = true
      #expect(cell.accessibilityTraits == [.button, .selected])
    }

    @Test("show their pictures, and no other's when their cells are used again")
    func pictures() throws {
      TestClock.advance(by: 0.2)
      #expect(try wrongItems.isEmpty)
      for offset in [2_000, 2_600, 900, 40_000] {
        try view.contentOffset.y = CGFloat(offset)
        Display.turn()
        #expect(try wrongItems.isEmpty, "at \(offset)")
        #expect(try view.indexPathsForVisibleItems.count > 3)
      }
      TestClock.advance(by: 0.2)
      #expect(try wrongItems.isEmpty)
    }

    @Test("that show where a flick comes to rest are painted before they do")
    func flick() throws {
      TestClock.advance(by: 0.2)
      let finger = stage.finger
      finger.down(at: CGPoint(x: 195, y: 700), in: stage.window)
      finger.move(to: CGPoint(x: 195, y: 200), over: 0.1)
      finger.up()
      let started = Set(stage.work.started)
      TestClock.advance(by: 5)
      let rest = try view.indexPathsForVisibleItems.map(\.item)
      #expect(!rest.isEmpty && started.isSuperset(of: rest))
    }

    @Test("come, go and move in batch updates, and the others stay")
    func changes() throws {
      let view = try view
      try stage.choose("1000", in: "Items")
      view.contentOffset.y = 5_000
      Display.turn()
      let first = try #require(view.indexPathsForVisibleItems.min()).item
      let numbers = stage.page.photos.map(\.number)
      try stage.choose("Insert three", in: "Change")
      TestClock.advance(by: 0.5)
      #expect(view.numberOfItems(inSection: 0) == 1_003)
      #expect(
        stage.page.photos[(first + 3)...].map(\.number)
          == Array(numbers[first...]))
      #expect(try wrongItems.isEmpty)
      try stage.choose("Remove three", in: "Change")
      TestClock.advance(by: 0.5)
      #expect(view.numberOfItems(inSection: 0) == 1_000)
      try stage.choose("Move one", in: "Change")
      TestClock.advance(by: 0.5)
      #expect(try wrongItems.isEmpty)
      // The view reads what has become of them when it is chosen.
      try stage.choose("WaterflowView", in: "View")
      #expect(view.isHidden && !stage.view.isHidden)
      #expect(stage.view.numberOfItems(inSection: 0) == 1_000)
      try stage.choose("Insert three", in: "Change")
      #expect(stage.view.numberOfItems(inSection: 0) == 1_003)
    }

    @Test(
      "the view that is hidden follows what goes, when it is resized as well",
      arguments: ["UICollectionView", "WaterflowView"])
    func hidden(shown: String) throws {
      try stage.choose("100", in: "Items")
      try stage.choose(shown, in: "View")
      for _ in 0..<32 { try stage.choose("Remove three", in: "Change") }
      TestClock.advance(by: 0.5)
      stage.window.rotate(to: CGSize(width: 844, height: 390))
      Display.turn()
      #expect(stage.page.photos.count == 4)
      #expect(stage.view.numberOfItems(inSection: 0) == 4)
      #expect(try view.numberOfItems(inSection: 0) == 4)
      #expect(try wrongItems.isEmpty)
      for item in 0..<4 {
        #expect(try frame(item) == stage.frame(item), "\(item)")
      }
    }

    @Test("what is gone by the time it is announced is not painted")
    func announcedLate() throws {
      try stage.choose("100", in: "Items")
      let paths = [99, 100, 5_000].map { IndexPath(item: $0, section: 0) }
      let view = try view
      let stock = try #require(stage.page.stock)
      stage.page.waterflowView(stage.view, prefetchItemsAt: paths)
      #expect(stage.work.started.last == 99)
      stage.page.waterflowView(
        stage.view, cancelPrefetchingForItemsAt: paths)
      #expect(stage.work.cancelled.last == 99)
      stock.collectionView(
        view, layout: stock.layout, willScrollToItemsAt: paths)
      #expect(stage.work.started.suffix(2) == [99, 99])
    }

    @Test("are selected by taps, ticked and counted, and let go by a switch")
    func selection() throws {
      let view = try view
      func cell(_ item: Int) -> StockCell<PhotoCell>? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
          as? StockCell<PhotoCell>
      }
      func tap(_ item: Int) throws {
        let center = try #require(cell(item)).center
        stage.finger.tap(
          at: view.convert(center, to: nil), in: stage.window)
      }
      try tap(0)
      try tap(1)
      #expect(stage.page.navigationItem.title == "2 selected")
      #expect(cell(0)?.content.isSelected == true)
      try tap(0)
      #expect(stage.page.navigationItem.title == "1 selected")
      #expect(cell(0)?.content.isSelected == false)
      try stage.choose("Insert three", in: "Change")
      #expect(view.indexPathsForSelectedItems?.map(\.item) == [4])
      try stage.choose("Remove three", in: "Change")
      try stage.choose("Remove three", in: "Change")
      #expect(stage.page.navigationItem.title == "Photos")
      try tap(0)
      try stage.choose("WaterflowView", in: "View")
      #expect(stage.page.navigationItem.title == "Photos")
      #expect(stage.view.indexPathsForSelectedItems.isEmpty)
    }

    @Test("take the size of text that a person chooses, and stay selected")
    func textSize() throws {
      try stage.choose("List", in: "Arrangement")
      TestClock.advance(by: 0.5)
      let view = try view
      let cell = try #require(view.cellForItem(at: [0, 0]))
      stage.finger.tap(
        at: view.convert(cell.center, to: nil), in: stage.window)
      let before = try #require(try frame(3))
      TextSize.choose(2)
      defer { TextSize.choose(1) }
      Display.turn()
      #expect(try #require(try frame(3)).height > before.height)
      #expect(try frame(3) == stage.frame(3))
      #expect(view.indexPathsForSelectedItems == [[0, 0]])
      #expect(stage.page.navigationItem.title == "1 selected")
    }

    @Test("leave no keys with the view that is hidden")
    func keys() throws {
      #expect(!stage.view.isFirstResponder)
      // As after a visit to another page.
      stage.page.viewDidAppear(false)
      #expect(!stage.view.isFirstResponder)
      try stage.choose("WaterflowView", in: "View")
      #expect(stage.view.isFirstResponder)
    }

    @Test("dim under a finger")
    func highlight() throws {
      let view = try view
      let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
      let content = try #require(cell as? StockCell<PhotoCell>).content
      stage.finger.down(
        at: content.convert(CGPoint(x: 20, y: 20), to: nil), in: stage.window)
      TestClock.advance(by: 0.2)
      #expect(content.isHighlighted && content.picture.alpha == 0.6)
      stage.finger.up()
      #expect(!content.isHighlighted)
    }

    @Test("a removal ends with the last photo")
    func removal() throws {
      try stage.choose("100", in: "Items")
      for _ in 0..<40 { try stage.choose("Remove three", in: "Change") }
      TestClock.advance(by: 0.5)
      #expect(stage.page.photos.isEmpty)
      #expect(try view.numberOfItems(inSection: 0) == 0)
      try stage.choose("Insert three", in: "Change")
      TestClock.advance(by: 0.5)
      #expect(try view.indexPathsForVisibleItems.count == 3)
    }
  }
}
