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
}
