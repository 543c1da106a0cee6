import WaterflowLayout

/// Returns where a layout and the reference part, or nil where they agree.
///
/// Edges are compared. An edge on the very middle between two pixels may go
/// either way: a rounding error in its last bit decides.
func difference(
  _ layout: CollectionLayout, _ naive: NaiveLayout, tolerance: Double = 1e-4
) -> String? {
  let (size, expected) = (layout.contentSize, naive.contentSize)
  if !isNear(size.width, expected.width, tolerance)
    || !isNear(size.height, expected.height, tolerance)
  {
    return "the content is \(size), should be \(expected)"
  }
  let elements = allElements(of: layout)
  if elements.count != naive.elements.count {
    return "\(elements.count) elements, should be \(naive.elements.count)"
  }
  for index in elements.indices {
    if let problem = difference(
      elements[index], naive.elements[index],
      unsnapped: naive.unsnapped[index], scale: naive.scale, tolerance)
    {
      return problem
    }
  }
  return nil
}

/// Returns where a layout of one section and the reference part, or nil.
func difference(
  _ layout: CollectionLayout, _ style: SectionStyle, _ items: [ItemSize]
) -> String? {
  difference(
    layout,
    NaiveLayout(
      viewport: layout.viewport,
      sections: [NaiveSection(style: style, items: items)]))
}

/// Returns how an element differs from the reference's, or nil.
func difference(
  _ ours: LayoutElement, _ theirs: LayoutElement, unsnapped: LayoutRect,
  scale: Double, _ tolerance: Double = 1e-4
) -> String? {
  if ours == theirs { return nil }
  func problem() -> String { "got \(ours), should be \(theirs)" }
  if ours.id != theirs.id || ours.lane != theirs.lane
    || ours.isPinned != theirs.isPinned
  {
    return problem()
  }
  let pairs = zip(
    edges(ours.frame), zip(edges(theirs.frame), edges(unsnapped)))
  for (edge, (target, unsnapped)) in pairs
  where !isNear(edge, target, tolerance) {
    let pixels = unsnapped * scale
    let fraction = pixels - pixels.rounded(.down)
    let isTie = scale > 0 && isNear(fraction, 0.5, 1e-6)
    if !isTie || !isNear(edge, target, 1 / scale + tolerance) {
      return problem()
    }
  }
  return nil
}

/// Returns every element of a layout in order of identity.
func allElements(of layout: CollectionLayout) -> [LayoutElement] {
  var result: [LayoutElement] = []
  if let header = layout.element(.contentHeader) { result.append(header) }
  for section in 0..<layout.sectionCount {
    let header = ElementID(kind: .header, section: section)
    if let element = layout.element(header) { result.append(element) }
    for item in 0..<layout.itemCount(inSection: section) {
      let id = ElementID(kind: .item, section: section, item: item)
      if let element = layout.element(id) { result.append(element) }
    }
    let footer = ElementID(kind: .footer, section: section)
    if let element = layout.element(footer) { result.append(element) }
    let background = ElementID(kind: .background, section: section)
    if let element = layout.element(background) { result.append(element) }
  }
  return result
}

private func edges(_ frame: LayoutRect) -> [Double] {
  [frame.x, frame.y, frame.maxX, frame.maxY]
}

private func isNear(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
  // Not a number is near nothing.
  abs(a - b) <= tolerance
}
