import SeededRandom
import Testing

@testable import WaterflowEngine

@Suite("Faster than can be read")
struct TravelPaceTests {
  /// A part of a way at one speed, in viewports a second.
  private enum Kind: CaseIterable {
    case fast, between, slow, rest

    func speed(_ random: inout SplitMix64) -> Double {
      let speed =
        switch self {
        case .fast: Double(random.int(210...3_000)) / 100
        case .between: Double(random.int(105...195)) / 100
        case .slow: Double(random.int(2...95)) / 100
        case .rest: 0.0
        }
      return random.below(2) == 0 ? speed : -speed
    }
  }

  /// Goes a random way, frame by frame, some of which are late, and compares
  /// with what the speeds say that it was made of.
  private func fault(_ random: inout SplitMix64) -> String? {
    let viewport = Double(random.int(100...3_000))
    let clock = Double(random.below(1_000_000))
    var pace = TravelPace()
    var (time, isFast) = (clock, false)
    for _ in 0..<12 {
      let kind = Kind.allCases[random.below(4)]
      let speed = kind.speed(&random)
      let start = time
      while time < start + 600 {
        let frame = Double(random.below(10) == 0 ? random.int(17...60) : 16)
        time += frame
        pace.move(
          by: speed * viewport * frame / 1_000, viewport: viewport, at: time)
        // What is measured across the change says little.
        guard time > start + 200 else { continue }
        switch kind {
        case .fast: isFast = true
        case .slow: isFast = false
        case .between: break
        case .rest:
          pace.end()
          isFast = false
        }
        if pace.isFast != isFast {
          return "\(kind) at \(speed) for \(time - start) ms: \(pace.isFast)"
        }
      }
    }
    return nil
  }

  @Test("Two viewports a second are fast, one is slow, between stays")
  func speeds() {
    #expect(
      firstFailure(0..<(wantedPrograms ?? 300)) { fault(&$0) } == nil)
  }

  @Test("A step out of rest tells no speed, the next one does")
  func firstStep() {
    var pace = TravelPace()
    for start in [0.0, 1_000, 1_100] {
      pace.move(by: 100_000, viewport: 800, at: start)
      #expect(!pace.isFast)
    }
    pace.move(by: 25, viewport: 800, at: 1_116)
    #expect(!pace.isFast)
    pace.move(by: 200, viewport: 800, at: 1_132)
    #expect(pace.isFast)
  }

  @Test("A step that comes late, and one early for it, are not slow motion")
  func lateStep() {
    var pace = TravelPace()
    for frame in 0...4 {
      pace.move(by: 48, viewport: 800, at: 16 * Double(frame))
    }
    #expect(pace.isFast)
    // What was told of was the place of a frame before.
    pace.move(by: 48, viewport: 800, at: 64 + 40)
    #expect(pace.isFast)
    pace.move(by: 72, viewport: 800, at: 64 + 48)
    #expect(pace.isFast)
  }

  @Test("Steps that are told twice in a frame count together")
  func shortSteps() {
    var pace = TravelPace()
    for frame in 0..<4 {
      let time = 16 * Double(frame)
      pace.move(by: 20, viewport: 800, at: time)
      // Alone it would be 40 viewports a second.
      pace.move(by: 3, viewport: 800, at: time + 0.1)
    }
    #expect(!pace.isFast)
  }

  @Test("What goes back and forth fast is fast")
  func shaken() {
    var pace = TravelPace()
    for frame in 0..<20 {
      pace.move(
        by: frame % 3 == 0 ? 200 : -100, viewport: 800,
        at: 16 * Double(frame))
      #expect(pace.isFast == (frame > 0))
    }
  }
}
