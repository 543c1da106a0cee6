import Foundation

/// A rectangle of the screen that holds others.
///
/// As UIKit documents: a view has a place in its superview (`frame`,
/// `center`), a coordinate space of its own (`bounds`), and subviews from back
/// to front.
@MainActor
open class UIView: UIResponder {
  // The frame's origin is kept rather than the centre, so that a frame that is
  // set is answered bit for bit.
  var origin: CGPoint
  var extent: CGRect
  var children: [UIView] = []
  weak var parent: UIView?
  var needsLayout = true
  var givenMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var knownSafeArea = UIEdgeInsets.zero
  var knownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// What a view controller's bars cover on top of what covers the superview.
  var coveredEdges = UIEdgeInsets.zero {
    didSet { updateSafeArea() }
  }

  /// What another module keeps with the view: extensions store nothing.
  var kept: [String: Any] = [:]

  /// Makes a view with a place in its future superview.
  ///
  /// As UIKit documents: this is the designated initializer of views made in
  /// code.
  public init(frame: CGRect) {
    origin = frame.origin
    extent = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Makes a view from an archive: here an empty one, as archives hold none.
  public required init?(coder: NSCoder) {
    origin = .zero
    extent = .zero
    super.init()
  }

  /// Makes a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  /// The place in the superview's coordinates.
  ///
  /// As UIKit documents: setting it changes `center` and the size of `bounds`,
  /// and leaves the origin of `bounds`.
  open var frame: CGRect {
    get { CGRect(origin: origin, size: extent.size) }
    set {
      place(at: newValue.origin, bounds: extent.resized(to: newValue.size))
    }
  }

  /// The rectangle in the view's own coordinates.
  ///
  /// As UIKit documents: a new size keeps the centre, so the frame grows on
  /// all sides; a new origin moves what is inside.
  open var bounds: CGRect {
    get { extent }
    set {
      place(
        at: CGPoint(
          x: origin.x + (extent.width - newValue.width) / 2,
          y: origin.y + (extent.height - newValue.height) / 2),
        bounds: newValue)
    }
  }

  /// The middle of the frame, in the superview's coordinates.
  ///
  /// As UIKit documents: setting it moves the frame and keeps its size.
  open var center: CGPoint {
    get {
      CGPoint(
        x: origin.x + extent.width / 2, y: origin.y + extent.height / 2)
    }
    set {
      place(
        at: CGPoint(
          x: newValue.x - extent.width / 2,
          y: newValue.y - extent.height / 2),
        bounds: extent)
    }
  }

  /// How the view follows a change of its superview's size.
  ///
  /// As UIKit documents: nothing is flexible at first.
  package var autoresizingMask: AutoresizingMask = []

  // MARK: Appearance

  /// What draws the view.
  public let layer = CALayer()

  /// How opaque the view is, from 0 to 1.
  ///
  /// As UIKit documents: 1 at first; below 0.01 touches pass by.
  open var alpha: CGFloat = 1

  /// Whether the view and its subviews are neither drawn nor touched.
  ///
  /// As UIKit documents: `false` at first; a hidden view stays in its
  /// superview, and is laid out.
  open var isHidden = false

  /// Whether what stands out of `bounds` is cut off.
  ///
  /// As UIKit documents: `false` at first, `true` in a scroll view.
  public var clipsToBounds = false

  /// How large text in the view may get; nil, as at first, for as large as a
  /// person wants it.
  public var maximumContentSizeCategory: UIContentSizeCategory?

  /// Whether touches reach the view and its subviews.
  ///
  /// As UIKit documents: `true` at first; when `false`, touches go to what lies
  /// behind.
  public var isUserInteractionEnabled = true

  // MARK: Hierarchy

  /// The view that holds this one.
  package var superview: UIView? { parent }

  /// The views held, from back to front.
  ///
  /// As UIKit documents: their order is the order in which they cover each
  /// other.
  public var subviews: [UIView] { children }

  /// The window at the root of the hierarchy, if there is one.
  ///
  /// As UIKit documents: `nil` as long as the view is not in one.
  package var window: UIWindow? { parent?.window }

  open override var next: UIResponder? { parent }

  /// Puts a view in front of all subviews.
  ///
  /// As UIKit documents: a view has one superview, so it leaves the one it
  /// was in.
  open func addSubview(_ view: UIView) {
    adopt(view) { $0.count }
  }

  /// Takes the view, and what it holds, out of its superview.
  ///
  /// As UIKit documents: does nothing where there is no superview.
  open func removeFromSuperview() {
    leaveParent()
  }

  /// Tells that the view came into another superview, or out of one.
  ///
  /// As UIKit documents: does nothing itself.
  open func didMoveToSuperview() {}

  /// Tells that the view came into another window, or out of one.
  ///
  /// As UIKit documents: does nothing itself; `window` is `nil` when the view
  /// was taken out.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Places the subviews.
  ///
  /// As UIKit documents: never called directly; `setNeedsLayout()` asks for
  /// it, `layoutIfNeeded()` asks for it at once. Hidden views are laid out as
  /// well, says the View Programming Guide for iOS.
  open func layoutSubviews() {}

  /// Asks for `layoutSubviews()` in the next update.
  ///
  /// As UIKit documents: returns at once; many requests become one layout. One
  /// that is made while the view lays out is for another layout.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Carries out pending layout now.
  ///
  /// As UIKit documents: lays out the tree under this view, and does nothing
  /// where nothing is pending. Core Animation adds, in
  /// `CALayer.layoutIfNeeded()`, that it starts at the highest ancestor of an
  /// unbroken row that waits for layout.
  open func layoutIfNeeded() {
    layOutPending()
  }

  /// What bars and corners cover of this view, at each edge.
  ///
  /// As UIKit documents: zero outside of a window, and where the view lies
  /// within its superview's safe area.
  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }

