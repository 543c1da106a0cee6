import WaterflowEngine
import WaterflowLayout

/// Everything that is measured, with its inputs built beforehand.
///
/// A step that throws returns NaN, which fails the run.
public final class Figures {
  /// The items of the large layouts.
  public static let items = 1_000_000
  /// The numbers of lanes that builds are measured with.
  public static let laneCounts = [2, 3, 4, 6, 8, 12]

  private let heights: [Double]
  private let ratios: [Double]
  private let sizes: [ItemSize]
  private let offsets: [Double]
  private let appended: [Double]
  private var scratch = VisibleElements()
  private var naiveScratch: [NaiveWaterfall.Frame] = []
  private var layout: CollectionLayout?
  private var naive: NaiveWaterfall?
  private let standing: CollectionLayout
  private let small: CollectionLayout
  private let smallOffsets: [Double]
  private let standingNaive: NaiveWaterfall
  private let aspect: CollectionLayout
  private var isWide = false
  private let host: ScrollHost
  private let snapshots: SnapshotFigures
  private let edits: EditFigures
  /// Rows that fill the line.
  public let justified = JustifiedFigures()

  private static let width = 1_200.0
  // 4 lanes of items about 200 points long: about 40 show.
  private static let screen = LayoutSize(width: width, height: 1_900)

  /// Builds the inputs.
  public init() throws(LayoutError) {
    var dice = SplitMix64(seed: 1)
    let heights = (0..<Figures.items).map { _ in dice.number(40, 360) }
    self.heights = heights
    ratios = (0..<Figures.items).map { _ in dice.number(0.5, 2) }
    sizes = (0..<Figures.items).map { _ in
      ItemSize(width: dice.number(40, 360), height: dice.number(40, 360))
    }
    standing = try Figures.waterfall(lanes: 4, heights)
    let length = standing.contentLength
    offsets = (0..<10_000).map { _ in dice.number(0, length) }
    small = try Figures.waterfall(lanes: 4, Array(heights.prefix(10_000)))
    let smallLength = small.contentLength
    smallOffsets = (0..<10_000).map { _ in dice.number(0, smallLength) }
    appended = (0..<100).map { _ in dice.number(40, 360) }
    standingNaive = NaiveWaterfall(
      width: Figures.width, lanes: 4, spacing: 8, heights: heights)
    aspect = try CollectionLayout(viewport: Figures.screen)
    try aspect.appendSection(Figures.aspectStyle, lengths: ratios)
    host = ScrollHost(standing)
    guard let snapshots = try? SnapshotFigures() else {
      preconditionFailure("identifiers that occur once were refused")
    }
    self.snapshots = snapshots
    edits = EditFigures(
      screen: Figures.screen, heights: heights, sizes: sizes)
  }

  private static var aspectStyle: SectionStyle {
    style(.waterfall(lanes: .fixed(4), sizing: .aspect))
  }

  private static func style(_ mode: SectionMode) -> SectionStyle {
    SectionStyle(mode: mode, lineSpacing: 8, interitemSpacing: 8)
  }

  private static func waterfall(
    lanes: Int, _ heights: [Double]
  ) throws(LayoutError) -> CollectionLayout {
    let layout = try CollectionLayout(viewport: screen)
    try layout.appendSection(
      style(.waterfall(lanes: .fixed(lanes))), lengths: heights)
    return layout
  }

  /// Returns all workloads, in the order in which to run them: what is
  /// compared stands side by side.
  public func workloads() -> [Workload] {
    var all: [Workload] = [naiveBuild]
    for lanes in Figures.laneCounts {
      all.append(
        build("waterfall \(Name(lanes).text) lanes, build") {
          () throws(LayoutError) in
          try Figures.waterfall(lanes: lanes, self.heights)
        })
    }
    all.append(
      build("list, build") { () throws(LayoutError) in
        let layout = try CollectionLayout(viewport: Figures.screen)
        try layout.appendSection(
          Figures.style(.list), lengths: self.heights)
        return layout
      })
    all.append(
      build("flow, build") { () throws(LayoutError) in
        let layout = try CollectionLayout(viewport: Figures.screen)
        try layout.appendSection(
          Figures.style(.flow()), count: self.sizes.count
        ) { self.sizes[$0] }
        return layout
      })
    all.append(
      build("aspect 4 lanes, build") { () throws(LayoutError) in
        let layout = try CollectionLayout(viewport: Figures.screen)
        try layout.appendSection(
          Figures.aspectStyle, lengths: self.ratios)
        return layout
      })
    return all + [append] + edits.workloads() + justified.workloads()
      + [widthChange, naiveQuery, pass]
      + [
        query("visible query of 40 in 1M", standing, offsets),
        query("visible query of 40 in 10k", small, smallOffsets),
        query("scroll step in 1M", standing, Figures.steps(in: standing)),
        query("scroll step in 10k", small, Figures.steps(in: small)),
      ] + snapshots.workloads
  }

