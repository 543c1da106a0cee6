/// The outline of a shape made of straight lines, written as SVG path data.
///
/// Every line is relative to the one before, because small numbers make short
/// documents. Rounding does not add up: each step is taken between rounded
/// points.
struct Outline {
  /// The path data so far.
  private(set) var path: String
  private var x: Int
  private var y: Int
  private var separator = "l"

  /// Starts at a point in pixels.
  init(x: Double, y: Double) {
    self.x = Int(x.rounded())
    self.y = Int(y.rounded())
    path = "M\(self.x) \(self.y)"
  }

  /// Draws a line to a point in pixels.
  mutating func line(x newX: Double, y newY: Double) {
    let (right, below) = (Int(newX.rounded()), Int(newY.rounded()))
    let (dx, dy) = (right - x, below - y)
    // A minus sign ends the number before it.
    path += dx < 0 && separator == " " ? "\(dx)" : "\(separator)\(dx)"
    path += dy < 0 ? "\(dy)" : " \(dy)"
    (x, y, separator) = (right, below, " ")
  }
}
