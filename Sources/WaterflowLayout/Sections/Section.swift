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
    case (.flow(let old), .flow(let new)):
      let fault = new.append(old, limit: limit, clamped: &clamped)
      return (.flow(new), fault)
    case (let old, _):
      return (old, nil)
    }
  }
}
