import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Scrolling near an edge")
struct EdgeScrollTests {
  @Test(
    "begins 60 points from the edge and grows with the square",
    arguments: [
      (400.0, 0.0), (60, 0), (740, 0), (30, -300), (770, 300), (0, -1_200),
      (800, 1_200), (-50, -1_200), (5_000, 1_200), (.nan, 0),
      (.infinity, 1_200),
    ])
  func tellsSpeed(place: Double, speed: Double) throws {
    let column = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 800))
    #expect(
      EdgeScroll.velocity(at: LayoutPoint(x: 1, y: place), in: column)
        == LayoutPoint(x: 0, y: speed))
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let row = try CollectionLayout(
        viewport: LayoutSize(width: 800, height: 300), axis: .horizontal,
        direction: direction)
      #expect(
        EdgeScroll.velocity(at: LayoutPoint(x: place, y: 1), in: row)
          == LayoutPoint(x: speed, y: 0))
    }
  }

  @Test("waits for a finger that begins there to go on towards the edge")
  func waits() throws {
    let engine = CollectionEngine<RecordingHost>(layout: try .column(of: 100))
    let high = engine.layout.viewportLength
    var time = 0.0
    var steps = EdgeSteps()
    func scrolls(at place: Double) -> Bool {
      time += 16
      _ = steps.next(at: time, LayoutPoint(x: 0, y: place), in: engine)
      time += 16
      return steps.next(at: time, LayoutPoint(x: 0, y: place), in: engine)
        != nil
    }
    for place in [high - 30, high - 59, high - 20] {
      #expect(!scrolls(at: place), "\(place)")
    }
    #expect(scrolls(at: high - 19))
    #expect(scrolls(at: high + 100))
    // Away from it, back, and again on.
    #expect(!scrolls(at: high - 31))
    #expect(!scrolls(at: high - 70))
    #expect(!scrolls(at: high - 60.5))
    #expect(!scrolls(at: high - 51))
    #expect(scrolls(at: high - 50))
    #expect(!scrolls(at: .nan))
  }

  @Test("begins inside of what covers the viewport, and in a quarter of it")
  func minds() throws {
    let insets = Insets(top: 100, left: 40, bottom: 0, right: 0)
    let column = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 800))
    func speed(_ y: Double) -> Double {
      EdgeScroll.velocity(
        at: LayoutPoint(x: 0, y: y), in: column, contentInsets: insets
      ).y
    }
    #expect(speed(160) == 0)
    #expect(speed(130) == -300)
    #expect(speed(100) == -1_200)
    let row = try CollectionLayout(
      viewport: LayoutSize(width: 200, height: 300), axis: .horizontal,
      direction: .rightToLeft)
    // Leading is at the right: 160 are left, and zones of 40.
    func sideways(_ x: Double) -> Double {
      EdgeScroll.velocity(
        at: LayoutPoint(x: x, y: 0), in: row, contentInsets: insets
      ).x
    }
    #expect(sideways(120) == 0)
    #expect(sideways(140) == 300)
    #expect(sideways(160) == 1_200)
    #expect(sideways(20) == -300)
    let none = try CollectionLayout(viewport: .zero)
    #expect(EdgeScroll.velocity(at: .zero, in: none) == .zero)
  }
}
