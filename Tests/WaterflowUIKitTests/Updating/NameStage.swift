import Foundation
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// A view of names in a window, 100 by 200 points, on a clock of its own.
@MainActor
final class NameStage {
  let view: WaterflowView
  let window: UIWindow
  let finger = Finger()
  /// Kept here, because a view does not keep it.
  private let delegate: (any WaterflowViewDelegate)?

  init(
    _ source: (any WaterflowViewDataSource)?,
    _ delegate: (any WaterflowViewDelegate)?,
    _ prepare: (WaterflowView) -> Void = { _ in }
  ) {
    TestClock.reset()
    self.delegate = delegate
    view = WaterflowView(frame: .zero)
    view.pixelScale = 0
    view.now = { TestClock.now * 1_000 }
    view.schedule = { delay, body in
      TestClock.schedule(in: delay / 1_000, body)
    }
    for kind in ["name", "header", "other"] {
      view.register(NameCell.self, forCellWithReuseIdentifier: kind)
    }
    view.dataSource = source
    view.waterflowDelegate = delegate
    view.displayDelegate = delegate as? any WaterflowDisplayDelegate
    prepare(view)
    window = UIWindow(
      root: view, size: CGSize(width: 100, height: 200), safeArea: .zero)
    window.layOut()
  }

  convenience init(
    _ names: Names, _ prepare: (WaterflowView) -> Void = { _ in }
  ) {
    self.init(names, names, prepare)
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    window.layOut()
  }

  /// The cells that can be seen, without headers.
  var cells: [NameCell] {
    view.subviews.compactMap { $0 as? NameCell }.filter {
      !$0.isHidden && $0.reuseIdentifier != "header"
    }
  }

  func cell(_ name: String) -> NameCell? {
    cells.first { $0.name == name }
  }

  /// Where a name is seen on the screen at this moment.
  func seen(_ name: String) -> CGRect? {
    cell(name).map {
      $0.shownFrame.offsetBy(
        dx: -view.contentOffset.x, dy: -view.contentOffset.y)
    }
  }

  /// Where the names rest on the screen that do not leave, from the top down.
  var resting: [String] {
    view.visibleCells.compactMap { cell in
      (cell as? NameCell)?.name.map {
        "\($0) \(Int(cell.frame.minY - view.contentOffset.y))"
      }
    }
  }
}
