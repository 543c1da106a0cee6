/// Which positions a browser can scroll an element to.
enum PositionRounding {
  /// The nearest of a number of positions per point.
  case nearest(grain: Double)
  /// The one before, of a number of positions per point.
  case down(grain: Double)
  /// Firefox's: a whole point, kept in sixtieths of one, and told in points,
  /// each as a number of 32 bits. Asked at 4,000,001 for a point more, it says
  /// 4,000,002.25.
  case firefox

  /// How many positions are in a point, at least where they are densest.
  var grain: Double {
    switch self {
    case .nearest(let grain), .down(let grain): grain
    case .firefox: 1
    }
  }

  func rounded(_ position: Double) -> Double {
    switch self {
    case .nearest(let grain): return (position * grain).rounded() / grain
    case .down(let grain): return (position * grain).rounded(.down) / grain
    case .firefox:
      let whole = position.rounded(.toNearestOrEven)
      return Double(Float(Double(Float(whole * 60)) / 60))
    }
  }
}