  // MARK: - Workloads

  private func build(
    _ name: String,
    make: @escaping () throws(LayoutError) -> CollectionLayout
  ) -> Workload {
    Workload(
      name, count: Figures.items, finish: { self.layout = nil },
      body: {
        self.layout = try? make()
        return self.layout?.contentLength ?? .nan
      })
  }

  private var naiveBuild: Workload {
    Workload(
      "naive 4 lanes, build", count: Figures.items,
      finish: { self.naive = nil },
      body: {
        let naive = NaiveWaterfall(
          width: Figures.width, lanes: 4, spacing: 8, heights: self.heights)
        self.naive = naive
        return naive.length
      })
  }

  private var append: Workload {
    Workload(
      "append 100 to 1M", .microseconds, count: 1_000,
      prepare: {
        self.layout = try? Figures.waterfall(lanes: 4, self.heights)
      },
      finish: { self.layout = nil },
      body: {
        for _ in 0..<1_000 {
          do throws(LayoutError) {
            try self.layout?.appendItems(
              toSection: 0, lengths: self.appended)
          } catch { return .nan }
        }
        return self.layout?.contentLength ?? .nan
      })
  }

  private var widthChange: Workload {
    Workload("aspect 4 lanes, width change", count: Figures.items) {
      self.isWide.toggle()
      let width = self.isWide ? 1_400.0 : Figures.width
      do throws(LayoutError) {
        try self.aspect.resize(to: LayoutSize(width: width, height: 1_900))
      } catch { return .nan }
      return self.aspect.contentLength
    }
  }

  /// Offsets of a scroll from the start on, 120 points a step.
  private static func steps(in layout: CollectionLayout) -> [Double] {
    let most = layout.contentLength - screen.height
    return (0..<10_000).map {
      (Double($0) * 120).truncatingRemainder(dividingBy: most)
    }
  }

  private func query(
    _ name: String, _ layout: CollectionLayout, _ offsets: [Double]
  ) -> Workload {
    Workload(name, count: offsets.count) {
      var found = 0
      for offset in offsets {
        layout.query(
          in: LayoutRect(x: 0, y: offset, width: 1_200, height: 1_900),
          into: &self.scratch)
        found += self.scratch.elements.count
      }
      return Double(found)
    }
  }

  private var naiveQuery: Workload {
    Workload("naive visible query in 1M", count: 20) {
      var found = 0
      for offset in self.offsets.prefix(20) {
        self.standingNaive.query(
          from: offset, to: offset + 1_900, into: &self.naiveScratch)
        found += self.naiveScratch.count
      }
      return Double(found)
    }
  }

  private var pass: Workload {
    Workload("engine pass, scrolling 1M", .microseconds, count: 10_000) {
      self.host.scroll(passes: 10_000)
    }
  }

  // MARK: - Counts

  /// The elements that a query finds on average.
  public var visibleElements: Double {
    query("visible", standing, offsets).run() / Double(offsets.count)
  }

  /// The operations of a pass while scrolling, on average.
  public func operationsPerPass() -> Double {
    let before = host.engine.counters
    _ = host.scroll(passes: 10_000)
    let after = host.engine.counters
    return Double(after.operations - before.operations)
      / Double(after.passes - before.passes)
  }

  /// Scrolls until all storage has grown, then calls `count` before and after
  /// many passes and returns the difference.
  public func difference(of count: () -> Int, passes: Int) -> Int {
    _ = host.scroll(passes: 50_000)
    let before = count()
    _ = host.scroll(passes: passes)
    return count() - before
  }
}

/// A small number in words; Embedded Swift spells no integers cheaply.
private struct Name {
  let text: String

  init(_ number: Int) {
    let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
    text = number < 10 ? digits[number] : "1" + digits[number % 10]
  }
}
