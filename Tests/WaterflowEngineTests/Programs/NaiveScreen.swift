import WaterflowLayout

/// Says what has to be on screen, by looking at every frame there is.
struct NaiveScreen {
  /// All elements of a layout with their frames, in order.
  let elements: [(id: ElementID, frame: LayoutRect)]
  let axis: LayoutAxis

  init(_ layout: CollectionLayout) {
    var elements: [(id: ElementID, frame: LayoutRect)] = []
    for section in 0..<layout.sectionCount {
      var ids = [ElementID(kind: .header, section: section)]
      for item in 0..<layout.itemCount(inSection: section) {
        ids.append(ElementID(kind: .item, section: section, item: item))
      }
      ids.append(ElementID(kind: .footer, section: section))
      for id in ids {
        if let frame = layout.frame(of: id) { elements.append((id, frame)) }
      }
    }
    self.elements = elements
    axis = layout.axis
  }

  /// Returns the elements that lie in part in a viewport widened by an
  /// overscan along the axis, if it has an extent there; edges that touch do not
  /// count.
  func visible(
    in viewport: LayoutRect, overscan: Double
  ) -> [ElementID: LayoutRect] {
    let isVertical = axis == .vertical
    let start = (isVertical ? viewport.y : viewport.x) - overscan
    let length = (isVertical ? viewport.height : viewport.width) + 2 * overscan
    let end = start + length
    let extent = isVertical ? viewport.height : viewport.width
    guard extent > 0, start < end else { return [:] }
    var result: [ElementID: LayoutRect] = [:]
    for (id, frame) in elements {
      let first = isVertical ? frame.y : frame.x
      let last = isVertical ? frame.maxY : frame.maxX
      if last > start && first < end { result[id] = frame }
    }
    return result
  }
}
