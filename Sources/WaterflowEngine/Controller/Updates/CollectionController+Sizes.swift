import WaterflowLayout

extension CollectionController {
  /// Gives items other sizes at once, as when pictures have arrived; what is
  /// first in view stays where it is.
  ///
  /// In a callback of the view, it waits until that is over. What cannot be
  /// laid out is told.
  ///
  /// - Parameter sizes: makes the sizes, in points, when it is time.
  /// - Complexity: O(items given * sqrt(items) + visible elements).
  public func setSizes(
    _ sizes: @escaping () -> [(item: ItemPath, size: ItemSize)]
  ) {
    whenQuiet { [self] in
      catchUp()
      var sizes = sizes()
      guard !sizes.isEmpty else { return }
      for place in sizes.indices {
        sizes[place].item = shownPath(of: sizes[place].item)
      }
      let isOuter = engine.beginReading()
      beginPass()
      do throws(LayoutError) {
        try engine.resize(sizes, at: surface.now, host: surface)
      } catch {
        surface.didFail(with: error)
      }
      endPass()
      engine.endReading(isOuter)
    }
  }

  /// Gives an item another length along the axis, and lets the rest be.
  ///
  /// Its breadth, span and lane stay. Nothing happens if there is no such item.
  ///
  /// - Parameters:
  ///   - length: in points; where the section keeps proportions, the length for
  ///     a breadth of 1.
  ///   - item: its path when it is done: in a callback that is after it, and
  ///     after updates that wait already.
  public func setLength(_ length: Double, ofItemAt item: ItemPath) {
    setSizes { [self] in
      let layout = engine.layout
      let shown = shownPath(of: item)
      guard let old = layout.size(ofItem: shown),
        let style = layout.style(ofSection: shown.section)
      else { return [] }
      return [(item, old.resized(to: length, style: style, axis: layout.axis))]
    }
  }

  /// Has the cells of items filled again, without emptying them; named by their
  /// paths before the update, of which it becomes part inside of one.
  ///
  /// As any update it ends a drag.
  ///
  /// An item that wants a cell of another kind gets one. Sizes stay, but those
  /// that are measured are measured again.
  public func reconfigureItems(at items: [ItemPath]) {
    allowReconfiguring()
    performBatchUpdates { $0.reconfigured += items }
  }

  /// Has an item measured again with the next pass in which it has a cell,
  /// where sizes are measured; not to be called while they are.
  public func forgetMeasuredSize(ofItemAt path: ItemPath) {
    engine.forgetMeasured([shownPath(of: path)])
    requestPass()
  }

  /// Links what filling cells again takes.
  func allowReconfiguring() {
    refilling = { [unowned(unsafe) self] in reconfigure($0) }
  }

  /// Has cells filled again that show items, by their paths as they are now.
  ///
  /// An item that wants a cell of another kind gets one; sizes that are
  /// measured are measured again.
  private func reconfigure(_ items: [ItemPath]) {
    var isRefilled = false
    engine.forgetMeasured(items)
    for item in items {
      let element = ElementID(item)
      guard isInData(element), let live = engine.liveCell(showing: element)
      else {
        engine.forgetLeaving(element)
        continue
      }
      isRefilled = true
      if engine.refill(live.cell, for: element, surface) {
        if !defersLoading { surface.loadContent(of: live.cell) }
        for feature in features {
          feature.didRefill(live.cell, for: element)
        }
      } else {
        engine.giveUp(live, at: surface.now, surface)
      }
    }
    guard isRefilled else { return }
    beginPass()
    engine.update(offset: engine.offset, at: surface.now, host: surface)
    endPass()
  }
}
