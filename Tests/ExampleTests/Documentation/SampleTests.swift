import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

extension ExampleApp {
  @MainActor
  @Suite("The samples of the documentation")
  struct SampleTests {
    func show(
      _ controller: UIViewController, width: CGFloat, height: CGFloat = 480,
      safeArea: UIEdgeInsets = .zero
    ) -> UIWindow {
      TestClock.reset()
      let window = UIWindow(
        frame: CGRect(x: 0, y: 0, width: width, height: height))
      window.setSafeArea(safeArea)
      window.rootViewController = controller
      window.layOut()
      return window
    }

    func frames(
      _ count: Int, _ frame: (IndexPath) -> CGRect?, section: Int = 0
    ) throws -> [CGRect] {
      try (0..<count).map {
        try #require(frame(IndexPath(item: $0, section: section)))
      }
    }

    @Test("QIQWaterflow's shops stand where they stood, to the pixel")
    func shops() throws {
      let page = ShopsController()
      let window = show(page, width: 320)
      // Lanes of 93.33 points, whose edges are moved to half points.
      let shops = try frames(7) { page.waterflow.frameForItem(at: $0) }
      #expect(shops.map(\.minX) == [10, 113.5, 216.5, 10, 113.5, 10, 216.5])
      #expect(shops.map(\.minY) == [10, 10, 10, 90, 120, 170, 210])
      #expect(page.waterflow.contentSize.height == 370)
      #expect(page.waterflow.visibleCells.count == 7)
      Finger().tap(at: CGPoint(x: 20, y: 100), in: window)
      #expect(page.title == "Shop 3")
    }

    @Test("CHT's photos keep their proportions in two columns")
    func album() throws {
      let page = AlbumController()
      page.sizes = [
        CGSize(width: 400, height: 550), CGSize(width: 1000, height: 665),
        CGSize(width: 1024, height: 689), CGSize(width: 640, height: 427),
      ]
      let window = show(page, width: 375)
      let photos = try frames(4) {
        page.layout.layoutAttributesForItem(at: $0)?.frame
      }
      #expect(photos.map(\.minX) == [10, 192.5, 192.5, 10])
      #expect(photos.map(\.width) == [172.5, 172.5, 172.5, 172.5])
      for (photo, size) in zip(photos, page.sizes) {
        let height = photo.width * size.height / size.width
        #expect(abs(photo.height - height) <= 0.5)
      }
      #expect(page.collectionView.indexPathsForVisibleItems.count == 4)
      withExtendedLifetime(window) {}
    }

