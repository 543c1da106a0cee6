import SeededRandom
import WaterflowLayout

extension SplitMix64 {
  /// Returns rectangles to query: windows of every size, some that touch
  /// elements edge to edge, some far out, empty or upside down.
  mutating func rects(
    over elements: [LayoutElement], size: LayoutSize, axis: LayoutAxis
  ) -> [LayoutRect] {
    let extent = axis == .vertical ? size.height : size.width
    func rect(from lower: Double, to upper: Double) -> LayoutRect {
      axis == .vertical
        ? LayoutRect(x: 0, y: lower, width: size.width, height: upper - lower)
        : LayoutRect(x: lower, y: 0, width: upper - lower, height: size.height)
    }
    func position(_ random: inout SplitMix64) -> Double {
      Double.random(in: -100...extent + 100, using: &random)
    }
    var result: [LayoutRect] = []
    let start = position(&self)
    result.append(rect(from: start, to: start + length(1...800)))
    let (a, b) = (position(&self), position(&self))
    result.append(rect(from: min(a, b), to: max(a, b)))
    switch int(0...4) {
    case 0: result.append(rect(from: a, to: a))
    case 1: result.append(rect(from: max(a, b), to: min(a, b)))
    case 2: result.append(rect(from: -1e9, to: 1e9))
    case 3: result.append(rect(from: extent + 1, to: extent + 1e12))
    default: result.append(rect(from: -1e12, to: -1))
    }
    guard !elements.isEmpty else { return result }
    let (one, other) = (pick(elements).frame, pick(elements).frame)
    if axis == .vertical {
      result.append(rect(from: one.maxY, to: one.maxY + length(0...200)))
      result.append(rect(from: other.y - length(0...200), to: other.y))
      result.append(rect(from: one.y, to: one.maxY))
      result.append(rect(from: one.maxY, to: other.y))
    } else {
      result.append(rect(from: one.maxX, to: one.maxX + length(0...200)))
      result.append(rect(from: other.x - length(0...200), to: other.x))
      result.append(rect(from: one.x, to: one.maxX))
      result.append(rect(from: one.maxX, to: other.x))
    }
    return result
  }
}
