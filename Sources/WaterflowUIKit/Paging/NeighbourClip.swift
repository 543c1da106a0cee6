#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// What the view of a page is in that slides in beside the shown one: cut off
/// where the bar of tabs ends, and out of reach.
@MainActor
final class NeighbourClip {
  private let clip = UIView(frame: .zero)
  private let view: UIScrollView
  private weak var main: UIScrollView?

  init(_ view: UIScrollView, in main: UIScrollView) {
    self.view = view
    self.main = main
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    clip.accessibilityElementsHidden = true
    view.contentInsetAdjustmentBehavior = .never
    view.showsVerticalScrollIndicator = false
    view.backgroundColor = main.backgroundColor
    view.semanticContentAttribute = main.semanticContentAttribute
    clip.addSubview(view)
    main.addSubview(clip)
  }

  /// Covers the viewport, but for what is so near to its top.
  func place(below top: CGFloat) {
    guard let main else { return }
    view.contentInset = main.adjustedContentInset
    let shown = main.bounds
    clip.frame = CGRect(
      x: shown.minX, y: shown.minY + top, width: shown.width,
      height: shown.height - top)
    view.frame = CGRect(
      x: 0, y: -top, width: shown.width, height: shown.height)
    main.bringSubviewToFront(clip)
  }

  /// Takes the page away.
  func leave() { clip.removeFromSuperview() }
}
