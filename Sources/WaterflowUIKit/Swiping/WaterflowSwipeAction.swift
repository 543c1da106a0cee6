/// Something that a swipe offers to do with an item.
///
/// ```swift
/// WaterflowSwipeAction(style: .destructive, title: "Delete") { view, path in
///   names.remove(at: path.item)
///   view.deleteItems(at: [path])
/// }
/// ```
@MainActor
public struct WaterflowSwipeAction {
  /// What an action does to its item.
  public enum Style: Sendable {
    /// Something that can be undone; grey.
    case normal
    /// Something that takes the item away; red.
    case destructive
  }

  /// Does it.
  ///
  /// The item's actions close meanwhile; the data may change at once.
  public typealias Handler =
    @MainActor (_ waterflowView: WaterflowView, _ indexPath: IndexPath) -> Void

  /// What the action does to its item.
  public let style: Style

  /// What the button says, and assistive technology.
  ///
  /// Nothing is offered to assistive technology without one.
  public var title: String?

  /// What the button shows above its title, or nil.
  public var image: UIImage?

  /// The colour behind the button: that of its style unless set.
  public var backgroundColor: UIColor

  /// The button's extent across the axis, in points; 74 unless set.
  ///
  /// One that is negative or no number counts as 0.
  public var width: CGFloat = 74 {
    didSet { if !(width > 0 && width.isFinite) { width = 0 } }
  }

  /// How far the button stands from the edges of its place, which is as wide as
  /// ``width`` says, in points; nothing at first.
  public var insets = UIEdgeInsets.zero

  /// Does it.
  public var handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: also the colour, unless another one is set.
  ///   - title: what the button says.
  ///   - handler: called when the button is tapped, for a full swipe and for
  ///     assistive technology.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
