import Testing
import UIKitStandIn

@Suite("Safe areas and margins") @MainActor
struct SafeAreaTests {
  private let root = WatchedView()
  private let inner = WatchedView(
    frame: CGRect(x: 0, y: 10, width: 100, height: 100))
  private let bars = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)

  @Test("nothing is covered outside of a window")
  func noWindow() {
    root.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
    #expect(inner.safeAreaChanges == 0)
  }

  @Test("a view knows only what is covered of itself")
  func partial() {
    root.addSubview(inner)
    let window = UIWindow(
      root: root, size: CGSize(width: 100, height: 200), safeArea: bars)
    #expect(root.safeAreaInsets == bars)
    #expect(
      inner.safeAreaInsets
        == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    inner.frame.origin.y = 95
    #expect(
      inner.safeAreaInsets
        == UIEdgeInsets(top: 0, left: 0, bottom: 15, right: 0))
    inner.frame.origin.y = 50
    #expect(inner.safeAreaInsets == .zero)
    #expect(inner.safeAreaChanges == 3)
    withExtendedLifetime(window) {}
  }

  @Test("a view is told when its safe area changes, and not otherwise")
  func changes() {
    let window = UIWindow(root: root, size: CGSize(width: 100, height: 200))
    #expect(root.safeAreaChanges == 0)
    window.setSafeArea(bars)
    window.setSafeArea(bars)
    #expect(root.safeAreaChanges == 1)
    root.removeFromSuperview()
    #expect(root.safeAreaInsets == .zero)
    #expect(root.safeAreaChanges == 2)
  }

  @Test("margins are 8 points, and the safe area on top of that")
  func margins() {
    #expect(
      root.layoutMargins
        == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let window = UIWindow(
      root: root, size: CGSize(width: 100, height: 200), safeArea: bars)
    #expect(
      root.layoutMargins
        == UIEdgeInsets(top: 38, left: 8, bottom: 28, right: 8))
    #expect(root.marginChanges == 1)
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins.top == 8)
    #expect(root.marginChanges == 2)
    root.layoutMargins.left = 1
    root.layoutMargins.left = 1
    #expect(root.layoutMargins.left == 1)
    #expect(root.marginChanges == 3)
    withExtendedLifetime(window) {}
  }

  @Test("the direction is the window's unless a view forces its own")
  func direction() {
    #expect(root.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let window = UIWindow(root: root, size: CGSize(width: 100, height: 200))
    window.setLayoutDirection(.rightToLeft)
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    root.semanticContentAttribute = .forceLeftToRight
    #expect(root.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.addSubview(inner)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    window.setLayoutDirection(.leftToRight)
    inner.semanticContentAttribute = .forceRightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("views know the pixels in a point of their window's display")
  func scale() {
    let window = UIWindow(root: root, size: CGSize(width: 100, height: 200))
    window.setDisplayScale(3)
    #expect(root.traitCollection.displayScale == 3)
  }
}
