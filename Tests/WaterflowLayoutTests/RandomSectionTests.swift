import SeededRandom
import Foundation
import Testing
import WaterflowLayout

@Suite("Random sections")
struct RandomSectionTests {
  /// How many layouts are made; continuous integration asks for 10,000.
  private static let layouts =
    ProcessInfo.processInfo.environment["WATERFLOW_LAYOUTS"]
    .flatMap { Int($0) } ?? 2_500

  @Test(
    "Random layouts equal the reference, and so do their queries",
    arguments: 0..<20)
  func equalsReference(batch: Int) throws {
    var visible = VisibleElements()
    let count = max(1, Self.layouts / 20)
    let cases = batch * count..<(batch + 1) * count
    let failure = try firstFailure(cases) { random in
      let shape = RandomShape(&random)
      let layout = try shape.layout { _ in random.chance(50) }
      let naive = shape.naive
      if let problem = difference(layout, naive) { return problem }

      let elements = allElements(of: layout)
      return wrongAnswer(of: layout, with: elements, into: &visible, &random)
        ?? screenProblem(layout, naive, elements, &random)
    }
    #expect(failure == nil)
  }

  @Test(
    "Queries are exact at any fraction of a point",
    arguments: 0..<8)
  func anyFraction(batch: Int) throws {
    var visible = VisibleElements()
    let failure = try firstFailure(batch * 100..<(batch + 1) * 100) { random in
      var shape = RandomShape(&random)
      shape.shrink(by: Double.random(in: 0.3...1, using: &random))
      let layout = try shape.layout { _ in true }
      let elements = allElements(of: layout)
      for _ in 0..<3 {
        if let problem = wrongAnswer(
          of: layout, with: elements, into: &visible, &random)
        {
          return problem
        }
        if let problem = Self.fractionProblem(
          layout, shape.naive, elements, &random)
        {
          return problem
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  /// Puts an edge of a displaced viewport on an edge of an element, as exactly
  /// as fractions allow, and returns what is missing or too much.
  private static func fractionProblem(
    _ layout: CollectionLayout, _ naive: NaiveLayout,
    _ rest: [LayoutElement], _ random: inout SplitMix64
  ) -> String? {
    guard layout.sectionCount > 0 else { return nil }
    let offset = LayoutPoint(
      x: Double.random(in: -99...99, using: &random),
      y: Double.random(in: -99...99, using: &random))
    layout.sectionDisplacement = SectionDisplacement(
      firstSection: 0, offset: offset)
    layout.pinMode = random.pick([.section, .stacked, .untilNext])
    var viewport = random.viewport(over: layout, rest)
    viewport.overscanBefore = 0
    viewport.overscanAfter = 0
    viewport.offset.x += offset.x
    viewport.offset.y += offset.y
    let screen = NaiveScreen(
      layout: naive, viewport: viewport, mode: layout.pinMode,
      sectionDisplacement: layout.sectionDisplacement)
    let shown = rest.compactMap { layout.element($0.id, in: viewport) }
    var visible = VisibleElements()
    layout.query(viewport, into: &visible)
    return wrong(visible.elements, expected: screen.visible(of: shown))
      .map { "\($0) in \(viewport), tail moved by \(offset)" }
  }

  @Test(
    "A point belongs to the element whose frame contains it",
    arguments: 0..<4)
  func elementAtPoint(batch: Int) throws {
    let failure = try firstFailure(batch * 100..<(batch + 1) * 100) { random in
      let shape = RandomShape(&random)
      let layout = try shape.layout { _ in true }
      let elements = allElements(of: layout)
      for _ in 0..<4 {
        let point = LayoutPoint(
          x: random.length(-20...1000), y: random.length(-20...1000))
        let found = layout.element(at: point)
        let expected = elements.last {
          $0.id.kind != .background && $0.frame.contains(point)
        }
        if found != expected {
          return "\(String(describing: found)) at \(point), should be "
            + String(describing: expected)
        }
      }
      return nil
    }
    #expect(failure == nil)
  }
}
