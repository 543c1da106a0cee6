import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A scroll view that fills a window of its own, free of bars and notches.
@MainActor
struct Shown<View: UIScrollView> {
  let view: View
  let window: UIWindow
  /// Who supplies the data: views do not keep them.
  private let owner: AnyObject?

  init(
    _ view: View, of owner: AnyObject?, width: CGFloat, height: CGFloat = 400
  ) {
    self.view = view
    self.owner = owner
    window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.contentInsetAdjustmentBehavior = .never
    view.frame = window.bounds
    window.addSubview(view)
    layOut()
  }

  func layOut() {
    view.setNeedsLayout()
    window.layoutIfNeeded()
  }

  /// Scrolls as an app does, without animation.
  func scroll(to y: CGFloat) {
    view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
    window.layoutIfNeeded()
  }

  /// Gives the view another extent, as turning a device does.
  func resize(width: CGFloat, height: CGFloat) {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    window.layoutIfNeeded()
  }
}

extension Shown<WaterflowView> {
  /// Shows an album.
  ///
  /// Frames are not rounded to the display's pixels, so that they are the same
  /// on every display.
  init(
    _ album: Album, width: CGFloat, height: CGFloat = 400,
    _ prepare: (WaterflowView) -> Void = { _ in }
  ) {
    let view = WaterflowView(frame: .zero)
    view.pixelScale = 0
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.register(WaterflowCell.self, forCellWithReuseIdentifier: "header")
    view.dataSource = album
    view.waterflowDelegate = album
    view.selectionDelegate = album
    view.displayDelegate = album
    prepare(view)
    self.init(view, of: album, width: width, height: height)
  }

  /// The frames at which the items of a section rest, by the view.
  func frames(_ count: Int, section: Int = 0) -> [CGRect] {
    (0..<count).compactMap {
      view.frameForItem(at: IndexPath(item: $0, section: section))
    }
  }

  /// The frames of the cells on screen, by the names they show.
  var cells: [Int: CGRect] {
    var result: [Int: CGRect] = [:]
    for case let cell as TileCell in view.subviews where !cell.isHidden {
      if let name = cell.name { result[name] = cell.frame }
    }
    return result
  }
}
