import SeededRandom
import Foundation
import Testing

@testable import WaterflowLayout

@Suite("Rounding without Foundation")
struct RoundingTests {
  @Test("It is the platform's, halves away from zero, for what there may be")
  func equalsPlatform() {
    var random = SplitMix64(seed: firstSeed)
    var numbers = [0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 4e15, -4e15]
    for _ in 0..<2_000 {
      numbers.append(Double(random.int(-9_000...9_000)) / 8)
      numbers.append(Double(random.int(-1_000...1_000)) / 2)
      numbers.append(Double(random.int(-(1 << 52)...(1 << 52))) / 1_024)
    }
    for number in numbers {
      #expect(number.nearest == number.rounded(.toNearestOrAwayFromZero))
      #expect(Double(number.floored) == number.rounded(.down))
      #expect(Double(number.ceiled) == number.rounded(.up))
    }
    #expect(5e15.nearest == 5e15)
    #expect((-5e15).nearest == -5e15)
    #expect(Double.nan.floored == 0)
    #expect(Double.infinity.floored == 1 << 62)
    #expect((-Double.infinity).ceiled == -(1 << 62))
  }

  @Test(
    "Lanes without a gap share their pixels, however wide the screen is",
    arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft],
    [1.0, 2, 3])
  func seams(direction: UserInterfaceLayoutDirection, scale: Double) throws {
    for width in [320.0, 375, 390, 393, 402, 414, 430, 768] {
      for inset in [0.0, 10, 16, 20] {
        for lanes in 2...12 {
          let layout = try CollectionLayout(
            viewport: LayoutSize(width: width, height: 400),
            direction: direction, scale: scale)
          try layout.appendSection(
            SectionStyle(
              mode: .waterfall(lanes: .fixed(lanes)),
              insets: Insets(top: 0, left: inset, bottom: 0, right: inset)),
            lengths: Array(repeating: 10, count: lanes))
          let frames = (0..<lanes).compactMap {
            layout.frame(ofItem: ItemPath(section: 0, item: $0))
          }
          let sorted = frames.sorted { $0.x < $1.x }
          for (frame, next) in zip(sorted, sorted.dropFirst()) {
            #expect(
              abs(frame.maxX - next.x) < 1e-9,
              "\(width) points, \(inset) beside \(lanes) lanes")
          }
        }
      }
    }
  }
}
