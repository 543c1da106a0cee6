import WaterflowLayout

/// What a layout needs at each pass, looked up once for each change of it.
struct LayoutNeeds {
  /// Whether something is still to be laid out.
  private(set) var hasPendingItems = false
  /// Whether any section has items whose lengths are estimates.
  private(set) var estimatesLengths = false
  /// Whether any section keeps the lanes of what has been shown.
  private(set) var keepsSeenLanes = false

  private var revision = -1
  private var layout: CollectionLayout?

  /// Looks again if the layout is another one or has changed.
  ///
  /// - Complexity: O(sections) after a change.
  mutating func update(_ layout: CollectionLayout) {
    guard revision != layout.revision || self.layout !== layout else { return }
    revision = layout.revision
    self.layout = layout
    hasPendingItems = !layout.isComplete
    estimatesLengths = false
    keepsSeenLanes = false
    for section in 0..<layout.sectionCount {
      guard let style = layout.style(ofSection: section) else { continue }
      if style.estimatesLengths { estimatesLengths = true }
      if case .waterfall(_, _, _, .seen) = style.mode { keepsSeenLanes = true }
    }
  }
}
