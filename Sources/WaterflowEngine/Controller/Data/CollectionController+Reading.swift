import WaterflowLayout

extension CollectionController {
  /// Reads all data into a new layout.
  func readLayout(
    for environment: LayoutEnvironment
  ) throws(LayoutError) -> CollectionLayout {
    // An app may keep a layout for longer than its view.
    let layout = try surface.readLayout(for: environment) { [warnings] in
      warnings.tell?($0)
    }
    // Read last: whoever was asked may have set them.
    layout.pinMode = engine.layout.pinMode
    layout.sectionDisplacement = engine.layout.sectionDisplacement
    layout.minimumContentLength = engine.layout.minimumContentLength
    return layout
  }

  // MARK: - Counting

  /// The numbers of items of the sections in the layout.
  public var knownCounts: [Int] { engine.layout.counts }

  /// The same as the data has them: what is dragged is still where it was.
  // Not inlined: keys ask, and programs.
  @inline(never)
  package var countsInData: [Int] {
    var counts = knownCounts
    if let dragged = engine.draggedElement?.path {
      counts[dragged.section] -= 1
      counts[dataPath(of: dragged).section] += 1
    }
    return counts
  }

  /// Returns the number of items of a section that is shown, 0 if there is no
  /// such section; one that is dragged counts where the data has it.
  public func numberOfItems(inSection section: Int) -> Int {
    var count = engine.layout.itemCount(inSection: section)
    if let dragged = engine.draggedElement?.path {
      if dragged.section == section { count -= 1 }
      if dataPath(of: dragged).section == section { count += 1 }
    }
    return count
  }

  /// The layout shows the data as it is.
  func dataWasTaken() {
    dataCounts = nil
    takeBack = nil
    isDataAhead = false
  }

  /// The layout shows other data: nobody asks for what it has and the data has
  /// not.
  func dataWasRefused() {
    takeBack?()
    let counts = surface.readCounts()
    dataWasTaken()
    if counts != knownCounts { dataCounts = counts }
  }

  /// Whether the data has an element, as far as is known: after an update that
  /// was refused, the layout can hold what is there no more.
  public func isInData(_ element: ElementID) -> Bool {
    guard let dataCounts, element.kind != .contentHeader else { return true }
    let section = Int(element.section)
    guard dataCounts.indices.contains(section) else { return false }
    return element.kind != .item || Int(element.item) < dataCounts[section]
  }

  /// Whether the data has an item: who asks or tells about another one would
  /// have an app look for what it does not have.
  public func isInData(_ item: ItemPath) -> Bool { isInData(ElementID(item)) }
}

/// Who is told of what a layout corrects, for as long as there is somebody.
final class WarningReceiver {
  var tell: ((LayoutWarning) -> Void)?
}
