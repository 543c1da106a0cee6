import SeededRandom
import WaterflowLayout

extension BlockProgram {
  /// Lays out some of the content, all of which must be final then.
  func checkStart(_ random: inout SplitMix64) throws -> String? {
    let end = random.length(0...max(1, Int(layout.contentLength)))
    layout.layOut(through: end)
    let naive = model.shape.naive
    for (index, box) in naive.boxes.enumerated()
    where box.id.kind == .item && box.start < end {
      guard let ours = layout.element(box.id) else { return "no \(box)" }
      if let problem = difference(
        ours, naive.elements[index], unsnapped: naive.unsnapped[index],
        scale: 0)
      {
        return "\(problem), laid out through \(end)"
      }
    }
    return nil
  }

  /// Two items that overlap, which must not be at any time.
  func firstOverlap() -> String? {
    let elements = allElements(of: layout).filter { $0.id.kind == .item }
      .sorted { $0.frame.y < $1.frame.y }
    for (index, one) in elements.enumerated() {
      for other in elements[(index + 1)...] {
        if other.frame.y >= one.frame.maxY - 1e-6 { break }
        let isBeside =
          other.frame.x >= one.frame.maxX - 1e-3
          || one.frame.x >= other.frame.maxX - 1e-3
        if !isBeside && other.frame.height > 0 && one.frame.height > 0 {
          return "\(one) overlaps \(other)"
        }
      }
    }
    return nil
  }
}
