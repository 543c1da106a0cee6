import WaterflowLayout

extension LayoutController {
  /// Notes what a collection view asks for to be done again.
  ///
  /// It has the layout prepare with new data before it tells what the changes
  /// are. Until then the content stays as it is, and nothing of it is shown; if
  /// nobody tells, the next pass reads all data.
  ///
  /// - Parameters:
  ///   - everything: whether all data is another one.
  ///   - counts: whether the data has other counts.
  ///   - asksAgain: whether styles and sizes are asked for again.
  ///   - isResize: whether the extent is another one.
  ///   - items: those that are named, whose cells are heard anew.
  package func invalidate(
    everything: Bool, counts: Bool, asksAgain: Bool, isResize: Bool,
    items: [ItemPath] = []
  ) {
    if asksAgain {
      needsRebuild = true
      renewed.formUnion(items)
    }
    if everything || counts { beforeResize = nil }
    if everything {
      isOtherData = true
      // What was held may be another item by its path.
      movement = nil
      endWatch.reset()
      data.change = .none
      data.former = nil
    } else if counts && data.change == .none {
      data.change = .announced
    }
    if !isResize { offsets.resized = nil }
  }

  /// Forgets where the layout was shown: it comes to another place, with other
  /// data.
  package func willMove() {
    environment = nil
    offsets = LayoutOffsets()
    transition = nil
    beforeResize = nil
    heard.removeAll()
    invalidate(everything: true, counts: true, asksAgain: true, isResize: false)
  }

  /// Does what the invalidations since the last pass ask for, and returns why
  /// it could not.
  package func prepare(
    at place: LayoutPlace, asking source: some LayoutSource
  ) -> LayoutError? {
    isPreparing = true
    defer { isPreparing = false }
    var (current, offset) = (place.environment, place.offset)
    let last = environment
    // Nobody has told what the changes are.
    if data.change == .awaited { needsRebuild = true }
    let isUpdate = data.change == .announced && !needsRebuild
    // Sections have other numbers in the data than here, and are asked about
    // other margins once it is told which.
    if isUpdate, let last { current.margin = last.margin }
    let isFit = current.differsInSizeAlone(from: last)
    let isSameSize = last?.viewport == current.viewport
    let earlier = last.map { LayoutPlace($0, at: offset) }
    let isSameData =
      needsRebuild && !isOtherData && data.change == .none && !data.isStale
      && content?.counts == source.readCounts()
    let isOther = needsRebuild && !isSameData
    if needsRebuild { keepFormer(at: earlier) }
    let isCovered = isEndMoved(at: earlier, by: current.contentInsets)
    if !isFit || !isSameSize || isSameData || isCovered {
      keepAnchor(at: earlier)
    }
    let wasAtStart = isOtherData && isAtStart(earlier)
    environment = current
    defer { offsets.anchor = nil }
    if transition == nil { offsets.sizeAnchor = nil }
    offsets.sizeShift = .zero
    if last?.breadth != current.breadth { heard.removeAll() }

    var error: LayoutError?
    if needsRebuild || content == nil
      || !current.differsInExtentAlone(from: last)
    {
      needsRebuild = false
      isOtherData = false
      data.change = .none
      error = rebuild(
        at: place, asking: source, keepsHeard: isSameData,
        wasAtStart: wasAtStart)
      renewed = []
    } else if let content {
      error = fit(
        content, to: current, isFit: isFit, isSameSize: isSameSize, source)
    }
    if isUpdate && data.change == .announced {
      data.change = .awaited
      // The changes are told of what was at its end before.
      if isCovered, let last { environment?.contentInsets = last.contentInsets }
      return error
    }
    guard let content else { return error }
    if let anchor = offsets.anchor {
      // A finger may hold it beyond its bounds.
      let goal = settledOffset(
        keeping: anchor, in: content, from: place, keepsOvershoot: isSameSize)
      let isSameExtent = isFit && isSameSize
      if !isSameExtent { offsets.resized = goal }
      // Of other margins alone nobody takes the offset over.
      if isSameExtent || !isOther && !offsets.isResizeDue {
        offsets.reread = goal
      }
    }
    let viewport = viewport(at: place)
    remember(content, at: viewport)
    watchEnd(content, at: viewport)
    return error
  }

  /// Remembers the first visible item, unless the change was announced.
  private func keepAnchor(at place: LayoutPlace?) {
    guard offsets.anchor == nil, let content, let place else { return }
    offsets.anchor = ResizeAnchor(content, at: place, anchorChoice)
  }

  /// Keeps the content that gives way to another one, until the collection
  /// view has told what has become of its items.
  func keepFormer(at place: LayoutPlace?) {
    guard data.change != .none else { return }
    if data.former == nil, !data.isStale, let content, let place {
      data.former = LayoutData.Former(
        content: content, place: place, heard: heard)
    }
    data.change = .none
  }

  // MARK: - Data

  /// Fits the content to other extents of the collection view, without asking
  /// for sizes.
  private func fit(
    _ content: CollectionLayout, to current: LayoutEnvironment, isFit: Bool,
    isSameSize: Bool, _ source: some LayoutSource
  ) -> LayoutError? {
    do throws(LayoutError) {
      if !isSameSize { try content.resize(to: current.viewport) }
      guard !isFit else { return nil }
      heard.removeAll()
      margin = current.margin
      try content.setStyles(ofSections: 0..<content.sectionCount) {
        source.style(ofSection: $0)
      }
      return nil
    } catch let error {
      return error
    }
  }

