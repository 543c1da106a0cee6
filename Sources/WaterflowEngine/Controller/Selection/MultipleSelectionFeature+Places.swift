import WaterflowLayout

extension MultipleSelectionFeature {
  /// What of a frame is in the content, and may come into view before the next
  /// frame is drawn.
  func inSight(_ frame: LayoutRect) -> LayoutRect {
    let layout = engine.layout
    let (offset, size) = (engine.offset, layout.viewport)
    var content = size
    if layout.axis == .vertical {
      content.height = max(layout.contentLength, size.height)
    } else {
      content.width = max(layout.contentLength, size.width)
    }
    let x = max(frame.x, offset.x - size.width, 0)
    let y = max(frame.y, offset.y - size.height, 0)
    let maxX = min(frame.maxX, offset.x + 2 * size.width, content.width)
    let maxY = min(frame.maxY, offset.y + 2 * size.height, content.height)
    return LayoutRect(
      x: x, y: y, width: max(maxX - x, 0), height: max(maxY - y, 0))
  }

  /// The items that meet a rectangle of the content, in the layout's order: in
  /// the data they may stand elsewhere.
  func items(in frame: LayoutRect) -> [ItemPath] {
    engine.layout.query(in: frame, into: &found)
    var items: [ItemPath] = []
    // Where they are across the axis nobody has asked yet.
    for element in found.elements where element.id.kind == .item {
      let other = element.frame
      guard other.x < frame.maxX, other.maxX > frame.x, other.y < frame.maxY,
        other.maxY > frame.y
      else { continue }
      let item = controller.dataPath(of: element.id.path)
      if controller.isInData(item) { items.append(item) }
    }
    return items
  }

  /// The item at a place of the content that is in view; beside all of them the
  /// nearest on its line, and between lines the nearest on the way there.
  func item(
    nearest place: LayoutPoint, from end: ItemPath
  ) -> ItemPath? {
    let layout = engine.layout
    let (offset, size) = (engine.offset, layout.viewport)
    // What is out of view comes as the content scrolls.
    let x = min(max(place.x, offset.x), offset.x + size.width - 1)
    let y = min(max(place.y, offset.y), offset.y + size.height - 1)
    let isVertical = layout.axis == .vertical
    var line = LayoutRect(x: x, y: y, width: 1, height: 1)
    if isVertical {
      (line.x, line.width) = (0, size.width)
    } else {
      (line.y, line.height) = (0, size.height)
    }
    var items = items(in: line)
    let frame = layout.frame(ofItem: controller.shownPath(of: end))
    if items.isEmpty, let frame {
      if isVertical {
        line.y = min(y, frame.maxY)
        line.height = max(y, frame.y) - line.y
      } else {
        line.x = min(x, frame.maxX)
        line.width = max(x, frame.x) - line.x
      }
      items = self.items(in: line)
    }
    var nearest: (item: ItemPath, along: Double, across: Double)?
    for item in items {
      let frame = layout.frame(ofItem: controller.shownPath(of: item))
      guard let frame else { continue }
      let far = (
        x: max(frame.x - x, x - frame.maxX, 0),
        y: max(frame.y - y, y - frame.maxY, 0)
      )
      let (along, across) = isVertical ? (far.y, far.x) : (far.x, far.y)
      if let nearest,
        (along, across) >= (nearest.along, nearest.across)
      {
        continue
      }
      nearest = (item, along, across)
    }
    return nearest?.item
  }
}
