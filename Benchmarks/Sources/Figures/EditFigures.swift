import WaterflowLayout

/// What changes cost in sections of a million items.
///
/// A step makes many changes in a row, because one is too short to measure; it
/// returns NaN if one is refused, which fails the run. Layouts are made before
/// and freed after each step, so that what is measured beside them finds the
/// memory it would find alone.
final class EditFigures {
  private let screen: LayoutSize
  private let heights: [Double]
  private let sizes: [ItemSize]
  private var layout: CollectionLayout?
  private var turn = 0.0

  private static let first = ItemPath(section: 0, item: 0)
  private static let changes = 1_000

  init(screen: LayoutSize, heights: [Double], sizes: [ItemSize]) {
    self.screen = screen
    self.heights = heights
    self.sizes = sizes
  }

  func workloads() -> [Workload] {
    let stable = SectionMode.waterfall(
      lanes: .fixed(4), assignment: .stable)
    let recomputed = SectionMode.waterfall(lanes: .fixed(4))
    return [
      height("list 1M, height of item 0", .list),
      height("stable 4 lanes 1M, height of item 0", stable),
      insert("list 1M, insert at 0", .list),
      insert("stable 4 lanes 1M, insert at 0", stable),
      insert("flow 1M, insert at 0", .flow()),
      insert("4 lanes 1M, insert at 0 ready to paint", recomputed),
      slice(recomputed),
    ]
  }

  private func workload(
    _ name: String, count: Int, _ mode: SectionMode,
    body: @escaping (CollectionLayout) throws(LayoutError) -> Void
  ) -> Workload {
    Workload(
      name, .microseconds, count: count,
      prepare: { self.layout = try? self.make(mode) },
      finish: { self.layout = nil },
      body: {
        guard let layout = self.layout else { return .nan }
        do throws(LayoutError) { try body(layout) } catch { return .nan }
        return layout.contentLength
      })
  }

  private func make(
    _ mode: SectionMode
  ) throws(LayoutError) -> CollectionLayout {
    let layout = try CollectionLayout(viewport: screen)
    let style = SectionStyle(mode: mode, lineSpacing: 8, interitemSpacing: 8)
    if case .flow = mode {
      try layout.appendSection(style, count: sizes.count) { self.sizes[$0] }
    } else {
      try layout.appendSection(style, lengths: heights)
    }
    return layout
  }

  private func height(_ name: String, _ mode: SectionMode) -> Workload {
    workload(name, count: Self.changes, mode) {
      layout throws(LayoutError) in
      for _ in 0..<Self.changes {
        self.turn = self.turn == 100 ? 140 : 100
        try layout.setLength(self.turn, ofItem: Self.first)
      }
    }
  }

  private func insert(_ name: String, _ mode: SectionMode) -> Workload {
    workload(name, count: Self.changes, mode) {
      layout throws(LayoutError) in
      for _ in 0..<Self.changes {
        try layout.insertItems(at: Self.first, count: 1) { _ in
          ItemSize(width: 120, height: 200)
        }
        layout.layOut(through: self.screen.height)
      }
    }
  }

  /// The first 100,000 items after a change of the first one.
  private func slice(_ mode: SectionMode) -> Workload {
    workload("4 lanes 1M, a slice of 100,000", count: 1, mode) {
      layout throws(LayoutError) in
      try layout.setLength(333, ofItem: Self.first)
      layout.layOutMore(100_000)
    }
  }
}
