/// Layout of a tree of views, round by round, until none of them waits.
///
/// As UIKit documents in `UIView.setNeedsLayout()` and
/// `UIView.layoutIfNeeded()`: layout is pending until it was carried out. A view
/// that is marked during a round, its own layout included, gets another one.
@MainActor
enum LayoutSweep {
  private static var depth = 0
  private static var isGivenUp = false

  /// Lays out all that waits in a tree.
  ///
  /// - Returns: The rounds that it took.
  @discardableResult
  static func run(_ top: UIView) -> Int {
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { isGivenUp = false }
    }
    // A sweep in the layout of another can go deeper and deeper as well.
    guard depth <= Display.mostRounds else {
      giveUp(top)
      return 0
    }
    var rounds = 0
    while !isGivenUp, layOut(top) {
      rounds += 1
      if rounds == Display.mostRounds {
        giveUp(top)
        break
      }
    }
    return rounds
  }

  /// Goes through a tree once, parents first.
  ///
  /// - Returns: Whether any view waited.
  private static func layOut(_ view: UIView) -> Bool {
    guard !isGivenUp else { return false }
    var worked = false
    if view.needsLayout {
      view.needsLayout = false
      view.layoutSubviews()
      worked = true
    }
    // A copy: laying out a child may take it, or others, out of here.
    for child in view.children where layOut(child) { worked = true }
    return worked
  }

  private static func giveUp(_ top: UIView) {
    guard !isGivenUp else { return }
    let waiting = waiting(in: top)
    guard !waiting.isEmpty else { return }
    isGivenUp = true
    Display.onLayoutLoop(
      "after \(Display.mostRounds) rounds of layout, these still wait: "
        + waiting.map { "\(type(of: $0)) at \($0.frame)" }
        .joined(separator: ", "))
  }

  private static func waiting(in view: UIView) -> [UIView] {
    (view.needsLayout ? [view] : [])
      + view.children.flatMap { waiting(in: $0) }
  }
}
