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
}
