import Foundation

/// A view of content larger than itself.
///
/// As UIKit documents: what is visible is the view's bounds, so scrolling is
/// moving their origin.
@MainActor
open class UIScrollView: UIView {
  let motion = ScrollMotion()
  var knownInset = UIEdgeInsets.zero
  /// What a refresh control takes at the top, in points.
  var room: CGFloat = 0
  var isFingerDown = false
  var isFingerDragging = false

  // Where the offset would be were there no rubber band.
  var fingerOffset = CGPoint.zero
  var formerTranslation = CGPoint.zero
  var isMovingItself = false

  /// Makes a scroll view with a place in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a scroll view from an archive: here an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    motion.view = self
    panGestureRecognizer.scroller = self
    addGestureRecognizer(panGestureRecognizer)
  }

  /// The one who is told of scrolling.
  ///
  /// As UIKit documents: not kept alive by the scroll view. Here a collection
  /// view's is of this type too, as Swift alone cannot narrow it.
  public weak var delegate: (any UIScrollViewDelegate)?

  /// The recognizer of the drags that scroll.
  ///
  /// As UIKit documents: made by the scroll view; disabling it is how fingers
  /// are kept from scrolling.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  #if !os(tvOS)
    /// What is pulled into view at the top, or `nil` for nothing.
    ///
    /// As UIKit documents: `nil` at first, and not there on tvOS.
    package var refreshControl: UIRefreshControl? {
      didSet { attach(refreshControl) }
    }
  #endif

  #if !os(tvOS)
    /// Whether a tap on the status bar goes to the top.
    ///
    /// As UIKit documents: `true` at first; where it is of more than one view on
    /// screen, none goes there. Here there is no status bar.
    open var scrollsToTop = true
  #endif

  // MARK: Content

  /// The point of the content at the view's top left corner.
  ///
  /// As UIKit documents: (0, 0) at first, and the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content.
  ///
  /// As UIKit documents: zero at first. Whether another one asks for layout it
  /// leaves open; here it does. So it does what becomes of content past an end:
  /// here it comes back at once, even from under a finger, as where WebKit keeps
  /// it from that.
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue {
        markForLayout()
        if bringsContentBack { keepWithinRange() }
      }
      updateAdjustedInset()
    }
  }

  /// Whether content past an end comes back as its size changes.
  var bringsContentBack: Bool { true }

  /// Room around the content that can be scrolled to.
  ///
  /// As UIKit documents: zero at first.
  open var contentInset = UIEdgeInsets.zero {
    didSet { updateAdjustedInset() }
  }

  /// `contentInset`, and the safe area as far as it is added.
  ///
  /// As UIKit documents: the two are summed; what can be scrolled to lies
  /// within these.
  open var adjustedContentInset: UIEdgeInsets { knownInset }

  /// When the safe area is added to `contentInset`.
  ///
  /// As UIKit documents: `automatic` at first.
  package var contentInsetAdjustmentBehavior =
    ContentInsetAdjustmentBehavior.automatic
  {
    didSet { updateAdjustedInset() }
  }

  /// Tells that `adjustedContentInset` changed.
  ///
  /// As UIKit documents: does nothing itself.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content.
  ///
  /// As UIKit documents: with animation at a constant pace, after which the
  /// delegate hears `scrollViewDidEndScrollingAnimation`; without, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    motion.stop()
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    motion.animate(to: contentOffset)
  }

  // MARK: Scrolling

  /// Whether fingers scroll the content.
  ///
  /// As UIKit documents: `true` at first; when `false`, touches go to the
  /// content as if there were no scroll view.
  package var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether a finger is on the content, dragging or not yet.
  ///
  /// As UIKit documents: `true` from when the finger lands.
  open var isTracking: Bool { isFingerDown }

  /// Whether a finger drags the content.
  ///
  /// As UIKit documents: becomes `true` only after the finger has moved some
  /// way.
  open var isDragging: Bool { isFingerDragging }

  /// Whether the content goes on moving after the finger was lifted.
  ///
  /// As UIKit documents: `true` while content moves without a finger, bouncing
  /// included.
  open var isDecelerating: Bool { motion.isDecelerating }

  /// Whether content can be dragged past its ends.
  ///
  /// As UIKit documents: `true` at first.
  package var bounces = true

  /// Whether content bounces vertically even when it is small.
  ///
  /// As UIKit documents: `false` at first; only where `bounces` is `true`.
  public var alwaysBounceVertical = false {
    didSet { updateAdjustedInset() }
  }

  /// Whether content bounces horizontally even when it is small.
  ///
  /// As UIKit documents: `false` at first; only where `bounces` is `true`.
  package var alwaysBounceHorizontal = false {
    didSet { updateAdjustedInset() }
  }

  /// How fast content that goes on moving slows down.
  ///
  /// As UIKit documents: `normal` at first.
  package var decelerationRate = DecelerationRate.normal

  /// The speed with which content goes on that a finger has left.
  func chosenSpeed(_ speed: CGPoint) -> CGPoint { speed }

  /// Whether there is a vertical scroll bar.
  ///
  /// As UIKit documents: `true` at first.
  package var showsVerticalScrollIndicator = true

  /// Whether there is a horizontal scroll bar.
  ///
  /// As UIKit documents: `true` at first.
  package var showsHorizontalScrollIndicator = true

  // MARK: Touches

  /// Whether touches are kept from the content until it is known that they
  /// do not scroll.
  ///
  /// As UIKit documents: `true` at first.
  package var delaysContentTouches = true

  /// Whether a drag takes touches that the content already has.
  ///
  /// As UIKit documents: `true` at first; when `false`, a finger that content
  /// tracks does not scroll, however it moves.
  package var canCancelContentTouches = true

  /// Whether touches may be taken from a view when a drag begins.
  ///
  /// As UIKit documents: asked only when `canCancelContentTouches`; `true`
  /// unless the view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  // MARK: Changes

  override func boundsChanged(from old: CGRect) {
    if bounds.size != old.size { updateAdjustedInset() }
    guard bounds.origin != old.origin else { return }
    if !isMovingItself {
      fingerOffset.x += bounds.minX - old.minX
      fingerOffset.y += bounds.minY - old.minY
    }
    delegate?.scrollViewDidScroll(self)
  }

  override func safeAreaChanged() {
    updateAdjustedInset()
  }

  // What the insets keep content away from does not cover the content.
  override var safeAreaOfContent: UIEdgeInsets {
    UIEdgeInsets(
      top: addsVertically ? 0 : knownSafeArea.top,
      left: addsHorizontally ? 0 : knownSafeArea.left,
      bottom: addsVertically ? 0 : knownSafeArea.bottom,
      right: addsHorizontally ? 0 : knownSafeArea.right)
  }
}
