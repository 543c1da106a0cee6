import WaterflowLayout

/// Returns where two layouts differ in any bit, or nil.
func unequal(
  _ ours: CollectionLayout, _ other: CollectionLayout
) -> String? {
  if ours.contentSize != other.contentSize {
    return "the content is \(ours.contentSize), not \(other.contentSize)"
  }
  return unequal(allElements(of: ours), allElements(of: other))
}

/// Returns the first difference between two lists of elements, or nil.
func unequal(
  _ ours: [LayoutElement], _ other: [LayoutElement]
) -> String? {
  if ours.count != other.count {
    return "\(ours.count) elements, not \(other.count)"
  }
  let pair = zip(ours, other).first { $0 != $1 }
  return pair.map { "\($0) is not \($1)" }
}
