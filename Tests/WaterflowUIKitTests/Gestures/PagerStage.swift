import Foundation
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// Three tabs in a window of 400 by 600.
@MainActor
final class PagerStage {
  let view: WaterflowView
  let window: UIWindow
  let pager: WaterflowPager
  let finger = Finger()
  let tabs: [TabContent]
  private(set) var turned: [Int] = []

  init(
    rows: [Int] = [100, 100, 100], isMirrored: Bool = false,
    safeArea: UIEdgeInsets = .zero
  ) {
    TestClock.reset()
    let tabs = rows.enumerated().map { TabContent(page: $0, rows: $1) }
    self.tabs = tabs
    view = WaterflowView(frame: .zero)
    view.pixelScale = 0
    view.pinMode = .untilNext
    view.now = { TestClock.now * 1_000 }
    view.schedule = { delay, body in
      TestClock.schedule(in: delay / 1_000, body)
    }
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    pager = WaterflowPager(view, firstSection: 2, pageCount: rows.count) {
      page, view in
      for kind in ["item", "header"] {
        view.register(LoggingCell.self, forCellWithReuseIdentifier: kind)
      }
      view.waterflowDelegate = tabs[page]
      view.dataSource = tabs[page]
    }
    window = UIWindow(
      root: view, size: CGSize(width: 400, height: 600), safeArea: safeArea)
    window.layOut()
    pager.didTurnTo = { [weak self] in self?.turned.append($0) }
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    window.layOut()
  }

  /// Drags sideways at 500 points from the top.
  func drag(
    from start: CGFloat, to end: CGFloat, over seconds: TimeInterval = 0.5
  ) {
    finger.down(at: CGPoint(x: start, y: 500), in: window)
    finger.move(to: CGPoint(x: end, y: 500), over: seconds)
  }

  /// Lets the finger rest, so that it has no speed.
  func rest() { TestClock.advance(by: 0.2) }

  /// The view that slides in, if one does.
  var neighbour: WaterflowView? {
    view.subviews.flatMap(\.subviews).compactMap { $0 as? WaterflowView }.first
  }

  /// The frames of the visible rows of a view, as far as they are in its
  /// window, and what is cut off around them.
  func rows(of view: WaterflowView) -> [(item: Int, frame: CGRect)] {
    view.subviews.compactMap { view in
      guard let cell = view as? LoggingCell, !cell.isHidden,
        let path = cell.filled, path.section == 2,
        cell.reuseIdentifier == "item"
      else { return nil }
      return (path.item, cell.convert(cell.bounds, to: nil))
    }.sorted { $0.item < $1.item }
  }

  /// Where the bar is, from the viewport's corner.
  var bar: CGFloat? {
    view.headerView(forSection: 1).map {
      $0.frame.minY - view.contentOffset.y
    }
  }
}
