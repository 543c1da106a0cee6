import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A page that slides in beside the shown one: a view of its own, cut off where
/// the bar of tabs ends.
@MainActor
final class NeighbourView {
  let page: Int
  let view = WaterflowView(frame: .zero)
  private weak var main: WaterflowView?
  /// Cuts off what the tabs have in common.
  private let clip = UIView(frame: .zero)

  init(_ page: Int, beside main: WaterflowView) {
    self.page = page
    self.main = main
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    clip.accessibilityElementsHidden = true
    view.contentInsetAdjustmentBehavior = .never
    view.showsVerticalScrollIndicator = false
    view.allowsFocus = false
    view.backgroundColor = main.backgroundColor
    view.semanticContentAttribute = main.semanticContentAttribute
    view.sectionInsetReference = main.sectionInsetReference
    view.pixelScale = main.pixelScale
    view.pinMode = main.pinMode
    view.now = main.now
    view.schedule = main.schedule
    clip.addSubview(view)
    main.addSubview(clip)
  }

  /// Shows the page's sections so far to the right of their place, scrolled to
  /// where they will be.
  func place(
    at x: CGFloat, offset: CGPoint, firstSection: Int, below bar: ElementID
  ) {
    guard let main else { return }
    view.contentInset = main.adjustedContentInset
    view.minimumContentLength = main.minimumContentLength
    view.paging = WaterflowPaging(
      firstSection: firstSection, offset: CGPoint(x: x, y: 0))
    let shown = main.bounds
    let frame = main.engine.layout.element(bar, in: main.engine.viewport)?.frame
    let end = frame.map { CGFloat($0.maxY) - shown.minY } ?? 0
    let top = min(max(end, 0), shown.height)
    clip.frame = CGRect(
      x: shown.minX, y: shown.minY + top, width: shown.width,
      height: shown.height - top)
    view.frame = CGRect(
      x: 0, y: -top, width: shown.width, height: shown.height)
    view.catchUp()
    if view.contentOffset != offset { view.contentOffset = offset }
    view.catchUp()
  }

  /// Takes the page away.
  func leave() {
    clip.removeFromSuperview()
    view.dataSource = nil
    view.waterflowDelegate = nil
  }
}

extension WaterflowView {
  /// Is as without a pager again, unless another one has come.
  func pagerLeft(_ neighbour: NeighbourView?) {
    neighbour?.leave()
    guard pager == nil else { return }
    paging = nil
    minimumContentLength = 0
  }
}
