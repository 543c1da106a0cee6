import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

extension UIKitDriver {
  // MARK: - Programs

  private func path(_ item: ItemPath) -> IndexPath {
    IndexPath(item: item.item, section: item.section)
  }

  func scroll(to offset: Double) {
    act {
      let wanted =
        isVertical
        ? LayoutPoint(x: 0, y: offset) : LayoutPoint(x: offset, y: 0)
      view.setContentOffset(
        view.contentOffset(of: view.engine.clamped(wanted)), animated: false)
    }
  }

  func scrollTo(
    _ item: ItemPath, _ alignment: ScrollAlignment, _ animated: Bool
  ) {
    act {
      view.scrollToItem(at: path(item), at: alignment, animated: animated)
    }
  }

  func visit(_ offset: Double) {
    let anchor = view.scrollAnchor
    scroll(to: offset)
    if let anchor { act { view.scroll(to: anchor) } }
  }

  func select(_ item: ItemPath) { act { view.selectItem(at: path(item)) } }
  func deselect(_ item: ItemPath) { act { view.deselectItem(at: path(item)) } }
  func selectOnly(_ items: [ItemPath]) {
    act { view.selectedItemSet = ItemSet(items) }
  }
  func focus(_ item: ItemPath?) {
    act {
      if item != nil { view.becomeFirstResponder() }
      view.focusItem(at: item.map { path($0) })
    }
  }
  func pin(_ mode: PinMode) { act { view.pinMode = mode } }
  func setPinning(ofSection section: Int, header: Bool) {
    act { view.setPinning(ofSection: section, header: header) }
  }
  func removeAllPinning() { act { view.removeAllPinning() } }
  func deferContent(_ isDeferred: Bool) {
    act { view.defersContent = isDeferred }
  }
  func open(_ item: ItemPath, _ edge: SwipeEdge) {
    act { view.openSwipeActions(at: path(item), edge: edge) }
  }
  func closeSwipe() { act { view.closeSwipeActions() } }
  func pickUp(_ item: ItemPath) {
    act { _ = view.beginInteractiveMovementForItem(at: path(item)) }
  }
  func carry(_ x: Double, _ y: Double) {
    act { view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: y)) }
  }
  func drop() { act { view.endInteractiveMovement() } }
  func putBack() { act { view.cancelInteractiveMovement() } }
  func beginPull() { act { view.beginPull() } }
  func endPull() { act { view.endPull() } }
  func turn(to page: Int, _ animated: Bool) {
    act { pager?.turn(to: page, animated: animated) }
  }
  func handOver() {
    let next = UIKitApp(app, source.setting)
    sources.append(next)
    act { view.displayDelegate = next }
  }
  func allow(_ use: Setting.Use, _ isAllowed: Bool) {
    let source = isAllowed ? source : nil
    act {
      switch use {
      case .selection: view.allowsSelection = isAllowed
      case .multipleSelection: view.allowsMultipleSelection = isAllowed
      case .longPress: view.allowsLongPress = isAllowed
      case .focus: view.allowsFocus = isAllowed
      case .swipes: view.swipeDelegate = source
      case .reordering: view.reorderDelegate = source
      case .pulls: view.pullDelegate = source
      default: app.fail("nobody can be allowed that")
      }
    }
  }
  func setPageCount(_ count: Int) { act { pager?.pageCount = count } }
  func setOverscan(_ length: Double) { act { view.overscan = CGFloat(length) } }
  func setNearEndLength(_ length: Double) {
    act { view.nearEndLength = CGFloat(length) }
  }
  func setMinimumLength(_ length: Double) {
    act { view.minimumContentLength = CGFloat(length) }
  }
  func restore(_ place: (item: String, distance: Double)) -> Bool {
    var isThere = false
    act {
      isThere =
        snapshots?.restore((place.item, CGFloat(place.distance))) ?? false
    }
    return isThere
  }

  // MARK: - Data

  func reload() { act { view.reloadData() } }
  func invalidateLayout() { act { view.invalidateLayout() } }
  func reloadCells() { act { view.reloadCells() } }
  func invalidateStyles(ofSections sections: Range<Int>?) {
    act { view.invalidateStyles(ofSections: sections) }
  }

  func update(
    _ named: [Change], _ animated: Bool, _ completion: @escaping (Bool) -> Void,
    _ make: @escaping () -> Void
  ) {
    let update = { [self] in
      view.performBatchUpdates(
        {
          make()
          for change in named { self.name(change) }
        }, completion: completion)
    }
    act {
      if animated { update() } else { UIView.performWithoutAnimation(update) }
    }
  }

  private func name(_ change: Change) {
    switch change {
    case .insert(_, let item): view.insertItems(at: [path(item)])
    case .delete(let item): view.deleteItems(at: [path(item)])
    case .move(let old, let new): view.moveItem(at: path(old), to: path(new))
    case .reload(let item): view.reloadItems(at: [path(item)])
    case .reconfigure(let item): view.reconfigureItems(at: [path(item)])
    case .insertSection(_, let index): view.insertSections([index])
    case .deleteSection(let index): view.deleteSections([index])
    case .moveSection(let old, let new): view.moveSection(old, toSection: new)
    case .reloadSection(let index): view.reloadSections([index])
    }
  }

  func apply(
    _ snapshot: Snapshot<Int, String>, _ usesReloadData: Bool,
    _ completion: @escaping () -> Void
  ) {
    act {
      if usesReloadData {
        snapshots?.applySnapshotUsingReloadData(
          snapshot, completion: completion)
      } else {
        snapshots?.apply(snapshot, completion: completion)
      }
    }
  }

  func setSize(_ size: ItemSize, of item: ItemPath) {
    act {
      if size.width == size.height {
        view.setHeight(CGFloat(size.height), forItemAt: path(item))
      } else {
        view.setSize(
          CGSize(width: size.width, height: size.height),
          forItemAt: path(item))
      }
    }
  }
}
