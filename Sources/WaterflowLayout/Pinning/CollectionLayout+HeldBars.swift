extension CollectionLayout {
  /// The lengths, in points along the axis, of the headers and footers that
  /// are held before and behind an element once it is scrolled to one of the
  /// viewport's edges.
  ///
  /// - Complexity: O(log(sections)).
  package func heldLengths(
    around id: ElementID
  ) -> (before: Double, behind: Double) {
    guard sections.indices.contains(Int(id.section)) else { return (0, 0) }
    return (heldHeaders(before: id), heldFooters(behind: id))
  }

  private func heldHeaders(before id: ElementID) -> Double {
    let section = Int(id.section)
    let isHeader = id.kind == .header
    let count = PinIndex.count(
      before: isHeader ? section : section + 1, in: pins.headers)
    guard count > 0 else { return 0 }
    let last = pins.headers[count - 1]
    let length = sections[last.section].box.header
    switch pinMode {
    case .section:
      return !isHeader && last.section == section ? length.points : 0
    case .stacked:
      return (last.before + length).points
    case .untilNext:
      let isPushedOut =
        isHeader && pins.header(ofSection: section) != nil
      return isPushedOut ? 0 : length.points
    }
  }

  private func heldFooters(behind id: ElementID) -> Double {
    let section = Int(id.section)
    let isFooter = id.kind == .footer
    let place = PinIndex.count(
      before: isFooter ? section + 1 : section, in: pins.footers)
    guard place < pins.footers.count else { return 0 }
    let first = pins.footers[place]
    let length = sections[first.section].box.footer
    switch pinMode {
    case .section:
      return !isFooter && first.section == section ? length.points : 0
    case .stacked:
      return (pins.footerLength - first.before).points
    case .untilNext:
      let isPushedOut =
        isFooter && pins.footer(ofSection: section) != nil
      return isPushedOut ? 0 : length.points
    }
  }
}
