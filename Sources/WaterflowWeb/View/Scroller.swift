/// What scrolls the content of a ``WaterflowView``.
///
/// ```swift
/// let feed = try WaterflowView(in: container, scroller: .window)
/// ```
///
/// Where it is not the container, that stands in the flow of the page, as long
/// as the content, and other content and other views may stand before and
/// behind it.
public struct Scroller {
  /// What the page is told: in bits 1 and 2 which one it is, above them the
  /// number of an element.
  let code: Int32
  private let element: Element?

  private init(_ code: Int32, _ element: Element? = nil) {
    self.code = code
    self.element = element
  }

  /// The container itself, which gets a scroll bar of its own.
  public static var container: Scroller { Scroller(0) }

  /// The window, with the whole page.
  public static var window: Scroller { Scroller(2) }

  /// The nearest element around the container that scrolls along the view's
  /// axis; the window if there is none.
  ///
  /// Looked for once, as the view is made.
  public static var nearest: Scroller { Scroller(4) }

  /// An element that the container stands in, and that scrolls.
  public static func element(_ element: Element) -> Scroller {
    Scroller(6 | element.handle << 3, element)
  }
}
