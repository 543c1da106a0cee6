extension CollectionLayout {
  /// Whether every item stands where a layout from the start would put it.
  ///
  /// After a change a waterfall that is recomputed, and a flow whose lines all
  /// change, are laid out around the change only. The rest stays in the lanes
  /// and lines that it had, moved along: nothing overlaps, queries answer what
  /// stands there, and ``contentLength`` is what all of it takes up, an
  /// estimate of what it will be.
  ///
  /// - Complexity: O(1) until the next change, once there is nothing left to be
  ///   done; O(sections) before.
  public var isComplete: Bool {
    // Asked in every pass, also of ten thousand sections.
    if completeRevision === revision { return true }
    if sections.contains(where: { $0.body.firstPendingItem != nil }) {
      return false
    }
    completeRevision = revision
    return true
  }

  /// Returns the first item of a section that is still to be laid out anew, or
  /// nil if there is none.
  public func firstPendingItem(inSection section: Int) -> Int? {
    sections.indices.contains(section)
      ? sections[section].body.firstPendingItem : nil
  }

  /// Lays out all items that start before a position, where changes have left
  /// that to be done: what a viewport needs before it is shown.
  ///
  /// ```swift
  /// try layout.insertItems(at: path, lengths: [120])
  /// layout.layOut(through: offset + layout.viewportLength)
  /// layout.query(viewport, into: &visible)
  /// // Later, while nothing else is to be done:
  /// while layout.layOutMore(100_000) { giveWay() }
  /// ```
  ///
  /// Where justified rows are ``RowBreaking/balanced`` or ``RowBreaking/even``,
  /// what follows has a say in how they begin: rows of equal items before the
  /// position may change once more when the last item has been reached.
  ///
  /// - Parameter position: a distance from the content's start along the axis,
  ///   in points.
  /// - Complexity: O(items laid out + sections).
  public func layOut(through position: Double) {
    layOut(.max, through: Fixed(ceiling: position))
  }

  /// Lays out all items that a viewport shows, overscan included; see
  /// ``layOut(through:)-(Double)``.
  public func layOut(through viewport: Viewport) {
    // Mirrored content is measured from its end, which may move meanwhile.
    var (length, rounds) = (0.0, 0)
    // What is displaced shows what lies so far away.
    let displaced = sectionDisplacement?.offset ?? .zero
    repeat {
      length = contentLength
      let far = abs(axis == .vertical ? displaced.y : displaced.x)
      layOut(
        through: space.span(of: overscanned(viewport)).upper + max(0, far))
      rounds += 1
    } while contentLength != length && rounds < 8
  }

  /// Goes on laying out what changes have left to be done.
  ///
  /// - Parameter budget: how many items at most, give or take a block of them;
  ///   100,000 take well under 4 milliseconds in WebAssembly too.
  /// - Returns: whether there is more to be done.
  /// - Complexity: O(budget + sections).
  @discardableResult
  public func layOutMore(_ budget: Int) -> Bool {
    layOut(budget, through: Fixed(raw: .max))
    return !isComplete
  }

  /// Lays out so many items that start before a position.
  private func layOut(_ budget: Int, through end: Fixed) {
    let before = itemsLaidOut
    var firstMoved = 0
    // Sections behind are moved once, in the end: by so much.
    var growth = Fixed.zero
    for index in sections.indices {
      let left = budget - (itemsLaidOut &- before)
      if sections[index].start + growth >= end || left <= 0 { break }
      if sections[index].body.firstPendingItem == nil { continue }
      let length = sections[index].body.length
      placeBody(index, left, through: end - growth)
      growth = growth + (sections[index].body.length - length)
      if firstMoved == 0 { firstMoved = index + 1 }
    }
    if firstMoved > 0 { sectionsMoved(from: firstMoved) }
  }

  /// Tells the layout what has been shown: where a section's assignment is
  /// ``LaneAssignment/seen``, items up to this one keep their lanes from now
  /// on.
  ///
  /// - Parameters:
  ///   - item: the last item that has been shown; what is behind the last one
  ///     counts as that, and an earlier one than told before changes nothing.
  ///   - section: its section; none of that index changes nothing.
  /// - Complexity: O(1); nothing is laid out.
  public func markSeen(throughItem item: Int, inSection section: Int) {
    guard
      sections.indices.contains(section),
      case .lanes(let body) = sections[section].body
    else { return }
    body.shownCount = max(body.shownCount, min(item, body.count - 1) + 1)
  }
}
