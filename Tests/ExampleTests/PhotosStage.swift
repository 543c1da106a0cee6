import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample
@testable import WaterflowUIKit

/// The page of photos in a window, on the test's clock.
@MainActor
struct PhotosStage {
  let work = ClockedWork()
  let page: PhotosController
  let window: UIWindow
  let finger = Finger()

  var view: WaterflowView { page.waterflow }

  init() {
    TestClock.reset()
    page = PhotosController(loader: PictureLoader(work: work))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.waterflow.now = { TestClock.now * 1_000 }
    page.waterflow.schedule = { delay, body in
      TestClock.schedule(in: delay / 1_000, body)
    }
    window.rootViewController = UINavigationController(
      rootViewController: page)
    Display.turn()
  }

  /// Chooses an action of the page's menu, as a person does.
  func choose(_ title: String, in submenu: String? = nil) throws {
    let menu = try #require(page.navigationItem.rightBarButtonItem?.menu)
    let action = try #require(menu.action(title, in: submenu))
    action.perform()
    Display.turn()
  }

  func frame(_ item: Int) -> CGRect? {
    view.frameForItem(at: IndexPath(item: item, section: 0))
  }

  /// The cells on screen.
  var cells: [PhotoCell] {
    view.visibleCells.compactMap { $0 as? PhotoCell }
  }

  /// The cells that show a picture which is not that of their photo, or that
  /// show another photo than the data has there.
  var wrongCells: [PhotoCell] {
    cells.filter { cell in
      guard let photo = cell.photo,
        view.indexPath(for: cell)?.item == photo.number
      else { return true }
      guard let picture = cell.picture.image else { return false }
      return picture.fills.first?.color != PicturePainter.color(of: photo)
    }
  }
}
