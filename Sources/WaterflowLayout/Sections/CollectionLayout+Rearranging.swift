extension CollectionLayout {
  /// Exchanges the style of a section and the one that is to be its style.
  typealias StyleSwap = (_ section: Int, inout SectionStyle) -> Void
  /// Is told of the items of a section that were brought into range.
  typealias ClampedReceiver = (_ section: Int, ClampedItems) -> Void

  /// Brings some sections to another space, and to other styles.
  ///
  /// One after the other takes the place of what it was, so that there is
  /// memory for the items of one section twice and not for all. Should one not
  /// fit, those before it are made again as they were.
  ///
  /// - Parameters:
  ///   - changed: which ones.
  ///   - next: the other space.
  ///   - keepsEarlier: whether to keep all as they are meanwhile, because their
  ///     items alone do not make them again.
  ///   - swap: gives a section another style, and back the one that it had; nil
  ///     where all keep theirs.
  ///   - receive: is told of items that were brought into range.
  /// - Returns: the sections that have too many lanes now.
  /// - Throws: ``LayoutError``; the sections are as they were then.
  func rearrange(
    _ changed: Range<Int>, in next: ContentSpace, keepsEarlier: Bool,
    _ swap: StyleSwap? = nil, _ receive: ClampedReceiver? = nil
  ) throws(LayoutError) -> [Int] {
    if changed.isEmpty { return [] }
    let earlier = keepsEarlier ? sections : []
    let rest =
      sections[sections.count - 1].end - sections[changed.upperBound - 1].end
    var clamped: [Int] = []
    for index in changed {
      do throws(LayoutError) {
        if try bring(index, to: next, before: rest, swap, receive) {
          clamped.append(index)
        }
      } catch {
        for index in changed.lowerBound..<index where !keepsEarlier {
          _ = try? bring(index, to: space, before: rest, swap, nil)
        }
        if keepsEarlier { sections = earlier }
        // The same, but not where they were in memory.
        sectionsMoved(from: changed.lowerBound)
        throw error
      }
    }
    return clamped
  }

  /// Returns whether only now there are too many lanes.
  @inline(never)
  private func bring(
    _ index: Int, to space: ContentSpace, before rest: Fixed,
    _ swap: StyleSwap?, _ receive: ClampedReceiver?
  ) throws(LayoutError) -> Bool {
    let old = sections[index]
    var style = old.box.style
    swap?(index, &style)
    guard let box = SectionBox(style, in: space) else {
      throw .styleOutOfRange(section: index)
    }
    let start = index > 0 ? sections[index - 1].end : contentHeader
    var clamped = ClampedItems()
    let (body, fault) = old.body(
      for: box, limit: box.room(behind: start + rest), clamped: &clamped)
    if let fault { throw fault.error(section: index) }
    let section = Section(box: box, body: body, start: start)
    guard section.end + rest < Fixed.longestContent else {
      throw .contentTooLong(section: index)
    }
    if !body.isSame(as: old.body) { count(body.work, since: PlacementWork()) }
    receive?(index, clamped)
    sections[index] = section
    return box.lanes.clamped && !old.box.lanes.clamped
  }
}

extension SectionBody {
  /// Whether nothing but items and style decides where the items are, so that
  /// another body with them leads back to this one.
  var isMadeByItems: Bool {
    if case .lanes(let lanes) = self, lanes.assignment != .recomputed {
      return false
    }
    return firstPendingItem == nil
  }
}
