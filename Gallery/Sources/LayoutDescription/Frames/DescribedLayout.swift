import StrictJSON
import WaterflowLayout

/// A description that has been laid out.
package struct DescribedLayout {
  /// The layout, with its pins and its displaced tail.
  package let layout: CollectionLayout
  /// The part of the content that the description shows.
  package let viewport: Viewport
  /// What was put right on the way, one line each.
  package let warnings: [String]
}

extension LayoutDescription {
  /// Lays the description out.
  ///
  /// - Throws: `JSONFault` that names what does not fit.
  /// - Complexity: O(items).
  package func layOut() throws(JSONFault) -> DescribedLayout {
    let log = WarningLog(warnings)
    do throws(LayoutError) {
      return DescribedLayout(
        layout: try makeLayout(log), viewport: shown, warnings: log.lines)
    } catch {
      throw fault(error)
    }
  }

  private var shown: Viewport {
    Viewport(
      offset: contentOffset, size: viewport, contentInsets: contentInsets,
      overscanBefore: overscan, overscanAfter: overscan)
  }

  private func makeLayout(
    _ log: WarningLog
  ) throws(LayoutError) -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: viewport, axis: axis, direction: direction, scale: scale)
    layout.onWarning = { log.add($0) }
    layout.minimumContentLength = minimumContentLength
    layout.pinMode = pinMode
    layout.sectionDisplacement = sectionDisplacement
    for (index, section) in sections.enumerated() {
      try layout.appendSection(
        style(ofSection: index), count: section.items.count
      ) { section.items[$0].size }
      if section.mode == .waterfall {
        log.addSpans(
          of: section.items, section: index,
          lanes: layout.numberOfLanes(inSection: index))
      }
    }
    layout.onWarning = nil
    return layout
  }

  /// Says in the description's words what the layout refused.
  private func fault(_ error: LayoutError) -> JSONFault {
    switch error {
    case .itemTooLong(let path):
      JSONFault(
        at: "sections[\(path.section)].items[\(path.item)]",
        "too long, at most 16777215 points")
    case .styleOutOfRange(let section):
      JSONFault(
        at: "sections[\(section)]",
        "a distance is too long, at most 16777215 points")
    case .contentTooLong(let section):
      JSONFault(
        at: "sections[\(section)]",
        "too long, at most 1610612736 points for a lane and 274877906944 for "
          + "everything")
    case .widthsMissing(let section):
      JSONFault(at: "sections[\(section)].items", "widths are missing")
    case .noSuchSection(let section, let count):
      JSONFault(at: "sections[\(section)]", "there are only \(count)")
    case .noSuchItem(let path, let count):
      JSONFault(
        at: "sections[\(path.section)].items[\(path.item)]",
        "there are only \(count)")
    case .itemCountMismatch(let section, let expected, let actual):
      JSONFault(
        at: "sections[\(section)].items",
        "\(actual) sizes for \(expected) items")
    case .inUse:
      JSONFault(at: "sections", "being changed already")
    case .viewportOutOfRange:
      JSONFault(at: "viewport", "out of range")
    }
  }
}
