import SeededRandom
import WaterflowLayout

/// The parts of a layout that stay through a program: how it scrolls.
struct LayoutShape {
  var axis: LayoutAxis
  var direction: UserInterfaceLayoutDirection
  var scale: Double

  init(_ random: inout SplitMix64) {
    axis = random.chance(75) ? .vertical : .horizontal
    direction = random.chance(75) ? .leftToRight : .rightToLeft
    scale = random.pick([0, 0, 0, 1, 2])
  }

  /// Returns a layout of random sections.
  func layout(
    viewport: LayoutSize, _ random: inout SplitMix64
  ) throws(LayoutError) -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: viewport, axis: axis, direction: direction, scale: scale)
    for _ in 0..<random.int(0...3) {
      let sizes = (0..<random.int(0...45)).map { _ in
        ItemSize(
          width: random.chance(3) ? 0 : random.length(10...300),
          height: random.chance(3) ? 0 : random.length(10...300))
      }
      let style = style(&random)
      try layout.appendSection(style, count: sizes.count) { sizes[$0] }
    }
    return layout
  }

  private func style(_ random: inout SplitMix64) -> SectionStyle {
    let mode: SectionMode =
      switch random.int(0...3) {
      case 0: .list
      case 1:
        .flow(
          distribution: random.pick([.justified, .leading, .center, .trailing]),
          alignment: random.pick([.center, .top, .bottom]))
      case 2: .waterfall(lanes: .fixed(random.int(1...6)))
      default:
        .waterfall(
          lanes: .minimumWidth(random.length(40...200)), sizing: .aspect)
      }
    return SectionStyle(
      mode: mode,
      header: random.chance(50) ? 0 : random.length(0...60),
      footer: random.chance(50) ? 0 : random.length(0...60),
      insets: Insets(random.length(0...20)),
      lineSpacing: random.length(0...20),
      interitemSpacing: random.length(0...20))
  }
}
