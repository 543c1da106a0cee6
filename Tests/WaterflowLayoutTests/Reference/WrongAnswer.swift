import SeededRandom
import WaterflowLayout

/// Returns what is wrong with the answer to a query, or nil.
func wrong(
  _ found: [LayoutElement], expected: [LayoutElement]
) -> String? {
  if found == expected { return nil }
  let ids = found.map(\.id)
  if let twice = zip(ids, ids.dropFirst()).first(where: { $0 == $1 }) {
    return "\(twice.0) is there twice"
  }
  if let pair = zip(ids, ids.dropFirst()).first(where: { $0 > $1 }) {
    return "\(pair.0) comes before \(pair.1)"
  }
  if let missing = expected.first(where: { !ids.contains($0.id) }) {
    return "\(missing) is missing"
  }
  let wanted = expected.map(\.id)
  if let extra = found.first(where: { !wanted.contains($0.id) }) {
    return "\(extra) does not show"
  }
  return "found \(found), should be \(expected)"
}

/// Returns what is wrong with a layout's answers to queries for random
/// rectangles over its elements, or nil.
func wrongAnswer(
  of layout: CollectionLayout, with elements: [LayoutElement],
  into visible: inout VisibleElements, _ random: inout SplitMix64
) -> String? {
  let rects = random.rects(
    over: elements, size: layout.contentSize, axis: layout.axis)
  for rect in rects {
    layout.query(in: rect, into: &visible)
    if let problem = wrong(
      visible.elements,
      expected: showing(in: rect, of: elements, axis: layout.axis))
    {
      return "\(problem) in \(rect)"
    }
  }
  return nil
}
