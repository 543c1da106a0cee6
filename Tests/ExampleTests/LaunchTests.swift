import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample
@testable import WaterflowUIKit

extension ExampleApp {
  @MainActor
  @Suite("The app")
  struct LaunchTests {
    init() { TestClock.reset() }

    private func tabs(_ app: RunningApp) throws -> UITabBarController {
      let window = try #require(app.window)
      return try #require(window.rootViewController as? UITabBarController)
    }

    private func page<Page>(
      _ tab: Int, of tabs: UITabBarController
    ) throws -> Page {
      let navigation = tabs.viewControllers?[tab] as? UINavigationController
      return try #require(navigation?.viewControllers.last as? Page)
    }

    @Test("launches with a tab for each page, the photos in front")
    func launches() throws {
      let app = RunningApp(AppDelegate.self)
      let tabs = try tabs(app)
      #expect(
        tabs.viewControllers?.map { $0.tabBarItem?.title }
          == ["Photos", "Lanes", "To-dos", "Sections", "Updates"])
      let photos: PhotosController = try page(0, of: tabs)
      let sections: SectionsController = try page(3, of: tabs)
      #expect(photos.view.window === app.window)
      #expect(sections.view.window == nil)
      #expect(photos.navigationItem.title == "Photos")

      // 47 points of status bar and 44 of navigation bar; 34 and 49 below.
      let insets = photos.waterflow.adjustedContentInset
      #expect(insets.top == 91 && insets.bottom == 83)
      #expect(photos.waterflow.frame == app.window?.bounds)
      #expect(photos.waterflow.contentOffset.y == -91)
      #expect(photos.waterflow.numberOfItems(inSection: 0) == 100_000)
      // Two lanes of at least 150 points in 390.
      let first = try #require(
        photos.waterflow.frameForItem(at: IndexPath(item: 0, section: 0)))
      #expect(first.minX == 8 && first.minY == 8 && first.width == 183)
      let cells = photos.waterflow.visibleCells.compactMap { $0 as? PhotoCell }
      #expect(cells.count >= 6)
      for (index, cell) in cells.enumerated() {
        let path = photos.waterflow.indexPath(for: cell)
        let photo = Photo(number: path?.item ?? -1)
        #expect(cell.photo == photo, "cell \(index)")
        #expect(cell.caption.text == "\(photo.width) × \(photo.height)")
        #expect(cell.contentView.backgroundColor?.name.isEmpty == false)
      }
    }

    @Test("shows the sections in their tab")
    func sections() throws {
      let app = RunningApp(AppDelegate.self)
      let tabs = try tabs(app)
      tabs.choose(tab: 3)
      Display.turn()
      let photos: PhotosController = try page(0, of: tabs)
      let sections: SectionsController = try page(3, of: tabs)
      #expect(photos.view.window == nil)
      #expect(sections.view.window === app.window)
      #expect(sections.waterflow.numberOfSections == 6)
      let header = sections.waterflow.headerView(forSection: 0) as? TitleCell
      #expect(header?.title.text == "Highlights")
      #expect(header?.note.text == "Waterfall, some span two lanes")
      #expect(header?.frame.minY == 0)
      // The bar ends where the screen does, and content can end above it.
      #expect(sections.bar.frame.maxY == 844)
      #expect(
        sections.waterflow.adjustedContentInset.bottom
          == 844 - sections.bar.frame.minY)
    }

    @Test("shows tiles and things to do in the tabs between")
    func between() throws {
      let app = RunningApp(AppDelegate.self)
      let tabs = try tabs(app)
      tabs.choose(tab: 1)
      Display.turn()
      let lanes: LanesController = try page(1, of: tabs)
      #expect(lanes.view.window === app.window)
      #expect(lanes.waterflow.isFirstResponder)
      #expect(lanes.waterflow.visibleCells.count > 6)
      tabs.choose(tab: 2)
      Display.turn()
      let todos: TodosController = try page(2, of: tabs)
      #expect(todos.waterflow.visibleCells.count == 16)
      #expect(todos.navigationItem.title == "16 to do")
      #expect(
        todos.waterflow.isFirstResponder && !lanes.waterflow.isFirstResponder)
    }

    @Test("paints a photo from its own colour, in bands that leave no gap")
    func painting() {
      let photo = Photo(number: 4)
      let picture = PicturePainter.paint(photo)
      #expect(
        abs(picture.size.height / picture.size.width - CGFloat(photo.ratio))
          < 0.001)
      #expect(picture.fills.first?.color == PicturePainter.color(of: photo))
      #expect(
        picture.fills.last.map { $0.rect.maxY >= picture.size.height } == true)
      for (above, below) in zip(picture.fills, picture.fills.dropFirst()) {
        #expect(above.rect.maxY >= below.rect.minY)
        #expect(above.color != below.color)
      }
      #expect(
        picture.fills.first?.color
          != PicturePainter.paint(Photo(number: 5)).fills.first?.color)
    }

    @Test("is painted beside the main thread", .timeLimit(.minutes(30)))
    func queue() async {
      let photo = Photo(number: 9)
      let picture = await withCheckedContinuation { continuation in
        _ = PictureQueue().start(photo) { continuation.resume(returning: $0) }
      }
      #expect(picture?.fills.first?.color == PicturePainter.color(of: photo))
    }
  }
}