    @Test("FlexLayout's headers pile up, and its tail follows a finger")
    func shopFront() throws {
      let page = ShopFrontController()
      let window = show(page, width: 280, height: 200)
      let layout = page.layout
      // Three of 80 with 10 between them fit into 280.
      let flow = try frames(9) { layout.layoutAttributesForItem(at: $0)?.frame }
      #expect(flow.map(\.minX) == [0, 90, 180, 0, 90, 180, 0, 90, 180])
      #expect(flow.map(\.minY) == [40, 40, 40, 140, 140, 140, 240, 240, 240])
      let second = try #require(
        layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)))
      #expect(second.frame == CGRect(x: 0, y: 370, width: 280, height: 90))

      page.collectionView.contentOffset.y = 400
      window.layOut()
      #expect(page.events == ["pinned 0", "pinned 1"])
      let kind = UICollectionView.elementKindSectionHeader
      let headers = (0..<2).map {
        layout.layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: $0))?.frame.minY
      }
      #expect(headers == [400, 440])
      page.collectionView.contentOffset.y = 0
      window.layOut()
      #expect(page.events.suffix(2).sorted() == ["rests 0", "rests 1"])

      let path = IndexPath(item: 0, section: 2)
      let rest = try #require(layout.layoutAttributesForItem(at: path)).frame
      page.turn(by: -100)
      window.layOut()
      let turned = layout.layoutAttributesForItem(at: path)?.frame
      #expect(turned == rest.offsetBy(dx: -100, dy: 0))
    }

    @Test("UITableView's rows and headers keep their places")
    func contacts() throws {
      let page = ContactsController()
      let window = show(page, width: 320, height: 120)
      // Headers of 28, rows of 56.
      #expect(
        page.list.frameForItem(at: IndexPath(item: 0, section: 1))
          == CGRect(x: 0, y: 168, width: 320, height: 56))
      // Three headers and five rows.
      #expect(page.list.contentSize.height == 364)
      page.list.contentOffset.y = 130
      window.layOut()
      // Pushed up by the end of its section, at 140.
      #expect(page.list.headerView(forSection: 0)?.frame.minY == 112)
      let header = page.list.headerView(forSection: 1) as? NameCell
      #expect(header?.label.text == "B")
      Finger().tap(at: CGPoint(x: 50, y: 60), in: window)
      #expect(page.list.indexPathsForSelectedItems.isEmpty)
    }

    @Test("what the cells of samples say fills them")
    func labels() throws {
      let shops = ShopsController()
      let columns = ColumnsController()
      let kinds = KindsController()
      let contacts = ContactsController()
      let pages: [UIViewController] = [shops, columns, kinds, contacts]
      let windows = pages.map { show($0, width: 320) }
      for view in [
        shops.waterflow, columns.waterflow, kinds.table, contacts.list,
      ] {
        #expect(!view.visibleCells.isEmpty)
        for cell in view.visibleCells {
          let label = try #require(cell.contentView.subviews.first as? UILabel)
          #expect(label.frame == cell.contentView.bounds)
          #expect(label.frame.size == cell.bounds.size)
        }
      }
      withExtendedLifetime(windows) {}
    }

    @Test(
      "UICollectionViewFlowLayout's tags fill lines inside of the safe area")
    func tags() throws {
      let page = TagsController()
      let window = show(
        page, width: 320, height: 200,
        safeArea: UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 25))
      // Three of 80 in 270: 15 between them.
      let tags = try frames(10) {
        page.layout.layoutAttributesForItem(at: $0)?.frame
      }
      #expect(tags.prefix(3).map(\.minX) == [25, 120, 215])
      #expect(tags.map(\.minY).last == 126)
      withExtendedLifetime(window) {}
    }

    @Test("UICollectionViewCompositionalLayout's columns go by the width")
    func magazine() throws {
      let page = MagazineController()
      let window = show(page, width: 400)
      let rows = try frames(3) {
        page.layout.layoutAttributesForItem(at: $0)?.frame
      }
      #expect(rows.last == CGRect(x: 8, y: 168, width: 384, height: 72))
      let first = { page.layout.layoutAttributesForItem(at: [1, 0])?.frame }
      #expect(first() == CGRect(x: 8, y: 300, width: 188, height: 141))
      window.rotate(to: CGSize(width: 700, height: 480))
      #expect(first() == CGRect(x: 8, y: 300, width: 165, height: 124))
      withExtendedLifetime(window) {}
    }

    @Test("the article's notes go where their lengths let them")
    func notes() throws {
      let page = NotesController()
      let window = show(page, width: 308)
      try page.show(["a", "b", "c"])
      window.layOut()
      let notes = try frames(3) { page.notes.frameForItem(at: $0) }
      #expect(notes.map(\.minX) == [0, 158, 0])
      #expect(notes.allSatisfy { $0.width == 150 })
      #expect(notes[2].minY == notes[0].maxY + 8)
      let texts = page.notes.visibleCells.map { ($0 as? NoteCell)?.label.text }
      #expect(texts == ["a", "b", "c"])
      try page.show(["c", "a"])
      #expect(page.source.itemIdentifier(for: [0, 0]) == "c")
    }

    @Test("the README's photos fill two lanes")
    func first() throws {
      let page = FirstPhotos()
      page.sizes = [CGSize(width: 2, height: 1), CGSize(width: 1, height: 1)]
      let window = show(page, width: 408)
      let photos = try frames(2) { page.waterflow.frameForItem(at: $0) }
      #expect(photos[0] == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(photos[1] == CGRect(x: 208, y: 0, width: 200, height: 200))
      #expect(page.waterflow.visibleCells.count == 2)
      withExtendedLifetime(window) {}
    }
  }
}
