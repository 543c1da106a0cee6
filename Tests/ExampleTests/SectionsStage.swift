import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample
@testable import WaterflowUIKit

/// The page of sections in a window, on the test's clock.
@MainActor
struct SectionsStage {
  let page: SectionsController
  let window: UIWindow
  let finger = Finger()

  var view: WaterflowView { page.waterflow }

  init() {
    TestClock.reset()
    page = SectionsController(loader: PictureLoader(work: ClockedWork()))
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

  /// Taps a view in its middle, or at another part of its width.
  func tap(_ view: UIView, at part: CGFloat = 0.5) {
    let point = CGPoint(
      x: view.bounds.width * part, y: view.bounds.midY)
    finger.tap(at: view.convert(point, to: nil), in: window)
  }

  /// Scrolls so that an offset of the content is below the navigation bar.
  func scroll(to line: CGFloat) {
    view.contentOffset.y = line - view.adjustedContentInset.top
    Display.turn()
  }

  /// Where a section's header shows below the navigation bar.
  func header(_ section: Int) -> CGFloat? {
    view.headerView(forSection: section).map {
      $0.frame.minY - view.contentOffset.y - view.adjustedContentInset.top
    }
  }

  /// Where the bar of tabs shows below the navigation bar.
  var tabs: CGFloat? { header(SectionPlan.tail - 1) }

  /// The bar's segments.
  var segments: UISegmentedControl? {
    let cell = view.headerView(forSection: SectionPlan.tail - 1) as? TabsCell
    return cell?.control
  }

  /// Drags a finger sideways over the tail.
  func drag(by x: CGFloat, over seconds: TimeInterval) {
    let start = CGPoint(x: x < 0 ? 300 : 90, y: 500)
    finger.down(at: start, in: window)
    finger.move(to: CGPoint(x: start.x + x, y: 500), over: seconds)
    finger.up()
  }

  func frame(_ item: Int, _ section: Int) -> CGRect? {
    view.frameForItem(at: IndexPath(item: item, section: section))
  }
}
