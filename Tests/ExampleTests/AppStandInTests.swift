import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

extension ExampleApp {
  @MainActor
  @Suite("What stands in for UIKit's controllers and controls")
  struct AppStandInTests {
    let window: UIWindow
    let finger = Finger()

    init() {
      TestClock.reset()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    }

    private final class Page: UIViewController {
      var loaded = 0
      var laidOut = 0

      override func viewDidLoad() { loaded += 1 }
      override func viewDidLayoutSubviews() { laidOut += 1 }
    }

    @Test("a view is made once, when it is asked for, and tells of its layout")
    func viewLoading() {
      let page = Page()
      #expect(page.loaded == 0)
      let view: UIView = page.view
      #expect(page.view === view && page.loaded == 1 && page.laidOut == 0)
      window.rootViewController = page
      window.layOut()
      #expect(view.frame == window.bounds && page.laidOut == 1)
      view.setNeedsLayout()
      window.layOut()
      #expect(page.laidOut == 2 && page.loaded == 1)
    }

    @Test(
      "a controller's title is its navigation item's until that has another")
    func titles() {
      let page = Page()
      page.title = "One"
      #expect(page.navigationItem.title == "One")
      page.navigationItem.title = "Two"
      #expect(page.title == "One")
    }

    @Test("bars add to the safe area of what lies below them")
    func bars() {
      window.setSafeArea(UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 5))
      let page = Page()
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: page), Page(),
      ]
      window.rootViewController = tabs
      window.layOut()
      #expect(
        page.view.safeAreaInsets
          == UIEdgeInsets(top: 64, left: 5, bottom: 59, right: 5))
      #expect(page.view.layoutMargins.top == 72)
      tabs.choose(tab: 1)
      window.layOut()
      #expect(page.view.window == nil)
      #expect(page.view.superview?.window == nil)
      #expect(tabs.viewControllers?[1].view.window === window)
      tabs.choose(tab: 2)
      window.layOut()
      #expect(tabs.viewControllers?[1].view.window === window)
    }

    @Test(
      "a button does its action where it is tapped, and none while disabled")
    func button() {
      var taps = 0
      let button = UIButton(
        configuration: .bordered(),
        primaryAction: UIAction(title: "Go") { _ in taps += 1 })
      button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
      window.addSubview(button)
      finger.tap(at: CGPoint(x: 110, y: 110), in: window)
      #expect(taps == 1)
      finger.down(at: CGPoint(x: 110, y: 110), in: window)
      finger.move(to: CGPoint(x: 10, y: 10))
      finger.up()
      button.isEnabled = false
      finger.tap(at: CGPoint(x: 110, y: 110), in: window)
      #expect(taps == 1)
      let size = button.sizeThatFits(.zero)
      #expect(size.width > 0 && size.height > 0)
    }

    @Test("a segment is performed when a person selects another, not by code")
    func segments() {
      var performed: [String] = []
      let control = UISegmentedControl(
        frame: CGRect(x: 0, y: 0, width: 300, height: 30),
        actions: ["a", "b", "c"].map { title in
          UIAction(title: title) { _ in performed.append(title) }
        })
      window.addSubview(control)
      #expect(control.selectedSegmentIndex == -1)
      control.selectedSegmentIndex = 0
      #expect(performed == [])
      for x: CGFloat in [250, 250, 50, 150] {
        finger.tap(at: CGPoint(x: x, y: 15), in: window)
      }
      #expect(performed == ["c", "a", "b"])
      #expect(control.selectedSegmentIndex == 1)
    }

    @Test("touches pass by labels and pictures")
    func passing() {
      for view in [UILabel(), UIImageView(image: nil)] {
        view.frame = window.bounds
        window.addSubview(view)
      }
      #expect(window.hitTest(CGPoint(x: 9, y: 9), with: nil) === window)
    }

    @Test("preferred fonts follow the size of text, given ones do not")
    func fonts() {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .headline)
      let height = label.font.lineHeight
      TextSize.choose(1.5)
      defer { TextSize.choose(1) }
      #expect(label.font.lineHeight == height)
      label.adjustsFontForContentSizeCategory = true
      #expect(label.font.lineHeight == 1.5 * height)
    }

    @Test("a picture is what was filled, in the colours set before")
    func drawing() {
      let red = UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)
      red.setFill()  // Outside of a context: nothing.
      let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 3
      let renderer = UIGraphicsImageRenderer(
        size: CGSize(width: 4, height: 4), format: format)
      let picture = renderer.image { context in
        context.fill(rect)
        red.setFill()
        context.fill(rect)
      }
      #expect(picture.scale == 3)
      #expect(picture.fills.count == 2)
      #expect(picture.fills[0].color != red && picture.fills[1].color == red)
      #expect(red.withAlphaComponent(0.5) != red)
    }
  }
}
