import WaterflowLayout

/// What a ``PagerFeature`` has a view show, and the neighbour beside it.
public protocol PagerSurface: AnyObject {
  /// The extent by which pages turn, in points: that of the view, with what
  /// covers its sides.
  var breadth: Double { get }

  /// Whether a drag back from the first page is left to what pops the view.
  var leavesFirstPage: Bool { get }

  /// Lets the view show a page with all its sections, and makes a pass.
  func show(_ page: Int)

  /// Shows sections out of their place, or in it, and makes a pass.
  func displace(_ displacement: SectionDisplacement?)

  /// The view's content is at least so long, in points.
  func setMinimumContentLength(_ length: Double)

  /// Shows a content offset, in points, and makes a pass.
  func scroll(to offset: LayoutPoint)

  /// Makes a view show another page beside; in place of another neighbour.
  func bringNeighbour(_ page: Int)

  /// Shows the neighbour's sections out of their place.
  ///
  /// - Parameters:
  ///   - displacement: where its sections are.
  ///   - offset: what it is scrolled to, in points.
  ///   - edge: nothing of it is seen above, in points from the viewport's top.
  func placeNeighbour(
    _ displacement: SectionDisplacement, scrolledTo offset: LayoutPoint,
    below edge: Double)

  /// The neighbour goes.
  func removeNeighbour()
}
