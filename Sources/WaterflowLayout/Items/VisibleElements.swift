/// The answer to a visible query, to be used again for the next one.
///
/// Its storage grows to the largest answer and then stays, so that querying
/// in a steady state allocates nothing. It knows the layout that it has answered
/// for last, from whose answer the next one starts, and does not hold on to it.
///
/// ```swift
/// var visible = VisibleElements()
/// layout.query(in: viewport, into: &visible)
/// for element in visible.elements { show(element) }
/// ```
public struct VisibleElements {
  /// The elements in order of their ``ElementID``.
  public internal(set) var elements: [LayoutElement] = []

  var lanes = LaneScratch()
  /// What the next step of a scroll starts from.
  var window = ElementWindow()

  /// Creates an empty answer.
  public init() {}
}
