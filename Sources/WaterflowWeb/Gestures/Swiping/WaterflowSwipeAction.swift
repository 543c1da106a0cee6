import WaterflowLayout

/// Something that a swipe offers to do with an item: a button beside it.
///
/// ```swift
/// WaterflowSwipeAction(style: .destructive, title: "Delete") { view, path in
///   notes.remove(at: path.item)
///   try? view.deleteItems(at: [path])
/// }
/// ```
public struct WaterflowSwipeAction {
  /// What an action does to its item.
  public enum Style: Sendable {
    /// Something that can be undone.
    case normal
    /// Something that takes the item away: the button has the class
    /// `waterflow-destructive`.
    case destructive
  }

  /// What the action does to its item.
  public let style: Style

  /// What the button says.
  public var title: String {
    get { String(decoding: text.bytes, as: UTF8.self) }
    set { text = PageText(newValue) }
  }

  /// What the button says, as the page takes it.
  var text: PageText

  /// The colour behind the button, as CSS has it; that of the page's rules
  /// unless set.
  public var backgroundColor: PageText?

  /// The button's extent across the axis, in points; 74 unless set.
  ///
  /// One that is negative or no number counts as 0.
  public var width = 74.0 {
    didSet { if !(width > 0 && width.isFinite) { width = 0 } }
  }

  /// How far the button stands from the edges of its place, which is as wide as
  /// ``width`` says, in points; nothing at first.
  ///
  /// `left` and `right` are those of the screen.
  public var insets = Insets.zero

  /// Does it, with the item's present path.
  public var handler: (WaterflowView, ItemPath) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: what it does to its item.
  ///   - title: what the button says.
  ///   - handler: called when the button is pressed, and for a full swipe.
  public init(
    style: Style, title: PageText,
    handler: @escaping (WaterflowView, ItemPath) -> Void
  ) {
    self.style = style
    text = title
    self.handler = handler
  }

  /// Creates an action whose button says a string.
  @_disfavoredOverload
  public init(
    style: Style, title: String,
    handler: @escaping (WaterflowView, ItemPath) -> Void
  ) {
    self.init(style: style, title: PageText(title), handler: handler)
  }
}