  /// Reads all data; returns why that could not be laid out.
  ///
  /// Of the same data, what cells have told is kept, but for the items that are
  /// named, and so are the lanes that have been seen.
  func rebuild(
    at place: LayoutPlace, asking source: some LayoutSource,
    keepsHeard: Bool = false, wasAtStart: Bool = false
  ) -> LayoutError? {
    margin = place.environment.margin
    data.counts = source.readCounts()
    do throws(LayoutError) {
      let made = try readLayout(
        for: place.environment, asking: source, keepsHeard: keepsHeard)
      // They may have been set while the data was asked for.
      made.minimumContentLength = minimumContentLength
      made.pinMode = pinMode
      made.sectionDisplacement = sectionDisplacement
      itemsLaidOutBefore &+= content?.itemsLaidOut ?? 0
      offsets.isEndDue = anchorsToEnd && isAtEnd(place.offset)
      offsets.isStartDue =
        place.environment.beginsAtRight
        && (wasAtStart || place.offset.x < 1 && hasNoItems)
      resumeMovement(in: made)
      content = made
      data.isStale = false
      return nil
    } catch let error {
      data.isStale = true
      return error
    }
  }

  /// Reads a layout, and forgets what it keeps nothing of that cells have told.
  private func readLayout<Source: LayoutSource>(
    for environment: LayoutEnvironment, asking source: Source,
    keepsHeard: Bool
  ) throws(LayoutError) -> CollectionLayout {
    let warn = { [warnings] in warnings.all.append($0) }
    guard keepsHeard, let content else {
      let made = try source.readLayout(for: environment, onWarning: warn)
      heard.removeAll()
      return made
    }
    heard.remove(renewed, sections: [])
    let kept = HeardSource(
      source, keeping: KeptSizes(of: heard.all, in: content))
    let made = try kept.readLayout(for: environment, onWarning: warn)
    made.keepSeenLanes(of: content)
    heard.remove(
      [], sections: kept.isKept.indices.filter { !kept.isKept[$0] })
    return made
  }

  private var hasNoItems: Bool {
    guard let content else { return true }
    return (0..<content.sectionCount).allSatisfy {
      content.itemCount(inSection: $0) == 0
    }
  }

  /// Whether what is laid out shows its start at a place.
  private func isAtStart(_ place: LayoutPlace?) -> Bool {
    guard let content, let place else { return false }
    let start = content.startOffset(place.environment.contentInsets)
    let way = content.position(at: place.offset) - content.position(at: start)
    // A scroll view rounds offsets to pixels.
    return abs(way) < 1
  }

  /// Whether the end that is kept at a place is elsewhere with other insets.
  func isEndMoved(at place: LayoutPlace?, by insets: Insets) -> Bool {
    guard let content, let place,
      anchorChoice.isAtEnd(of: content, at: place)
    else { return false }
    return content.endOffset(insets)
      != content.endOffset(place.environment.contentInsets)
  }

  private func isAtEnd(_ offset: LayoutPoint) -> Bool {
    guard let content, let environment else { return true }
    return anchorChoice.isAtEnd(
      of: content, at: LayoutPlace(environment, at: offset))
  }

  // MARK: - Offsets

  /// Finds the offset that an anchor asks for, and lays out what stands in the
  /// viewport there, which may move things.
  func settledOffset(
    keeping anchor: ResizeAnchor, in content: CollectionLayout,
    from place: LayoutPlace, keepsInView: Bool = true,
    keepsOvershoot: Bool = false
  ) -> LayoutPoint {
    func goal() -> LayoutPoint {
      anchor.offset(
        in: content, place.environment, from: place.offset,
        keepsInView: keepsInView, keepsOvershoot: keepsOvershoot)
        ?? place.offset
    }
    var found = goal()
    needs.update(content)
    for _ in 0..<8 where needs.hasPendingItems {
      let shown = LayoutPlace(place.environment, at: found)
      content.layOut(through: shown.viewport)
      let next = goal()
      if next == found { break }
      found = next
    }
    return found
  }

  /// Returns, once, how far it is to where the same data is shown that was read
  /// again, or fitted to other margins, in points.
  package func takeWayAfterReading(from offset: LayoutPoint) -> LayoutPoint? {
    defer { offsets.reread = nil }
    return offsets.reread?.shift(from: offset)
  }

  /// Returns, once, how far it is to where the first content is shown, in points
  /// along the axis, if that is not where collection views begin.
  package func takeWayToFirst(from offset: LayoutPoint) -> LayoutPoint? {
    guard offsets.isEndDue || offsets.isStartDue, let content, let environment,
      environment.length > 0
    else { return nil }
    let insets = environment.contentInsets
    let first =
      offsets.isEndDue
      ? content.endOffset(insets) : content.startOffset(insets)
    (offsets.isEndDue, offsets.isStartDue) = (false, false)
    var shift = first.shift(from: offset)
    if environment.axis == .vertical { shift.x = 0 } else { shift.y = 0 }
    return shift
  }
}

extension CollectionLayout {
  /// The content offset at which its start is in view, in points.
  fileprivate func startOffset(_ insets: Insets) -> LayoutPoint {
    clamped(offset(at: -axisInsets(insets).before), insets)
  }
}
