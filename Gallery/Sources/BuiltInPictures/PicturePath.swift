import Foundation

/// A shape: closed outlines made of straight edges, in a picture's coordinates.
///
/// Curves become edges as they are added. Outlines that run the same way round
/// may overlap: what both cover is covered once.
struct PicturePath {
  typealias Point = SIMD2<Double>

  /// Where each edge starts and ends.
  private(set) var edges: [(from: Point, to: Point)] = []
  private var start = Point.zero
  private(set) var current = Point.zero

  /// Into so many edges a curve is cut.
  private static let smoothness = 12

  /// Creates a path without outlines.
  init() {}

  /// Starts an outline at a point.
  init(x: Double, y: Double) {
    move(x: x, y: y)
  }

  /// Closes the outline and starts another one.
  mutating func move(x: Double, y: Double) {
    close()
    start = Point(x, y)
    current = start
  }

  /// Returns to where the outline has started.
  mutating func close() {
    if current != start { line(x: start.x, y: start.y) }
  }

  /// Goes straight to a point.
  mutating func line(x: Double, y: Double) {
    let next = Point(x, y)
    edges.append((current, next))
    current = next
  }

  /// Goes straight on from the present point.
  mutating func step(_ dx: Double, _ dy: Double) {
    line(x: current.x + dx, y: current.y + dy)
  }

  /// Goes to a point on a quadratic curve.
  mutating func quad(around control: Point, to end: Point) {
    curve((control * 2 + current) / 3, (control * 2 + end) / 3, to: end)
  }

  /// Goes on from the present point on a quadratic curve.
  mutating func quadStep(
    _ dcx: Double, _ dcy: Double, _ dx: Double, _ dy: Double
  ) {
    quad(around: current + Point(dcx, dcy), to: current + Point(dx, dy))
  }

  /// Goes to a point on a cubic curve.
  mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    let begin = current
    for step in 1...Self.smoothness {
      let t = Double(step) / Double(Self.smoothness)
      let s = 1 - t
      let a = begin * (s * s * s) + first * (3 * s * s * t)
      let b = second * (3 * s * t * t) + end * (t * t * t)
      line(x: (a + b).x, y: (a + b).y)
    }
  }

  /// Goes along an ellipse; angles in degrees, clockwise from the right.
  mutating func arc(
    _ center: Point, _ radii: Point, from: Double, to: Double
  ) {
    for point in Self.arc(center, radii, from: from, to: to) {
      line(x: point.x, y: point.y)
    }
  }

  /// Adds a whole ellipse.
  mutating func addEllipse(_ center: Point, _ radii: Point) {
    move(x: center.x + radii.x, y: center.y)
    arc(center, radii, from: 0, to: 360)
    close()
  }

  /// Adds what a round pen covers that is drawn from point to point.
  mutating func addStroke(_ points: [Point], width: Double) {
    let pen = width / 2
    if points.count == 1 { addEllipse(points[0], Point(pen, pen)) }
    for (from, to) in zip(points, points.dropFirst()) {
      let way = to - from
      let angle = atan2(way.y, way.x) * 180 / .pi
      let side = Self.arc(
        from, Point(pen, pen), from: angle + 90, to: angle + 90)
      move(x: side[0].x, y: side[0].y)
      arc(from, Point(pen, pen), from: angle + 90, to: angle + 270)
      arc(to, Point(pen, pen), from: angle - 90, to: angle + 90)
      close()
    }
  }

  /// Points along an ellipse, both ends included.
  static func arc(
    _ center: Point, _ radii: Point, from: Double, to: Double
  ) -> [Point] {
    let count = max(1, Int((abs(to - from) / 9).rounded(.up)))
    return (0...count).map {
      let angle = (from + (to - from) * Double($0) / Double(count)) * .pi / 180
      return center + radii * Point(cos(angle), sin(angle))
    }
  }
}
