import WaterflowLayout

/// What changes cost in sections of a million items.
///
/// A step makes many changes in a row, because one is too short to measure; it
/// returns NaN if one is refused, which fails the run.
final class EditFigures {
  private let list: CollectionLayout
  private let stable: CollectionLayout
  private let recomputed: CollectionLayout
  private let flow: CollectionLayout
  private let screen: Size
  private var turn = 0.0

  private static let first = ItemPath(section: 0, item: 0)
  private static let changes = 1_000

  init(
    screen: Size, heights: [Double], sizes: [ItemSize]
  ) throws(LayoutError) {
    self.screen = screen
    func layout(_ mode: SectionMode) throws(LayoutError) -> CollectionLayout {
      let layout = try CollectionLayout(viewport: screen)
      try layout.appendSection(
        SectionStyle(mode: mode, lineSpacing: 8, interitemSpacing: 8),
        lengths: heights)
      return layout
    }
    list = try layout(.list)
    stable = try layout(
      .waterfall(lanes: .fixed(4), assignment: .stable))
    recomputed = try layout(.waterfall(lanes: .fixed(4)))
    flow = try CollectionLayout(viewport: screen)
    try flow.appendSection(
      SectionStyle(mode: .flow(), lineSpacing: 8, interitemSpacing: 8),
      count: sizes.count
    ) { sizes[$0] }
  }

  func workloads() -> [Workload] {
    [
      height("list 1M, height of item 0", of: list),
      height("stable 4 lanes 1M, height of item 0", of: stable),
      insert("list 1M, insert at 0", into: list),
      insert("stable 4 lanes 1M, insert at 0", into: stable),
      insert("flow 1M, insert at 0", into: flow),
      insert("4 lanes 1M, insert at 0 ready to paint", into: recomputed),
      slice,
    ]
  }

  private func height(
    _ name: String, of layout: CollectionLayout
  ) -> Workload {
    Workload(name, .microseconds, count: Self.changes) {
      for _ in 0..<Self.changes {
        self.turn = self.turn == 100 ? 140 : 100
        do throws(LayoutError) {
          try layout.setLength(self.turn, ofItem: Self.first)
        } catch { return .nan }
      }
      return layout.contentLength
    }
  }

  private func insert(
    _ name: String, into layout: CollectionLayout
  ) -> Workload {
    Workload(
      name, .microseconds, count: Self.changes,
      prepare: {
        while layout.layOutMore(.max) {}
      },
      finish: {
        // A figure must not depend on how often it was taken.
        try? layout.removeItems(0..<Self.changes, inSection: 0)
      },
      body: {
        for _ in 0..<Self.changes {
          do throws(LayoutError) {
            try layout.insertItems(at: Self.first, count: 1) { _ in
              ItemSize(width: 120, height: 200)
            }
          } catch { return .nan }
          layout.layOut(through: self.screen.height)
        }
        return layout.contentLength
      })
  }

  private var slice: Workload {
    Workload(
      "4 lanes 1M, a slice of 100,000", .microseconds, count: 1,
      prepare: {
        try? self.recomputed.setLength(333, ofItem: Self.first)
        try? self.recomputed.setLength(222, ofItem: Self.first)
      }
    ) {
      self.recomputed.layOutMore(100_000)
        ? self.recomputed.contentLength : .nan
    }
  }
}
