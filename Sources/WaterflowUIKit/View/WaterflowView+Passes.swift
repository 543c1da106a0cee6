import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// So many times what callbacks ask for is seen to at once, before it waits
  /// for the next turn of the run loop.
  private static var patience: Int { 16 }

  // MARK: - Asking

  /// Asks for a pass in the next layout, or in the one under way.
  func setNeedsPass() {
    isPassDue = true
    askForLayout()
  }

  /// Lets the next layout read the environment again.
  func environmentDidChange() {
    mayDiffer = true
    askForLayout()
  }

  /// Asks for layout, but for one under way: that looks again before it ends,
  /// and a view that asks while it lays out may never come to rest.
  func askForLayout() {
    if !isCatchingUp { setNeedsLayout() }
  }

  // MARK: - Passes

  /// Sees to what is due: data, environment, and cells for the offset.
  ///
  /// UIKit asks for it again after each layout that has added or resized cells;
  /// nothing is due then.
  ///
  /// - Complexity: O(1) where nothing is due.
  func catchUp() {
    guard !isCatchingUp && !isPutOff else { return }
    guard !engine.isUpdating && !engine.isReading else {
      return catchUpLater()
    }
    isCatchingUp = true
    for _ in 0..<Self.patience {
      if isDue { bringInLine() }
      followPass()
      if !isDue { break }
    }
    isCatchingUp = false
    if needsReload || isPassDue || mayDiffer { putOff() }
  }

  /// Takes over what a pass needs to know beside the offset.
  func preparePass() {
    isPassDue = false
    // Any other pass may take away what is in view.
    keepEditedCell(outside: followsScroll ? bounds : .null)
    followsScroll = false
    engine.overscan = neededOverscan
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
    guard !needsReload, isPassNeeded else { return }
    noteScrolling(since: insets)
    followsScroll = !isPassDue
    controller.pass(at: engineOffset, time: now())
  }

  /// What goes by the offset and the layout, whoever has changed them.
  private func followPass() {
    pulls?.host.scrolled()
    controller.didPass()
    controller.scheduleRest()
  }

  private var isDue: Bool {
    needsReload || mayDiffer || bounds.size != knownExtent || isPassNeeded
  }

  private var isPassNeeded: Bool {
    isPassDue || !engineOffset.isAt(engine.offset)
      || engine.overscan != neededOverscan
      || engine.prefetchLength != neededPrefetchLength
  }

  private var neededPrefetchLength: Double {
    prefetchDataSource == nil ? 0 : viewportLength
  }

  // MARK: - Later

  /// Has what a callback of the view wants to be seen to, seen to right after.
  private func catchUpLater() {
    guard !isLayoutOwed else { return }
    isLayoutOwed = true
    controller.whenQuiet { [weak self] in
      guard let self else { return }
      isLayoutOwed = false
      askForLayout()
    }
  }

  /// Lets the run loop turn before callbacks get another chance to ask for
  /// more.
  private func putOff() {
    isPutOff = true
    schedule(1) { [weak self] in
      guard let self else { return }
      isPutOff = false
      setNeedsLayout()
    }
  }
}

extension LayoutPoint {
  /// Whether two offsets are the same, but for what rounding to pixels does to
  /// the last digits.
  fileprivate func isAt(_ other: LayoutPoint) -> Bool {
    abs(x - other.x) < 1 / 1_024 && abs(y - other.y) < 1 / 1_024
  }
}
