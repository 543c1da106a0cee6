import WaterflowLayout

/// Tells which cells come to show an element, and which show it no more: once
/// each, in this order.
///
/// ```swift
/// controller.add(DisplayFeature(displays))
/// ```
///
/// A cell that an update gives another name, or that is filled again, goes on
/// showing what it shows; one on its way out does until it has left. What shows
/// when the feature is added is told of neither way.
public final class DisplayFeature<
  Displays: DisplaySurface
>: ControllerFeature {
  /// Who is told.
  public let displays: Displays

  /// What each cell shows, by its number.
  private var shown: [ElementID?] = []

  /// Creates a feature, to be added to a controller.
  public init(_ displays: Displays) {
    self.displays = displays
    super.init()
  }

  override func didFill(_ cell: CellID, for element: ElementID) {
    let index = Int(cell.rawValue)
    while shown.count <= index { shown.append(nil) }
    let isNew = shown[index] == nil
    shown[index] = element
    if isNew { displays.willDisplay(cell, for: element) }
  }

  override func willEmpty(_ cell: CellID) {
    let index = Int(cell.rawValue)
    guard index < shown.count, let element = shown[index] else { return }
    shown[index] = nil
    displays.didEndDisplaying(cell, for: element)
  }

  override func rename(_ newPath: (ItemPath) -> ItemPath?) {
    for index in shown.indices {
      guard let element = shown[index], element.kind == .item,
        let path = newPath(element.path)
      else { continue }
      shown[index] = ElementID(path)
    }
  }

  override func renameSections(_ newSection: (Int) -> Int?) {
    for index in shown.indices {
      guard let element = shown[index], element.kind != .item,
        element.kind != .contentHeader,
        let section = newSection(Int(element.section))
      else { continue }
      shown[index] = ElementID(kind: element.kind, section: section)
    }
  }

  override func end() { shown = [] }
}
