import WaterflowLayout

/// What a million photos in rows that fill the line cost, for each way to break
/// them.
public final class JustifiedFigures {
  private let ratios: [Double]
  private var layout: CollectionLayout?
  private var scratch = VisibleElements()

  private static let ways: [(name: String, breaking: RowBreaking)] = [
    ("greedy", .greedy), ("balanced", .balanced), ("even", .even),
  ]
  private static let changes = 1_000
  private static let first = ItemPath(section: 0, item: 0)

  init() {
    var dice = SplitMix64(seed: 2)
    // What cameras make, upright and lying, and what people cut out of it.
    let usual = [2.0 / 3, 3.0 / 4, 9.0 / 16, 1, 4.0 / 3, 3.0 / 2]
    ratios = (0..<Figures.items).map { _ in
      usual[Int(dice.number(0, 5.999))] * dice.number(0.95, 1.05)
    }
  }

  private func make(
    _ breaking: RowBreaking
  ) throws(LayoutError) -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 1_200, height: 1_900))
    try layout.appendSection(
      SectionStyle(
        mode: .justified(JustifiedRows(rowHeight: 220, breaking: breaking)),
        lineSpacing: 4, interitemSpacing: 4),
      lengths: ratios)
    return layout
  }

  func workloads() -> [Workload] {
    Self.ways.flatMap { name, breaking in
      [
        Workload(
          name + " rows, build", count: Figures.items,
          finish: { self.layout = nil },
          body: {
            self.layout = try? self.make(breaking)
            return self.layout?.contentLength ?? .nan
          }),
        standing(name + " rows, width change", breaking, Figures.items) {
          layout throws(LayoutError) in
          try layout.resize(to: LayoutSize(width: 1_400, height: 1_900))
        },
        standing(
          name + " rows 1M, insert at 0", breaking, Self.changes,
          .microseconds
        ) { layout throws(LayoutError) in
          for change in 0..<Self.changes {
            try layout.insertItems(
              at: Self.first, lengths: [self.ratios[change]])
          }
        },
        standing("scroll step in 1M, " + name + " rows", breaking, 10_000) {
          layout throws(LayoutError) in
          for step in 0..<10_000 {
            layout.query(
              in: LayoutRect(
                x: 0, y: Double(step) * 120, width: 1_200, height: 1_900),
              into: &self.scratch)
          }
        },
      ]
    }
  }

  private func standing(
    _ name: String, _ breaking: RowBreaking, _ count: Int,
    _ unit: Workload.Unit = .nanoseconds,
    body: @escaping (CollectionLayout) throws(LayoutError) -> Void
  ) -> Workload {
    Workload(
      name, unit, count: count,
      prepare: { self.layout = try? self.make(breaking) },
      finish: { self.layout = nil },
      body: {
        guard let layout = self.layout else { return .nan }
        do throws(LayoutError) { try body(layout) } catch { return .nan }
        return layout.contentLength
      })
  }

  /// How evenly each way sets the same photos, and what an item costs beside
  /// its ratio.
  ///
  /// - Returns: the standard deviation of the heights of the first 20,000 rows,
  ///   in points, and bytes.
  public func spreads() -> [(name: String, points: Double, bytes: Double)] {
    var result: [(name: String, points: Double, bytes: Double)] = []
    for (name, breaking) in Self.ways {
      guard let layout = try? make(breaking) else { continue }
      var (heights, top): ([Double], Double) = ([], -1)
      var item = 0
      while heights.count < 20_000,
        let frame = layout.frame(ofItem: ItemPath(section: 0, item: item))
      {
        if frame.y != top { heights.append(frame.height) }
        top = frame.y
        item += 1
      }
      let mean = heights.reduce(0, +) / Double(heights.count)
      let squares = heights.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      result.append(
        (
          name, (squares / Double(heights.count)).squareRoot(),
          Double(layout.storageBytes) / Double(Figures.items) - 8
        ))
    }
    return result
  }
}
