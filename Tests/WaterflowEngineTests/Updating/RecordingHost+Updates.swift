import WaterflowEngine
import WaterflowLayout

extension RecordingHost {
  /// Carries an update out whose new items have one length; inserted sections
  /// are lists of three.
  @discardableResult
  func apply(
    animated: Bool = false, length: Double = 100, at time: Double = 0,
    style: SectionStyle = SectionStyle(mode: .list),
    _ change: (inout BatchUpdate) -> Void
  ) throws -> LayoutPoint {
    var update = BatchUpdate()
    change(&update)
    let layout = engine.layout
    let counts = (0..<layout.sectionCount).map {
      layout.itemCount(inSection: $0)
    }
    // Sections by their labels, so that the counts follow them.
    var order = counts.indices.filter {
      !update.deletedSections.contains($0)
        && !update.movedSections.map(\.from).contains($0)
    }.map { Optional($0) }
    var arrivals: [(to: Int, from: Int?)] =
      update.insertedSections.map { ($0, nil) }
    arrivals += update.movedSections.map { ($0.to, $0.from) }
    for arrival in arrivals.sorted(by: { $0.to < $1.to }) {
      order.insert(arrival.from, at: arrival.to)
    }
    let gone = update.deletedItems + update.movedItems.map(\.from)
    let come = update.insertedItems + update.movedItems.map(\.to)
    let newCounts = order.enumerated().map { section, old in
      guard let old else { return 3 }
      return counts[old] - gone.count { $0.section == old }
        + come.count { $0.section == section }
    }
    let plan = try update.plan(oldCounts: counts, newCounts: newCounts)
    hasAskedForReload = true
    return try engine.perform(
      plan, animated: animated, at: time, host: self,
      sizeOfItem: { _ in ItemSize(width: length, height: length) },
      styleOfSection: { _ in style })
  }

  /// Lets cells go that have left by a time.
  func endTransitions(at time: Double) {
    hasAskedForReload = true
    engine.endTransitions(at: time, host: self)
  }

  /// Paths of items of section 0.
  static func paths(_ items: Range<Int>) -> [ItemPath] {
    items.map { ItemPath(section: 0, item: $0) }
  }
}
