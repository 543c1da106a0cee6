import WaterflowLayout

extension CollectionController {
  /// Reads data anew, as much of it as `scope` says, and shows it.
  ///
  /// Of the same items what is selected stays so, and so does in place what
  /// ``CollectionEngine/resize(to:contentInsets:)`` keeps there. Otherwise the
  /// offset stays as far as the content allows; a view at its content's start
  /// stays there, and one at its end, if it is to.
  ///
  /// Data that cannot be laid out is told, and the view shows what it showed,
  /// selected as it was.
  ///
  /// - Parameters:
  ///   - scope: what is read. Where the numbers of items differ, cells are asked
  ///     for anew with ``ReloadScope/layout`` as well.
  ///   - environment: what the layout is made for.
  /// - Complexity: O(items).
  public func reload(
    _ scope: ReloadScope = .items, in environment: LayoutEnvironment
  ) {
    // What is dragged goes back before what is first in view is kept.
    dataWillChange()
    let isOuter = engine.beginReading()
    isDataAhead = true
    do throws(LayoutError) {
      let next = try readLayout(for: environment)
      let others = next.counts == knownCounts ? nil : next.counts
      let scope = scope == .layout && others != nil ? .cells : scope
      // Nobody is told about what is there no more.
      if scope == .items { dataCounts = next.counts }
      for feature in features { feature.dataWasRead(others, scope) }
      if scope <= .cells && hasLoaded && !awaitsExtent {
        dataWasTaken()
        let wasAtEnd = engine.isAtKeptEnd
        let held = heldOffset
        let offset = try engine.replaceLayout(
          with: next, keepsCells: scope == .layout
        ) { surface.fit(next) }
        if scope == .cells { narrowOverscan() }
        go(to: held ?? offset, keepsEnd: wasAtEnd)
      } else {
        show(next)
      }
    } catch {
      dataWasRefused()
      surface.didFail(with: error)
      // What is shown on still has to fit the view.
      if environment.viewport != engine.layout.viewport {
        resize(to: environment)
      }
    }
    engine.endReading(isOuter)
  }

  /// Asks for the styles of sections anew, whose items keep their sizes: what
  /// is selected stays so, and the first visible item stays where it is.
  ///
  /// In a callback it waits until that is over. Styles that cannot be laid out
  /// are told, and all sections keep theirs.
  ///
  /// - Parameter sections: which ones, by their indices when it is done, after
  ///   updates that wait already; all unless given. None of those that are not
  ///   there is asked about.
  /// - Complexity: O(items of these sections), and none is asked for.
  public func invalidateStyles(ofSections sections: Range<Int>? = nil) {
    whenQuiet { [self] in
      catchUp()
      // What is shown is not what there is to be asked about.
      guard dataCounts == nil else { return surface.reload() }
      dataWillChange()
      let isOuter = engine.beginReading()
      let all = 0..<engine.layout.sectionCount
      do throws(LayoutError) {
        let wasAtEnd = engine.isAtKeptEnd
        let held = heldOffset
        let offset = try engine.setStyles(
          ofSections: sections?.clamped(to: all) ?? all
        ) { surface.style(ofSection: $0) }
        surface.fit(engine.layout)
        settle(at: held ?? offset, wasAtEnd)
      } catch {
        surface.didFail(with: error)
      }
      engine.endReading(isOuter)
    }
  }

  private func show(_ next: CollectionLayout) {
    let isFirst = !hasLoaded || awaitsExtent
    hasLoaded = true
    if isFirst { awaitsExtent = next.viewportLength == 0 }
    let wasAtEnd = isFirst ? engine.anchorsToEnd : engine.isAtKeptEnd
    dataWasTaken()
    let shown = surface.contentOffset
    // Platforms round offsets to pixels.
    let isAtStart =
      !engine.scrollsBeyondContent
      && (isFirst || shown.isNear(engine.startOffset))
    let isHeld = heldOffset != nil
    surface.fit(next)
    var offset = shown
    if wasAtEnd {
      offset = engine.endOffset(in: next)
    } else if isAtStart {
      offset = engine.startOffset(in: next)
    } else if !isHeld {
      offset = engine.clamped(shown, in: next)
    }
    narrowOverscan()
    beginPass()
    engine.reload(next, offset: offset, at: surface.now, host: surface)
    surface.scroll(to: engine.offset)
    endPass()
  }

  /// Where the content stands out of its bounds, if the platform moves it there
  /// and it does not go with its end.
  private var heldOffset: LayoutPoint? {
    guard surface.holdsOffset, !engine.isAtKeptEnd else { return nil }
    let shown = surface.contentOffset
    return engine.clamped(shown) == shown ? nil : shown
  }

  /// Takes over another extent, and keeps what is first in view where it is; a
  /// drag ends.
  ///
  /// - Complexity: that of `CollectionLayout.resize(to:)`.
  public func resize(to environment: LayoutEnvironment) {
    if environment.viewport != engine.layout.viewport { dataWillChange() }
    do throws(LayoutError) {
      let beginsAtEnd = engine.anchorsToEnd && engine.scrollTarget == nil
      let wasAtEnd = awaitsExtent ? beginsAtEnd : engine.isAtKeptEnd
      // In another extent it is past other ends.
      let isSame = environment.viewport == engine.layout.viewport
      let held = isSame ? heldOffset : nil
      let offset = try engine.resize(
        to: environment.viewport, contentInsets: environment.contentInsets)
      if engine.layout.viewportLength > 0 { awaitsExtent = false }
      settle(at: held ?? offset, wasAtEnd)
    } catch {
      surface.didFail(with: error)
    }
  }

  /// The least extent of the content along the axis, in points.
  ///
  /// Setting it lays out nothing and keeps the first visible item where it is,
  /// and content that the platform holds out of its bounds.
  public var minimumContentLength: Double {
    get { engine.layout.minimumContentLength }
    set {
      guard newValue != minimumContentLength else { return }
      let held = heldOffset
      let offset = engine.setMinimumContentLength(newValue) {
        surface.fit(engine.layout)
      }
      go(to: held ?? offset)
    }
  }

  /// Goes where what was in view is by now, unless a finger holds the content
  /// where it is.
  private func settle(at offset: LayoutPoint, _ wasAtEnd: Bool) {
    if surface.isTracking {
      surface.needsPass()
    } else {
      go(to: offset, keepsEnd: wasAtEnd)
    }
  }

  /// Shows the content at an offset or, as it is by now, at its end, and has the
  /// platform go there.
  private func go(to offset: LayoutPoint, keepsEnd: Bool = false) {
    guard !isDataAhead else { return surface.needsPass() }
    beginPass()
    engine.update(
      offset: keepsEnd ? engine.endOffset : offset, at: surface.now,
      host: surface)
    surface.scroll(to: engine.offset)
    endPass()
  }
}

extension LayoutPoint {
  /// Whether two offsets are the same, up to the pixels to which platforms
  /// round them.
  func isNear(_ other: LayoutPoint) -> Bool {
    abs(x - other.x) < 1 && abs(y - other.y) < 1
  }
}
