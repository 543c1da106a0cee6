/// The steps that all changes are made of.
extension CollectionLayout {
  /// Adds a section that a step gives its items.
  func insertSection(
    _ style: SectionStyle, at index: Int, by step: ItemStep
  ) throws(LayoutError) {
    guard index >= 0 && index <= sections.count else {
      throw .noSuchSection(index, count: sections.count)
    }
    guard let box = SectionBox(style, in: space) else {
      throw .styleOutOfRange(section: index)
    }
    let section = Section(box: box, body: box.makeBody())
    let room = box.room(behind: sections.last?.end ?? contentHeader)
    let clamped = try run(step, on: section.body, index: index, limit: room)
    sections.insert(section, at: index)
    sectionsChanged(from: index)
    warn(of: box, section: index)
    warn(of: clamped, section: index)
  }

  /// Changes the items of a section.
  func change(_ index: Int, by step: ItemStep) throws(LayoutError) {
    let section = try checkedSection(index)
    let clamped = try run(
      step, on: section.body, index: index, limit: room(ofSection: index))
    sectionsMoved(from: index + 1)
    warn(of: clamped, section: index)
  }

  /// Gives a section another style, and its items other sizes.
  func restyle(
    _ style: SectionStyle, ofSection index: Int, sizes: ItemSizes
  ) throws(LayoutError) {
    // Whoever was asked for sizes may have removed the section.
    let old = try checkedSection(index)
    guard let box = SectionBox(style, in: space) else {
      throw .styleOutOfRange(section: index)
    }
    let others = sections[sections.count - 1].end - old.end + old.start
    let limit = box.room(behind: others)
    guard limit > .zero else { throw .contentTooLong(section: index) }
    var clamped = ClampedItems()
    let body = box.makeBody()
    if let fault = body.append(sizes, limit: limit, clamped: &clamped) {
      throw fault.error(section: index)
    }
    let section = Section(box: box, body: body, start: old.start)
    count(body.work, since: PlacementWork())
    sections[index] = section
    sectionsChanged(from: index)
    warn(of: box, section: index)
    warn(of: clamped, section: index)
  }

  /// Lays out items of a section that changes have left to be laid out, and
  /// moves later sections.
  func placePending(_ index: Int, _ budget: Int, through position: Fixed) {
    placeBody(index, budget, through: position)
    sectionsMoved(from: index + 1)
  }

  /// The same, and leaves later sections to the caller.
  func placeBody(_ index: Int, _ budget: Int, through position: Fixed) {
    let body = sections[index].body
    let work = body.work
    body.placePending(
      budget, through: (position - sections[index].bodyStart).raw)
    count(body.work, since: work)
  }

  /// Changes which sections there are, from one of them on.
  func setSections(from first: Int, _ change: (inout [Section]) -> Void) {
    change(&sections)
    sectionsChanged(from: first)
  }

  /// How long the body of a section may become.
  private func room(ofSection index: Int) -> Fixed {
    let section = sections[index]
    let behind = sections[sections.count - 1].end - section.end
    return section.box.room(behind: section.start + behind)
  }

  private func run(
    _ step: ItemStep, on body: SectionBody, index: Int, limit: Fixed
  ) throws(LayoutError) -> ClampedItems {
    var clamped = ClampedItems()
    // A body without items has no length to compare with the limit.
    guard limit > .zero else { throw .contentTooLong(section: index) }
    let work = body.work
    if let fault = step.run(body, limit, &clamped) {
      // To find that out, what was pending may have been placed.
      if sections.indices.contains(index), sections[index].body.isSame(as: body)
      {
        sectionsMoved(from: index + 1)
      }
      throw fault.error(section: index)
    }
    count(body.work, since: work)
    return clamped
  }

  func count(_ work: PlacementWork, since earlier: PlacementWork) {
    itemsLaidOut &+= work.placed &- earlier.placed
    recordsTouched &+= work.touched &- earlier.touched
  }

  func warn(of box: SectionBox, section: Int) {
    if box.wasClamped { onWarning?(.styleClamped(section: section)) }
    if box.lanes.clamped { onWarning?(.laneCountClamped(section: section)) }
  }

  func warn(of clamped: ClampedItems, section: Int) {
    let (lengths, lanes) = (clamped.lengths, clamped.lanes)
    if lengths.count > 0 {
      onWarning?(
        .itemLengthsClamped(
          first: ItemPath(section: section, item: lengths.first),
          count: lengths.count))
    }
    if lanes.count > 0 {
      onWarning?(
        .itemLanesClamped(
          first: ItemPath(section: section, item: lanes.first),
          count: lanes.count))
    }
  }
}
