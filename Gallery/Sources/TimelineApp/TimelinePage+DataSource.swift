import WaterflowLayout
import WaterflowWeb

extension TimelinePage: WaterflowViewDataSource {
  /// The height of a day's header, in points.
  static let headerLength = 52.0
  /// The distance between photos, in points.
  static let gap = 4.0
  /// How low a row may be, as a part of the height that is chosen: on a phone a
  /// panorama stands beside a portrait then, which has no row of its own.
  private static let shrink = 0.35

  func numberOfSections(in view: WaterflowView) -> Int {
    isEmptied ? 0 : photos.sectionCount
  }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { photos.count(ofSection: section) }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    SectionStyle(
      mode: mode == .justified
        ? .justified(
          JustifiedRows(
            rowHeight: size, breaking: .even, shrink: Self.shrink))
        : .waterfall(lanes: .minimumWidth(size), sizing: .aspect),
      header: Self.headerLength, lineSpacing: Self.gap,
      interitemSpacing: Self.gap, pinsHeader: true)
  }

  func waterflowView(
    _ view: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [Double]? {
    mode == .square
      ? Array(repeating: 1, count: photos.count(ofSection: section))
      : photos.tileRatios(ofSection: section)
  }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(.tile, for: path)
    show(path, in: cell)
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    let cell = view.dequeueReusableCell(
      .day, for: ItemPath(section: section, item: 0))
    cell.show(
      day: photos.day(ofSection: section),
      count: photos.count(ofSection: section))
    return cell
  }

  private func show(_ path: ItemPath, in cell: TileCell) {
    cell.show(
      day: photos.day(ofSection: path.section), index: photos.index(of: path),
      height: pictureHeight(at: path))
  }

  /// How high all of a photo is where its tile may show a part of it, in points.
  private func pictureHeight(at path: ItemPath) -> Double {
    guard let frame = view.frameForItem(at: path) else { return size }
    let whole = frame.width * photos.ratio(of: path)
    // Less is what rounding to pixels has left.
    return whole > frame.height * 1.02 ? whole : frame.height
  }

  private func tell(_ path: ItemPath) {
    if let cell = view.cellForItem(at: path) as? TileCell {
      show(path, in: cell)
    }
  }

  /// Tells all tiles and headers what they show, which is where it was: only
  /// its number in its day may be another one.
  func tellCells() {
    var section = -1
    for path in view.indexPathsForPreparedItems {
      tell(path)
      if path.section == section { continue }
      section = path.section
      if let cell = view.headerView(forSection: section) as? DayCell {
        cell.show(
          day: photos.day(ofSection: section),
          count: photos.count(ofSection: section))
      }
    }
  }
}

extension TimelinePage: WaterflowSelectionDelegate {
  func waterflowView(
    _ view: WaterflowView, shouldSelectItemAt path: ItemPath
  ) -> Bool { selects(path) }

  func waterflowView(
    _ view: WaterflowView, didSelectItemAt path: ItemPath
  ) { tellSelection() }

  func waterflowView(
    _ view: WaterflowView, didDeselectItemAt path: ItemPath
  ) { tellSelection() }
}

extension TimelinePage: WaterflowMultipleSelectionDelegate {
  func waterflowView(
    _ view: WaterflowView,
    didBeginMultipleSelectionInteractionAt path: ItemPath
  ) { dragged(true) }

  func waterflowViewDidEndMultipleSelectionInteraction(_ view: WaterflowView) {
    dragged(false)
  }
}
