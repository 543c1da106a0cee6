import WaterflowLayout

extension LayoutController {
  /// Whether a cell needs another size than its item has, and is heard.
  package func needsOther(_ size: LayoutSize, ofItem item: ItemPath) -> Bool {
    guard
      let content,
      content.style(ofSection: item.section)?.estimatesLengths == true,
      let frame = content.frame(ofItem: item)
    else { return false }
    let needed = content.fitted(size, in: frame, of: item)
    return needed.isPossible
      && heard.hear(item, needing: needed, having: frame.size)
  }

  /// Hears all cells anew.
  package func forgetHeard() { heard.removeAll() }

  /// Gives an item the size that its cell needs; returns as
  /// ``adjust(at:_:)``.
  package func take(
    _ size: LayoutSize, ofItem item: ItemPath, at place: LayoutPlace
  ) -> LayoutPoint {
    adjust(at: place, hearing: item) { content in
      if let frame = content.frame(ofItem: item) {
        // A cell that asks for the impossible keeps its estimate.
        try? content.setMeasuredSize(
          content.fitted(size, in: frame, of: item), ofItem: item)
      }
    }
  }

  /// Gives an item another size.
  ///
  /// - Returns: as ``adjust(at:_:)``, and why the size was refused, if it was;
  ///   nil if there is no such item.
  package func setSize(
    ofItem item: ItemPath, at place: LayoutPlace,
    _ change: (SectionStyle, ItemSize) -> ItemSize
  ) -> (shift: LayoutPoint, error: LayoutError?)? {
    guard let old = content?.size(ofItem: item),
      let style = content?.style(ofSection: item.section)
    else { return nil }
    var error: LayoutError?
    let shift = adjust(at: place) { content in
      do throws(LayoutError) {
        try content.setSize(change(style, old), ofItem: item)
        heard.give(item)
      } catch let fault {
        error = fault
      }
    }
    return (shift, error)
  }

  /// Changes lengths of what is shown.
  ///
  /// An item that has just come in at the start, and turns out longer than was
  /// thought, grows away from what was in view before: that stays.
  ///
  /// - Parameters:
  ///   - place: where the collection view is.
  ///   - item: the one whose cell is heard, if one is.
  ///   - change: changes the lengths.
  /// - Returns: how far the offset has to go, in points, for the first visible
  ///   item to stay where it is.
  package func adjust(
    at place: LayoutPlace, hearing item: ItemPath? = nil,
    _ change: (CollectionLayout) -> Void
  ) -> LayoutPoint {
    guard let content, let environment else { return .zero }
    // The collection view moves in the next pass only, so all that comes up
    // before is told of the offset before.
    let offset = transition?.newOffset ?? place.offset
    let shown = LayoutPlace(environment, at: offset)
    noteSeen(in: content, at: place)
    if offsets.sizeAnchor == nil {
      offsets.sizeAnchor = ResizeAnchor(content, at: shown, anchorChoice) {
        guard let item else { return true }
        return $0 != item && isSettled($0, in: content)
      }
    }
    change(content)
    // An update takes its target offset only; the rest follows at its end.
    guard transition == nil, let anchor = offsets.sizeAnchor else {
      return .zero
    }
    let goal = settledOffset(
      keeping: anchor, in: content, from: shown, keepsInView: false,
      keepsOvershoot: true)
    let shift = goal.shift(from: offset)
    defer { offsets.sizeShift = shift }
    return shift.shift(from: offsets.sizeShift)
  }

  /// Whether an item's length is no estimate, or no more.
  private func isSettled(
    _ item: ItemPath, in content: CollectionLayout
  ) -> Bool {
    heard.contains(item)
      || content.style(ofSection: item.section)?.estimatesLengths != true
  }
}

extension CollectionLayout {
  /// What a cell needs: in a flow as it likes, else along the axis only.
  fileprivate func fitted(
    _ size: LayoutSize, in frame: LayoutRect, of item: ItemPath
  ) -> LayoutSize {
    if case .flow = style(ofSection: item.section)?.mode { return size }
    return axis == .vertical
      ? LayoutSize(width: frame.width, height: size.height)
      : LayoutSize(width: size.width, height: frame.height)
  }
}
