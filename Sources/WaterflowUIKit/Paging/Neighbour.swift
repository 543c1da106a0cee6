import WaterflowLayout

/// A page that slides in beside the shown one: a view of its own, cut off where
/// the bar of tabs ends, and out of reach.
@MainActor
final class Neighbour<View: PagedView> {
  let page: View
  private let clip = UIView(frame: .zero)
  private let view: UIScrollView
  private weak var main: UIScrollView?

  init(_ page: View, _ view: UIScrollView, in main: UIScrollView) {
    self.page = page
    self.view = view
    self.main = main
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    clip.accessibilityElementsHidden = true
    view.contentInsetAdjustmentBehavior = .never
    view.showsVerticalScrollIndicator = false
    #if !os(tvOS)
      // Where two views would, UIKit has neither go to the top.
      view.scrollsToTop = false
    #endif
    view.backgroundColor = main.backgroundColor
    view.semanticContentAttribute = main.semanticContentAttribute
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
    page.sectionDisplacement = displacement
    view.contentInset = main.adjustedContentInset
    let shown = main.bounds
    clip.frame = CGRect(
      x: shown.minX, y: shown.minY + top, width: shown.width,
      height: shown.height - top)
    view.frame = CGRect(
      x: 0, y: -top, width: shown.width, height: shown.height)
    main.bringSubviewToFront(clip)
    page.makePass()
    let goal = view.pageOffset(of: offset)
    if view.contentOffset != goal { view.contentOffset = goal }
    page.makePass()
  }

  /// Takes the page away.
  func leave() {
    clip.removeFromSuperview()
    page.letDataGo()
  }
}

extension UIScrollView {
  /// The offset at which a page is scrolled so far down.
  func pageOffset(of offset: LayoutPoint) -> CGPoint {
    CGPoint(x: -adjustedContentInset.left, y: CGFloat(offset.y))
  }
}
