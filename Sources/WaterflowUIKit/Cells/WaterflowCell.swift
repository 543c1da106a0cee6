import WaterflowEngine

/// A cell of a ``WaterflowView``: it shows one item, header, footer or
/// background after another.
///
/// ```swift
/// final class PhotoCell: WaterflowCell {
///   let picture = UIImageView()
///
///   required init(frame: CGRect) {
///     super.init(frame: frame)
///     contentView.addSubview(picture)
///   }
///
///   required init?(coder: NSCoder) { nil }
///
///   override func layoutSubviews() {
///     super.layoutSubviews()
///     picture.frame = contentView.bounds
///   }
///
///   override func prepareForReuse() { picture.image = nil }
/// }
/// ```
@MainActor
open class WaterflowCell: UIView {
  /// The view to which a cell adds what it shows; fills the cell.
  public let contentView = UIView()

  /// The view behind the content, or nil; fills the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }

  /// The view between background and content that is visible while the cell is
  /// selected or highlighted, or nil; fills the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(
        oldValue, by: selectedBackgroundView,
        at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }

  /// Whether the cell's item is selected; the view sets it.
  open var isSelected = false {
    didSet { showSelection() }
  }

  /// Whether a finger is on the cell's item; the view sets it.
  open var isHighlighted = false {
    didSet { showSelection() }
  }

  /// Whether the cell's item has the focus, of keys or of UIKit, and that is to
  /// be seen: not after a touch.
  ///
  /// The view sets it, and the cell has a line around it unless overridden.
  open var hasFocus = false {
    didSet { if hasFocus != oldValue { showRing() } }
  }

  /// The identifier under which the cell is recycled, or nil before.
  ///
  /// A view sets it for the cells that it makes. One that the app has made
  /// itself needs it to be shown; it stays as it is while a view has the cell.
  public var reuseIdentifier: String? {
    get { identifier }
    set {
      leaveGoneView()
      if id == nil { identifier = newValue }
    }
  }
  private var identifier: String?

  /// The view that has made the cell.
  weak var hostingView: WaterflowView?
  /// What has moved the content by a swipe, as long as it has.
  weak var swiped: SwipedCell?
  /// What has it go with a finger, and to its place when it was dropped.
  var lift: LiftedCell?
  private var ring: FocusRing?
  /// The cell's number in the engine.
  var id: CellID?
  /// Where the cell stands among the others; nil while it is in no view.
  var zIndex: Int32?

  /// Creates a cell with a frame, in points.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    adopt()
  }

  /// Creates a cell from an archive.
  ///
  /// What the archive holds lies above ``contentView``: it is seen and can be
  /// touched, but neither swiped, measured nor read out with the content, to
  /// which an app moves what is to be.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adopt()
  }

  private func adopt() {
    // Below what an archive has brought.
    insertSubview(contentView, at: 0)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = true
    #if !os(tvOS)
      // The line around the cell says the same.
      focusEffect = nil
    #endif
  }

  /// Loads what takes time, such as a picture: what the data source has set is
  /// to be seen at once and light, a colour and a title.
  ///
  /// Called once each time that the data source has filled the cell: right
  /// then or, in a view that ``WaterflowView/defersContent``, as soon as people
  /// can read it. Not called if the cell leaves before.
  ///
  /// ```swift
  /// override func loadContent() { picture.image = thumbnail(of: photo) }
  /// ```
  open func loadContent() {}

  /// Empties the cell, which leaves the screen for the pool: cancel here what
  /// still loads, so that it never shows its previous item.
  open func prepareForReuse() {}

  /// Returns the size that the cell needs, where its section says that lengths
  /// are estimates; what the content's constraints make of it unless
  /// overridden.
  ///
  /// ```swift
  /// override func preferredSize(fitting size: CGSize) -> CGSize {
  ///   CGSize(width: size.width, height: text.height(for: size.width))
  /// }
  /// ```
  ///
  /// Asked once for each item and breadth, with the filled cell, which has the
  /// estimated length by then: give one of the constraints that reach from its
  /// start to its end a priority below required.
  ///
  /// - Parameter size: the extents that are given, in points; 0 where the cell
  ///   may choose.
  /// - Returns: the size in points; extents that are given stay as they are.
  open func preferredSize(fitting size: CGSize) -> CGSize {
    func priority(_ extent: CGFloat) -> UILayoutPriority {
      extent > 0 ? .required : .fittingSizeLevel
    }
    return contentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: priority(size.width),
      verticalFittingPriority: priority(size.height))
  }

  /// Lets the content and both backgrounds fill the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [
      backgroundView, selectedBackgroundView, contentView, ring,
    ] {
      // A swipe transforms them, and then a frame means nothing.
      guard let view else { continue }
      if view.bounds.size != bounds.size { view.bounds.size = bounds.size }
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      if view.center != middle { view.center = middle }
    }
    swiped?.cellDidLayOut()
  }

  // MARK: - Focus and accessibility

  /// What assistive technology offers to do with the cell's item: the actions
  /// of a swipe, and to move it where items are dragged, unless it is set.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      super.accessibilityCustomActions ?? hostingView?.customActions(of: self)
    }
    set { super.accessibilityCustomActions = newValue }
  }

  /// Whether UIKit's focus can come to the cell: while it shows an item.
  open override var canBecomeFocused: Bool {
    hostingView?.canFocus(self) ?? super.canBecomeFocused
  }

  /// What is read out for the cell: what its content says, unless it is set.
  ///
  /// A cell is one element. One with controls inside sets
  /// `isAccessibilityElement` to false, and these are found by themselves.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? contentView.readText }
    set { super.accessibilityLabel = newValue }
  }

  /// What is known about the cell: that it is selected, a button where items
  /// can be, or a header, on top of what is set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      super.accessibilityTraits.union(hostingView?.traits(of: self) ?? .none)
    }
    set {
      // Who adds one has read ours, which do not stay.
      let ours = hostingView?.traits(of: self) ?? .none
      super.accessibilityTraits = newValue.subtracting(
        ours.subtracting(super.accessibilityTraits))
    }
  }

  /// Does what a tap does, wherever the cell is.
  open override func accessibilityActivate() -> Bool {
    hostingView?.activate(self) == true || super.accessibilityActivate()
  }

  /// Takes the selected background away little by little.
  ///
  /// - Parameter duration: in seconds.
  func fadeSelection(duration: TimeInterval) {
    guard let view = selectedBackgroundView, !isSelected, !isHighlighted else {
      return
    }
    view.isHidden = false
    UIView.animate(withDuration: duration) {
      view.alpha = 0
    } completion: { [weak self] _ in
      view.alpha = 1
      self?.showSelection()
    }
  }

  /// Ends that before its time, if it is under way: the next item was not
  /// selected.
  func endFade() {
    guard let view = selectedBackgroundView, view.alpha == 0 else { return }
    view.layer.removeAllAnimations()
    view.alpha = 1
    showSelection()
  }

  /// Takes over how the item looks, where that is another way.
  func show(isHighlighted: Bool, isSelected: Bool) {
    if self.isSelected != isSelected { self.isSelected = isSelected }
    if self.isHighlighted != isHighlighted {
      self.isHighlighted = isHighlighted
    }
  }

  /// Forgets the view that had the cell, if that is gone: it has not let go of
  /// the cell by itself.
  func leaveGoneView() {
    guard id != nil, hostingView == nil else { return }
    id = nil
    zIndex = nil
    // Not emptied: it may have been filled for the next view already.
    isSelected = false
    isHighlighted = false
    hasFocus = false
  }

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func showRing() {
    guard hasFocus else {
      ring?.removeFromSuperview()
      ring = nil
      return
    }
    let ring = FocusRing(frame: bounds)
    addSubview(ring)
    ring.colour()
    self.ring = ring
  }

  private func showSelection() {
    guard let view = selectedBackgroundView else { return }
    view.isHidden = !isSelected && !isHighlighted
    // It may be about to fade away still.
    if !view.isHidden { view.alpha = 1 }
  }
}
