import WaterflowLayout

/// Everything around the content that its layout depends on.
public struct LayoutEnvironment: Equatable, Sendable {
  /// The extent of the part that shows content, in points: the view's, less
  /// what covers it across the axis.
  public var viewport: LayoutSize
  /// What covers the viewport along the axis, in points.
  public var contentInsets: Insets
  /// The direction of scrolling.
  public var axis: LayoutAxis
  /// The side at which reading starts.
  public var direction: UserInterfaceLayoutDirection
  /// Pixels in a point, to whose edges frames are moved; 0 for none.
  public var scale: Double
  /// What comes on top of each section's insets, in points.
  public var margin: Insets

  /// Creates an environment.
  public init(
    viewport: LayoutSize, contentInsets: Insets = .zero,
    axis: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight, scale: Double = 0,
    margin: Insets = .zero
  ) {
    self.viewport = viewport
    self.contentInsets = contentInsets
    self.axis = axis
    self.direction = direction
    self.scale = scale
    self.margin = margin
  }

  /// Returns whether the data need not be read again.
  public func differsInSizeAlone(from other: LayoutEnvironment?) -> Bool {
    guard var other else { return false }
    other.viewport = viewport
    other.contentInsets = contentInsets
    return self == other
  }

  /// Returns whether at most extents and margins are others, so that sizes need
  /// not be read again.
  public func differsInExtentAlone(from other: LayoutEnvironment?) -> Bool {
    guard var other else { return false }
    other.margin = margin
    return differsInSizeAlone(from: other)
  }

  /// Returns this with the extent that there was before, if it has none: what
  /// is collapsed shows nothing, and comes back to what it has shown.
  package func keepingExtent(
    of earlier: LayoutEnvironment?
  ) -> LayoutEnvironment {
    guard let earlier, !hasExtent, earlier.hasExtent else { return self }
    var kept = self
    kept.viewport = earlier.viewport
    return kept
  }

  /// Whether anything can be seen.
  package var hasExtent: Bool { viewport.width > 0 && viewport.height > 0 }

  /// Whether content that scrolls sideways begins at its right end.
  var beginsAtRight: Bool { axis == .horizontal && direction == .rightToLeft }

  /// The extent of the viewport across the axis, in points.
  public var breadth: Double {
    axis == .vertical ? viewport.width : viewport.height
  }

  /// The extent of the viewport along the axis, in points.
  public var length: Double {
    axis == .vertical ? viewport.height : viewport.width
  }
}
