import Foundation
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// A view in a window, on a clock of its own.
@MainActor
final class Stage {
  let view: WaterflowView
  let window: UIWindow
  let content: Content
  let finger = Finger()

  /// Shows content in a window, 100 by 200 points unless given.
  convenience init(
    _ content: Content, size: CGSize = CGSize(width: 100, height: 200),
    safeArea: UIEdgeInsets = .zero, axis: LayoutAxis = .vertical,
    _ prepare: (WaterflowView) -> Void = { _ in }
  ) {
    self.init(
      content, WaterflowView(frame: .zero, scrollDirection: axis), size: size,
      safeArea: safeArea, prepare)
  }

  /// Shows content in a view of a test's own.
  init(
    _ content: Content, _ view: WaterflowView,
    size: CGSize = CGSize(width: 100, height: 200),
    safeArea: UIEdgeInsets = .zero,
    _ prepare: (WaterflowView) -> Void = { _ in }
  ) {
    TestClock.reset()
    self.content = content
    self.view = view
    view.pixelScale = 0
    view.now = { TestClock.now * 1_000 }
    view.schedule = { delay, body in
      TestClock.schedule(in: delay / 1_000, body)
    }
    for kind in ["item", "header", "footer", "background", "contentHeader"] {
      view.register(LoggingCell.self, forCellWithReuseIdentifier: kind)
    }
    view.dataSource = content
    view.waterflowDelegate = content
    view.selectionDelegate = content
    view.focusDelegate = content
    view.displayDelegate = content
    prepare(view)
    window = UIWindow(root: view, size: size, safeArea: safeArea)
    window.layOut()
  }

  /// Goes to an offset along the axis, as an app does.
  func scroll(to position: CGFloat) {
    view.contentOffset =
      view.scrollDirection == .vertical
      ? CGPoint(x: view.contentOffset.x, y: position)
      : CGPoint(x: position, y: view.contentOffset.y)
    window.layOut()
  }

  /// The cells that can be seen, from the bottom to the top.
  var seen: [LoggingCell] {
    view.subviews.compactMap { $0 as? LoggingCell }.filter { !$0.isHidden }
  }

  /// What is at a height of the screen: its item and kind, from the top down.
  func seen(at y: CGFloat) -> String? {
    let point = CGPoint(x: 1, y: y + view.contentOffset.y)
    let cell = seen.last { $0.frame.contains(point) }
    return cell.flatMap { name(of: $0) }
  }

  func name(of cell: LoggingCell) -> String? {
    guard let kind = cell.reuseIdentifier, let path = cell.filled else {
      return nil
    }
    return kind == "item" ? "item \(path.item)" : "\(kind) \(path.section)"
  }
}
