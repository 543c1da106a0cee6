import SeededRandom
import WaterflowLayout

extension SplitMix64 {
  /// Returns a viewport over a layout: within the content, bounced beyond an
  /// end, or with an edge on that of an element.
  mutating func viewport(
    over layout: CollectionLayout, _ elements: [LayoutElement]
  ) -> Viewport {
    let isVertical = layout.axis == .vertical
    let extent = Int(layout.contentLength)
    var size = layout.viewport
    if chance(20) {
      size = LayoutSize(width: length(0...900), height: length(0...900))
    }
    var along = length(-400...extent + 400)
    if let element = elements.randomElement(using: &self), chance(40) {
      let (frame, insets) = (element.frame, Double(int(0...1) * 20))
      let edges =
        isVertical
        ? [frame.y, frame.maxY, frame.y - size.height]
        : [frame.x, frame.maxX, frame.x - size.width]
      along = pick(edges) - insets
    }
    let across = chance(80) ? 0 : length(-200...200)
    var result = Viewport(
      offset: isVertical
        ? LayoutPoint(x: across, y: along) : LayoutPoint(x: along, y: across),
      size: size)
    if chance(50) {
      result.contentInsets = Insets(
        top: pick([0, 20, length(0...90)]), left: pick([0, 20]),
        bottom: length(0...90), right: length(0...90))
    }
    if chance(50) {
      result.overscanBefore = length(0...300)
      result.overscanAfter = length(0...300)
    }
    return result
  }

  /// Returns a tail of sections and where it is shown, or nil.
  mutating func sectionDisplacement(_ layout: CollectionLayout)
    -> SectionDisplacement?
  {
    guard chance(50) else { return nil }
    let most = pick([0, 400, 2_000])
    return SectionDisplacement(
      firstSection: int(-2...layout.sectionCount + 1),
      offset: LayoutPoint(x: length(-most...most), y: length(-most...most)))
  }
}
