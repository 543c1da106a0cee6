/// A section of the layout: its distances, its items and its place.
struct Section {
  var box: SectionBox
  var body: SectionBody
  /// Where the section starts along the axis.
  var start = Fixed.zero

  /// Where the items start along the axis.
  var bodyStart: Fixed { start + box.header + box.before }

  /// Where the footer starts along the axis.
  var footerStart: Fixed { bodyStart + body.length + box.after }

  /// Where the section ends along the axis.
  var end: Fixed { footerStart + box.footer }

  /// Returns the body of the same items for another box.
  ///
  /// - Returns: the body, or why the items do not fit.
  func body(
    for box: SectionBox, limit: Fixed, clamped: inout ClampedItems
  ) -> (SectionBody, PlacementFault?) {
    switch (body, box.makeBody()) {
    case (.lanes(let old), .lanes(let new)):
      if StoredForm(box.style.mode) != StoredForm(self.box.style.mode),
        old.count > 0
      {
        return (body, .widthsMissing)
      }
      // The lanes depend on nothing else: nothing has to be placed again.
      if old.rules == new.rules && old.assignment == new.assignment {
        return (body, nil)
      }
      let keepsLanes = old.lanes == new.lanes
      new.shownCount = old.shownCount
      let fault = new.append(
        old.blocks, keeping: keepsLanes ? new.keptCount : 0, limit: limit,
        clamped: &clamped)
      return (.lanes(new), fault)
    case (.rows, .rows) where box.makesSameRows(as: self.box):
      return (body, nil)
    case (_, let new):
      let fault = move(to: new, of: box, limit: limit, clamped: &clamped)
      return (fault == nil ? new : body, fault)
    }
  }

  /// Gives a body of another kind the items that this section has.
  private func move(
    to new: SectionBody, of box: SectionBox, limit: Fixed,
    clamped: inout ClampedItems
  ) -> PlacementFault? {
    let form = StoredForm(box.style.mode)
    while new.count < body.count {
      guard
        let sizes = form.convert(
          body.storedSizes(fromItem: new.count),
          from: StoredForm(self.box.style.mode))
      else { return .widthsMissing }
      if let fault = new.append(sizes, limit: limit, clamped: &clamped) {
        return fault
      }
    }
    return nil
  }
}
