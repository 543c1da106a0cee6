import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// So many times what callbacks ask for is seen to at once, before it waits
  /// for the next turn of the run loop.
  private static var patience: Int { 16 }

  // MARK: - Asking

  /// Asks for a pass in the next layout, or in the one under way.
  func setNeedsPass() {
    state.isPassDue = true
    askForLayout()
  }

  /// Lets the next layout read data again, at least so much of it.
  func setNeedsReload(_ scope: ReloadScope) {
    state.reload = state.reload.map { max($0, scope) } ?? scope
    askForLayout()
  }

  /// Has another prefetcher hear of all items that come next.
  func prefetcherDidChange() {
    engine.forgetPrefetches()
    setNeedsPass()
  }

  func environmentDidChange() {
    state.mayDiffer = true
    askForLayout()
  }

  /// Asks for layout, but for one under way: that looks again before it ends,
  /// and a view that asks while it lays out may never come to rest.
  func askForLayout() {
    if !state.isCatchingUp { setNeedsLayout() }
  }

  // MARK: - Passes

  /// Sees to what is due: data, environment, and cells for the offset.
  ///
  /// UIKit asks for it again after each layout that has added or resized cells;
  /// nothing is due then.
  ///
  /// - Complexity: O(1) where nothing is due.
  func catchUp() {
    guard !state.isCatchingUp && !state.isPutOff else { return }
    guard !engine.isUpdating && !engine.isReading else {
      return controller.whenQuiet { [weak self] in self?.askForLayout() }
    }
    state.isCatchingUp = true
    for _ in 0..<Self.patience {
      if isDue { bringInLine() }
      followPass()
      if !isDue { break }
    }
    state.isCatchingUp = false
    if state.needsReload || state.isPassDue || state.mayDiffer { putOff() }
  }

  /// Shows what was scrolled to since the last pass, before something goes by
  /// what is in view; not while data is due, which looks there by itself.
  func catchUpWithScroll() {
    if !engineOffset.isAt(engine.offset), !mustReload { catchUp() }
  }

  /// Takes over what a pass needs to know beside the offset.
  func preparePass() {
    state.isPassDue = false
    // Any other pass may take away what is in view.
    keepEditedCell(outside: state.followsScroll ? bounds : .null)
    state.followsScroll = false
    controller.overscan = neededOverscan
    if engine.prefetchLength != neededPrefetchLength {
      engine.prefetchLength = neededPrefetchLength
    }
  }

  /// The extent of the viewport along the axis, in points, also before the
  /// first layout.
  var viewportLength: Double {
    environment?.length ?? engine.layout.viewportLength
  }

  private func bringInLine() {
    let insets = engine.contentInsets
    loadIfNeeded()
    // Who was told meanwhile may have other data, which is read first.
    guard !state.needsReload, isPassNeeded else { return }
    noteScrolling(since: insets)
    state.lead = .zero
    state.followsScroll = !state.isPassDue
    controller.pass(at: engineOffset, time: now())
  }

  /// What goes by the offset and the layout, whoever has changed them.
  private func followPass() {
    pulls?.host.scrolled()
    controller.didPass()
    controller.scheduleRest()
  }

  private var isDue: Bool {
    state.needsReload || state.mayDiffer || bounds.size != state.knownExtent
      || isPassNeeded
  }

  private var isPassNeeded: Bool {
    state.isPassDue || !engineOffset.isAt(engine.offset)
      || controller.overscan != neededOverscan
      || engine.prefetchLength != neededPrefetchLength
  }

  private var neededPrefetchLength: Double {
    prefetchDataSource == nil ? 0 : viewportLength
  }

  // MARK: - Later

  /// Lets the run loop turn before callbacks get another chance to ask for
  /// more.
  private func putOff() {
    state.isPutOff = true
    schedule(1) { [weak self] in
      guard let self else { return }
      state.isPutOff = false
      setNeedsLayout()
    }
  }
}

extension LayoutPoint {
  /// Whether two offsets are the same, but for what rounding to pixels does to
  /// the last digits.
  func isAt(_ other: LayoutPoint) -> Bool {
    abs(x - other.x) < 1 / 1_024 && abs(y - other.y) < 1 / 1_024
  }
}
