import WaterflowLayout

/// Compares the rows and lanes of a section's items with those that counting
/// its elements one by one gives; returns what is wrong, or nil.
func wrongRow(in layout: CollectionLayout, section: Int) -> String? {
  let lanes = layout.numberOfLanes(inSection: section)
  var items = Array(repeating: [ItemPath](), count: lanes)
  for item in 0..<layout.itemCount(inSection: section) {
    let path = ItemPath(section: section, item: item)
    let lane = Int(layout.element(ElementID(path))?.lane ?? -1)
    guard lane >= 0 else {
      // A flow has no lanes.
      if layout.lane(ofItem: path) != nil || layout.row(ofItem: path) != nil {
        return "\(path) has a row without a lane"
      }
      continue
    }
    if layout.lane(ofItem: path) != lane {
      return "lane \(layout.lane(ofItem: path) ?? -1) of \(path), not \(lane)"
    }
    if layout.row(ofItem: path) != items[lane].count {
      return "row \(layout.row(ofItem: path) ?? -1) of \(path), not "
        + "\(items[lane].count)"
    }
    items[lane].append(path)
  }
  for lane in 0..<lanes {
    let count = layout.numberOfItems(inLane: lane, section: section)
    if count != items[lane].count {
      return "\(count) items in lane \(lane), not \(items[lane].count)"
    }
    for row in -1...count {
      let item = layout.item(atRow: row, lane: lane, inSection: section)
      let expected = items[lane].indices.contains(row) ? items[lane][row] : nil
      if item != expected {
        return "\(String(describing: item)) at row \(row) of lane \(lane)"
      }
    }
  }
  return nil
}
