import WaterflowLayout

extension GestureArena {
  // MARK: - Data

  /// The data is about to change, or the layout's axis, direction or size: a
  /// drag ends, and the order is as it was before.
  ///
  /// Nobody is asked for anything meanwhile, so that the data may have changed
  /// already; who changes it makes the pass that shows it.
  ///
  /// ``CollectionEngine`` sees to that as well.
  public func dataWillChange() {
    for gesture in gestures { gesture.dataWillChange() }
  }

  /// The data has changed: the selection goes with its items, and what is open
  /// closes.
  ///
  /// - Parameters:
  ///   - newPath: an item's path after the update; nil if it is gone.
  ///   - along: how many items from one on the update takes along with it, as
  ///     ``UpdatePlan/run(from:)`` tells: what is selected is gone over by
  ///     such runs.
  public func dataDidChange(
    _ newPath: (ItemPath) -> ItemPath?,
    along: (ItemPath) -> Int = { _ in 1 }
  ) {
    rename(newPath, along)
    settle(newPath)
  }

  /// The data is another one: highlights end, and nothing stays selected or
  /// open.
  func dataWasReloaded() {
    for gesture in gestures {
      gesture.dataWillChange()
      gesture.dataWasReloaded()
    }
    dataDidChange { _ in nil }
  }

  /// Gives items their new paths, and tells nobody: an update is under way.
  func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    touch?.rename(newPath)
    lifted?.rename(newPath)
    for gesture in gestures { gesture.rename(newPath, along) }
  }

  /// Closes what was open, once items have their new paths.
  func settle(_ newPath: (ItemPath) -> ItemPath?) {
    for gesture in gestures { gesture.dataDidChange(newPath) }
  }

  // MARK: - Where things stand

  /// What the gestures may want of the platform.
  public var claims: GestureClaims {
    var all: GestureClaims = []
    for gesture in gestures { all.formUnion(gesture.claims) }
    return all
  }

  /// When ``elapsed(at:)`` is to be called, in milliseconds on the samples'
  /// clock; nil if nothing waits.
  ///
  /// Look again after every call.
  public var deadline: Double? {
    var first: Double?
    for gesture in gestures where isListening(gesture) {
      guard let time = gesture.deadline else { continue }
      first = min(first ?? time, time)
    }
    return first
  }

  /// Whether something may still come of the touch, a tap included; false
  /// without one.
  public var isPossible: Bool {
    if owner != nil { return true }
    return gestures.contains { $0.isInPlay && $0.isPossible }
  }

  /// Whether a gesture has claimed the touch; until all fingers are up.
  public var isClaimed: Bool { owner != nil }

  /// Whether a gesture still hears of the touch.
  func isListening(_ gesture: ArenaGesture) -> Bool {
    gesture.isInPlay && (owner == nil || owner === gesture)
  }
}
