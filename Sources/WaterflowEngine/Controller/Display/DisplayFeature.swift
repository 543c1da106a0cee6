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

  /// What each cell shows, by its number; the sections of what is gone, and
  /// has no other path any more, count down from -2.
  private var shown: [ElementID] = []

  // An array of optionals would take a kilobyte of code more.
  private var nothing: ElementID { ElementID(kind: .item, section: -1) }

  /// Creates a feature, to be added to a controller.
  public init(_ displays: Displays) {
    self.displays = displays
    super.init()
  }

  override func didFill(_ cell: CellID, for element: ElementID) {
    let index = Int(cell.rawValue)
    while shown.count <= index { shown.append(nothing) }
    let isNew = shown[index] == nothing
    shown[index] = element
    if isNew { displays.display(cell, for: element, hasEnded: false) }
  }

  override func didRefill(_ cell: CellID, for element: ElementID) {}

  /// Tells of what shows neither way from now on, as it is for who has not heard
  /// of it: another delegate.
  public func forget() { shown = [] }

  /// Tells that all that shows does no more, as other data comes for who hears
  /// of that.
  public func endAll() {
    for index in shown.indices {
      willEmpty(CellID(rawValue: Int32(truncatingIfNeeded: index)))
    }
  }

  override func willEmpty(_ cell: CellID) {
    let index = Int(cell.rawValue)
    guard index < shown.count else { return }
    var element = shown[index]
    guard element != nothing else { return }
    shown[index] = nothing
    if element.section < 0 { element.section = -2 - element.section }
    displays.display(cell, for: element, hasEnded: true)
  }

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    for index in shown.indices {
      let element = shown[index]
      guard element.kind == .item, element.section >= 0 else { continue }
      if let path = newPath(element.path) {
        shown[index] = ElementID(path)
      } else {
        shown[index].section = -2 - element.section
      }
    }
  }

  override func renameSections(_ plan: UpdatePlan) {
    // The header above all has none.
    for index in shown.indices
    where shown[index].kind != .item && shown[index].section >= 0 {
      let section = shown[index].section
      shown[index].section =
        plan.newSection(of: Int(section)).map { Int32(clamping: $0) }
        ?? -2 - section
    }
  }
}
