import WaterflowLayout

/// What a layout needs at each pass, looked up once for each change of it.
package struct LayoutNeeds {
  /// Creates what is needed of no layout yet.
  package init() {}

  /// Whether something is still to be laid out.
  package private(set) var hasPendingItems = false
  /// Whether any section has items whose lengths are estimates.
  private(set) var estimatesLengths = false
  /// Whether any section keeps the lanes of what has been shown.
  package private(set) var keepsSeenLanes = false
  /// Whether any section has items that keep the lanes they have.
  package private(set) var keepsLanes = false
  /// The number of items of all sections.
  package private(set) var itemCount = 0

  private var revision: LayoutRevision?

  /// Looks again if the layout is another one or has changed.
  ///
  /// - Complexity: O(sections) after a change.
  package mutating func update(_ layout: CollectionLayout) {
    guard revision !== layout.revision else { return }
    revision = layout.revision
    hasPendingItems = !layout.isComplete
    estimatesLengths = false
    keepsSeenLanes = false
    keepsLanes = false
    itemCount = 0
    for section in 0..<layout.sectionCount {
      guard let style = layout.style(ofSection: section) else { continue }
      itemCount += layout.itemCount(inSection: section)
      if style.estimatesLengths { estimatesLengths = true }
      let assignment = style.laneAssignment
      if assignment != .recomputed { keepsLanes = true }
      if assignment == .seen { keepsSeenLanes = true }
    }
  }
}