  /// Tells that `safeAreaInsets` changed.
  ///
  /// As UIKit documents: does nothing itself.
  open func safeAreaInsetsDidChange() {}

  /// The distances that content should keep from the edges.
  ///
  /// As UIKit documents: 8 points at first, and more by the safe area as long
  /// as `insetsLayoutMarginsFromSafeArea` says so.
  open var layoutMargins: UIEdgeInsets {
    get { knownMargins }
    set {
      givenMargins = newValue
      updateMargins()
    }
  }

  /// Whether the safe area is added to the margins.
  ///
  /// As UIKit documents: `true` at first.
  package var insetsLayoutMarginsFromSafeArea = true {
    didSet { updateMargins() }
  }

  /// Tells that `layoutMargins` changed.
  ///
  /// As UIKit documents: does nothing itself.
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  /// Tells that the traits of the surroundings changed.
  ///
  /// As UIKit documents: called on each view of the hierarchy; does nothing
  /// itself.
  open func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {}

  /// Tells that `tintColor` is another one.
  ///
  /// As UIKit documents: called on each view that has the colour; does nothing
  /// itself.
  open func tintColorDidChange() {}

  func tellTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for view in subviews { view.tellTraits(previous) }
  }

  /// Whether the view is flipped where people read from right to left.
  ///
  /// As UIKit documents: `unspecified` at first.
  open var semanticContentAttribute =
    UISemanticContentAttribute.unspecified

  /// The direction content should be laid out in.
  ///
  /// As UIKit documents: what `semanticContentAttribute` forces, else the
  /// direction of the surroundings, here that of the window.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection
  {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: window?.layoutDirection ?? .leftToRight
    }
  }

  // MARK: Touches

  /// The recognizers that see touches of this view and of what it holds.
  ///
  /// As UIKit documents: `nil` at first.
  package var gestureRecognizers: [UIGestureRecognizer]?

  /// Lets a recognizer see the touches of this view and of what it holds.
  ///
  /// As UIKit documents: the view keeps the recognizer, which leaves the view
  /// it was in.
  open func addGestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer
  ) {
    attach(gestureRecognizer)
  }

  /// Lets a recognizer see none of the view's touches any more.
  ///
  /// As UIKit documents (`UIView/removeGestureRecognizer(_:)`): the view lets
  /// go of the recognizer.
  open func removeGestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer
  ) {
    detach(gestureRecognizer)
  }

  /// The frontmost view under a point, this one included.
  ///
  /// As UIKit documents: views that are hidden, do not take touches, or have
  /// an alpha below 0.01 are passed by with all they hold, and so is what
  /// stands out of its superview's bounds.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmost(at: point, with: event)
  }

  /// Whether a point in the view's coordinates is within its bounds.
  ///
  /// As UIKit documents: overridden to widen or narrow what can be touched.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Focus

  /// Whether the focus can come here.
  ///
  /// As UIKit documents: `false` unless overridden.
  open var canBecomeFocused: Bool { false }

  /// Where the focus goes when it comes here.
  ///
  /// As UIKit documents: by itself a view has no preference but itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Whether the focus may move, where it is or comes in here.
  ///
  /// As UIKit documents (`UIFocusEnvironment.shouldUpdateFocus(in:)`): it stays
  /// where it is if one of all that are asked refuses; `true` unless
  /// overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    true
  }

  /// Tells that the focus has moved, where it was or is in here.
  ///
  /// As UIKit documents: does nothing itself.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Accessibility

  /// What assistive technology offers to do with the view.
  ///
  /// As UIKit documents: `nil` for a plain view.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Whether assistive technology passes by what the view holds.
  ///
  /// As UIKit documents: `false` at first.
  open var accessibilityElementsHidden = false

  /// Whether assistive technology passes by this view's siblings.
  ///
  /// As UIKit documents: `false` at first.
  open var accessibilityViewIsModal = false

  // MARK: For subclasses in this module

  func boundsChanged(from old: CGRect) {}
  func safeAreaChanged() {}
  var safeAreaOfContent: UIEdgeInsets { knownSafeArea }
}
