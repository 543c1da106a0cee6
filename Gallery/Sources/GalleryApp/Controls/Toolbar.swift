import GalleryParts
import WaterflowLayout
import WaterflowWeb

/// The controls above the photos.
final class Toolbar {
  /// Called after the mode or the lanes have changed.
  var onStyle: (() -> Void)?
  /// Called after another number of items was chosen.
  var onCount: (() -> Void)?

  private let waterfall: Element
  private let justified: Element
  private let flow: Element
  private let list: Element
  private let laneGroup: Element
  private let lanes: Element
  private let widthGroup: Element
  private let width: Element
  private let rows: Element
  private let height: Element
  private let items: Element

  /// Finds the controls in the page; nil if one is missing.
  init?() {
    guard let waterfall = Element(id: "mode-waterfall"),
      let justified = Element(id: "mode-justified"),
      let flow = Element(id: "mode-flow"),
      let list = Element(id: "mode-list"),
      let laneGroup = Element(id: "lane-group"),
      let lanes = Element(id: "lanes"),
      let widthGroup = Element(id: "width-group"),
      let width = Element(id: "width"),
      let rows = Element(id: "rows"),
      let height = Element(id: "height"),
      let items = Element(id: "count")
    else { return nil }
    self.waterfall = waterfall
    self.justified = justified
    self.flow = flow
    self.list = list
    self.laneGroup = laneGroup
    self.lanes = lanes
    self.widthGroup = widthGroup
    self.width = width
    self.rows = rows
    self.height = height
    self.items = items
    for control in [waterfall, justified, flow, list, lanes, rows] {
      control.on("change") { [self] _ in styleChanged() }
    }
    for slider in [width, height] {
      slider.on("input") { [self] _ in styleChanged() }
    }
    items.on("change") { [self] _ in onCount?() }
    updateLaneControls()
  }

  /// The chosen mode.
  var mode: GalleryMode {
    if justified.number("checked") == 1 { return .justified }
    if flow.number("checked") == 1 { return .flow }
    return list.number("checked") == 1 ? .list : .waterfall
  }

  /// The chosen number of lanes, or the least width they must have.
  var laneCount: LaneCount {
    let count = lanes.number("value")
    return count >= 1
      ? .fixed(Int(count)) : .minimumWidth(width.number("value"))
  }

  /// The chosen height of justified rows, and how they are broken.
  var justifiedRows: JustifiedRows {
    JustifiedRows(
      rowHeight: height.number("value"),
      breaking: RowBreaking(
        rawValue: UInt8(rows.number("selectedIndex"))) ?? .even)
  }

  /// The chosen number of items; 0 is the server's own.
  var count: Int {
    let count = items.number("value")
    return count >= 1 && count <= 10_000_000 ? Int(count) : 0
  }

  /// Shows a number of items as the chosen one.
  func show(count: Int) {
    // None is the dash, which stands first.
    if count == 0 { return items.setNumber("selectedIndex", to: 0) }
    items.setNumber("value", to: Double(count))
    if items.number("value") == Double(count) { return }
    let option = Element("option")
    option.setAttribute("value", to: "\(count)")
    option.setText("\(grouped: count)")
    items.append(option)
    items.setNumber("value", to: Double(count))
  }

  private func styleChanged() {
    updateLaneControls()
    onStyle?()
  }

  /// Only a waterfall has lanes, and only lanes without a number a width.
  private func updateLaneControls() {
    let hasLanes = mode == .waterfall
    laneGroup.setNumber("disabled", to: hasLanes ? 0 : 1)
    let isAutomatic = !(lanes.number("value") >= 1)
    widthGroup.setNumber("disabled", to: hasLanes && isAutomatic ? 0 : 1)
  }
}
