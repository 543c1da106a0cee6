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
    case (.flow(let old), .flow(let new)):
      if old.hasRules(of: new) { return (body, nil) }
      let fault = new.replace(
        0..<0, with: .body(old), limit: limit, clamped: &clamped)
      return (.flow(new), fault)
    case (.flow(let old), .lanes(let new)):
      let form = StoredForm(box.style.mode)
      for block in old.blocks {
        let sizes = Array(
          UnsafeBufferPointer(start: block.sizes, count: block.count))
        guard
          let items = form.convert(.flow(sizes), from: .size),
          case .lanes(let items) = items
        else { return (body, .widthsMissing) }
        let fault = new.append(
          items.count, from: .items(items), limit: limit, clamped: &clamped)
        if let fault { return (body, fault) }
      }
      return (.lanes(new), nil)
    case (.lanes(let old), .flow(let new)):
      return (.flow(new), old.count > 0 ? .widthsMissing : nil)
    }
  }
}
