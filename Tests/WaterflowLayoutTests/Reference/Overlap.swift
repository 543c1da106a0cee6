import WaterflowLayout

/// Returns two items of a vertical layout that overlap, in words, or nil.
func firstOverlap(in layout: CollectionLayout) -> String? {
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
