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
  let view = WaterflowView(frame: .zero)
  private weak var main: WaterflowView?
  /// Cuts off what the tabs have in common.
  private let clip = UIView(frame: .zero)

  init(beside main: WaterflowView) {
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

  /// Shows sections out of their place, scrolled to where they will be, and
  /// nothing that is so near to the viewport's top.
  func place(
    _ displacement: WaterflowSectionDisplacement,
    scrolledTo offset: LayoutPoint, below top: CGFloat
  ) {
    guard let main else { return }
    view.contentInset = main.adjustedContentInset
    view.minimumContentLength = main.minimumContentLength
    view.sectionDisplacement = displacement
    let shown = main.bounds
    clip.frame = CGRect(
      x: shown.minX, y: shown.minY + top, width: shown.width,
      height: shown.height - top)
    view.frame = CGRect(
      x: 0, y: -top, width: shown.width, height: shown.height)
    view.catchUp()
    view.scroll(to: offset)
    view.catchUp()
  }

  /// Takes the page away.
  func leave() {
    clip.removeFromSuperview()
    view.dataSource = nil
    view.waterflowDelegate = nil
  }
}
