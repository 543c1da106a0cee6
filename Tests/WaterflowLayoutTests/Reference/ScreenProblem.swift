import SeededRandom
import WaterflowLayout

/// Shows a layout in a viewport with one of the pin modes, and perhaps its
/// tail elsewhere; returns what is not as the reference has it, or nil.
func screenProblem(
  _ layout: CollectionLayout, _ naive: NaiveLayout,
  _ rest: [LayoutElement], _ random: inout SplitMix64
) -> String? {
  let placed = layout.itemsLaidOut
  layout.pinMode = random.pick([.section, .stacked, .untilNext])
  layout.sectionDisplacement = random.sectionDisplacement(layout)
  defer { layout.sectionDisplacement = nil }
  let viewport = random.viewport(over: layout, rest)
  let screen = NaiveScreen(
    layout: naive, viewport: viewport, mode: layout.pinMode,
    sectionDisplacement: layout.sectionDisplacement)
  let displacement = layout.sectionDisplacement
  func place() -> String {
    "\(screen.mode) pins, \(viewport), \(displacement as Any)"
  }
  var shown: [LayoutElement] = []
  for (index, (element, unsnapped)) in screen.elements.enumerated() {
    guard let ours = layout.element(element.id, in: viewport) else {
      return "no \(element)"
    }
    shown.append(ours)
    var theirs = element
    if naive.isRounded && isNear(unsnapped, naive.unsnapped[index]) {
      // At the very line where it rests a bar is held or not by a hair.
      theirs.isPinned = ours.isPinned
    }
    if let problem = difference(
      ours, theirs, unsnapped: unsnapped, scale: naive.scale)
    {
      return "\(problem), \(place())"
    }
  }
  var visible = VisibleElements()
  layout.query(viewport, into: &visible)
  if let problem = wrong(
    visible.elements, expected: screen.visible(of: shown))
  {
    return "\(problem), \(place())"
  }
  for rect in random.rects(
    over: shown, size: layout.contentSize, axis: layout.axis)
  {
    layout.query(in: rect, of: viewport, into: &visible)
    if let problem = wrong(
      visible.elements, expected: screen.visible(of: shown, in: rect))
    {
      return "\(problem) in \(rect), \(place())"
    }
  }
  return layout.itemsLaidOut == placed ? nil : "showing laid items out"
}

private func isNear(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
  abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
}
