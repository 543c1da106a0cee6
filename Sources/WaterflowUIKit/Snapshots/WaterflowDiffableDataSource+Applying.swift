import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowDiffableDataSource {
  /// Shows another snapshot, and animates what has changed.
  ///
  /// Cells stay with their items, and so does the selection; the first visible
  /// item stays where it is. Items that the snapshot reconfigures keep their
  /// cells, which the cell provider fills again. In the middle of a callback of
  /// the view, the snapshot waits until that is over. What the layout cannot
  /// hold is told to the view's delegate, and the earlier snapshot stays.
  ///
  /// - Parameters:
  ///   - snapshot: what to show.
  ///   - animatingDifferences: whether cells slide to their places.
  ///   - completion: called when all cells have arrived.
  /// - Complexity: O(items) comparisons, and O(changes * sqrt(items)).
  public func apply(
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view else { return }
    view.whenQuiet { [weak self] in
      self?.show(snapshot, animatingDifferences, completion)
    }
  }

  /// Shows another snapshot without looking for what has changed: all cells are
  /// filled anew, and the selection is forgotten.
  ///
  /// - Complexity: O(items) to lay out, none to compare.
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard let view else { return }
    view.whenQuiet { [weak self, weak view] in
      guard let self, let view else { return }
      keep(snapshot)
      view.reloadData()
      view.loadIfNeeded()
      if let completion { view.schedule(0) { completion() } }
    }
  }

  private func show(
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
    _ isAnimated: Bool, _ completion: (() -> Void)?
  ) {
    guard let view else { return }
    view.fitViewport()
    let old = current
    keep(snapshot)
    let difference = snapshot.difference(from: old)
    let isShown = view.carryOut(
      difference, from: old.itemCounts, to: snapshot.itemCounts,
      isAnimated: isAnimated, completion: completion)
    if !isShown { current = old }
  }

  /// Keeps a snapshot, without what it asks to be done once.
  private func keep(
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    current = snapshot
    current.forgetReloads()
  }
}

extension WaterflowView {
  /// Carries out what leads from one snapshot to another.
  ///
  /// - Returns: whether the view shows the other one, or will.
  fileprivate func carryOut(
    _ difference: SnapshotDifference, from old: [Int], to new: [Int],
    isAnimated: Bool, completion: (() -> Void)?
  ) -> Bool {
    let completions: [(Bool) -> Void] =
      completion.map { body in [{ _ in body() }] } ?? []
    gesturesWillLoseData()
    // What was read before the first snapshot, or from another data source.
    guard !mustReload, knownCounts == old else {
      setNeedsReload()
      loadIfNeeded()
      tell(completions, true)
      return true
    }
    do throws(UpdateError) {
      let plan = try difference.update.plan(oldCounts: old, newCounts: new)
      return carryOut(plan, isAnimated: isAnimated, completions) {
        difference.reconfiguredItems
      }
    } catch {
      waterflowDelegate?.waterflowView(self, didFailWith: error)
      tell(completions, false)
      return false
    }
  }
}
