import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("The speed of a finger")
struct VelocityTrackerTests {
  /// Samples as time and x, and the speed at a time.
  struct Row: CustomTestStringConvertible {
    var samples: [(time: Double, x: Double)]
    var time: Double
    var speed: Double

    init(_ samples: [(Double, Double)], at time: Double, _ speed: Double) {
      self.samples = samples.map { (time: $0.0, x: $0.1) }
      self.time = time
      self.speed = speed
    }

    var testDescription: String { "\(samples) at \(time)" }
  }

  static let rows = [
    Row([], at: 0, 0),
    Row([(0, 5)], at: 0, 0),
    Row([(0, 0), (16, 8)], at: 16, 500),
    Row([(0, 0), (16, -8)], at: 16, -500),
    Row([(0, 0), (50, 10), (100, 40)], at: 100, 400),
    // What is older than 100 ms does not count.
    Row([(0, 1_000), (50, 0), (150, 10)], at: 150, 100),
    Row([(0, 0), (16, 8)], at: 100, 500),
    Row([(0, 0), (16, 8)], at: 101, 0),
    Row([(0, 0), (16, 8)], at: 500, 0),
    Row([(0, 0), (50, 10), (200, 10)], at: 200, 0),
    // Less than 4 ms tell nothing.
    Row([(0, 0), (3, 30)], at: 3, 0),
    Row([(0, 0), (4, 4)], at: 4, 1_000),
    // Duplicates, in time and in place.
    Row([(0, 0), (0, 0), (16, 8), (16, 8)], at: 16, 500),
    Row([(0, 0), (16, 100), (16, 8)], at: 16, 500),
    Row([(0, 100), (0, 0), (16, 8)], at: 16, 500),
    Row([(0, 0), (10, 0), (20, 10)], at: 20, 500),
    // Back in time, no numbers, infinite.
    Row([(0, 0), (16, 8), (10, 500)], at: 16, 500),
    Row([(0, 0), (16, .nan), (16, 8)], at: 16, 500),
    Row([(0, 0), (.nan, 3), (.infinity, 3), (16, 8)], at: 16, 500),
    Row([(0, 0), (16, .infinity)], at: 16, 0),
    Row([(0, 0), (16, 8)], at: .nan, 500),
    Row([(0, -1e308), (16, 1e308)], at: 16, 100_000),
  ]

  @Test("is the way of the last 100 ms by their time", arguments: rows)
  func tellsSpeed(row: Row) {
    var across = VelocityTracker()
    var along = VelocityTracker()
    for sample in row.samples {
      across.add(
        PointerSample(
          position: LayoutPoint(x: sample.x, y: 0), time: sample.time))
      along.add(
        PointerSample(
          position: LayoutPoint(x: 0, y: sample.x), time: sample.time))
    }
    #expect(across.velocity(at: row.time) == LayoutPoint(x: row.speed, y: 0))
    #expect(along.velocity(at: row.time) == LayoutPoint(x: 0, y: row.speed))
    across.reset()
    #expect(across.velocity(at: row.time) == .zero)
  }
}
