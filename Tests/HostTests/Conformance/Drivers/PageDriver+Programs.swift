import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

extension PageDriver {
  func scroll(to offset: Double) { act { view.scroll(to: offset) } }

  func scrollTo(
    _ item: ItemPath, _ alignment: ScrollAlignment, _ animated: Bool
  ) {
    act { view.scrollToItem(at: item, at: alignment, animated: animated) }
  }

  func visit(_ offset: Double) {
    let anchor = view.scrollAnchor
    act { view.scroll(to: offset) }
    if let anchor { act { view.scroll(to: anchor) } }
  }

  func select(_ item: ItemPath) { act { view.selectItem(at: item) } }
  func deselect(_ item: ItemPath) { act { view.deselectItem(at: item) } }
  func selectOnly(_ items: [ItemPath]) {
    act { view.selectedItemSet = ItemSet(items) }
  }
  func focus(_ item: ItemPath?) {
    // A key is repeated for who had the focus when it came down.
    heldKey = nil
    act { view.focusItem(at: item) }
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
    act { view.openSwipeActions(at: item, edge: edge) }
  }
  func closeSwipe() { act { view.closeSwipeActions() } }
  func pickUp(_ item: ItemPath) {
    act { _ = view.beginInteractiveMovementForItem(at: item) }
  }
  func carry(_ x: Double, _ y: Double) {
    act {
      view.updateInteractiveMovementTargetPosition(LayoutPoint(x: x, y: y))
    }
  }
  func drop() { act { view.endInteractiveMovement() } }
  func putBack() { act { view.cancelInteractiveMovement() } }
  func beginPull() { act { view.beginPull() } }
  func endPull() { act { view.endPull() } }
  func turn(to page: Int, _ animated: Bool) {
    act { pager?.turn(to: page, animated: animated) }
  }
  func handOver() {
    act { view.displayDelegate = PageApp(app, source.setting) }
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
  func setOverscan(_ length: Double) { act { view.overscan = length } }
  func setNearEndLength(_ length: Double) {
    act { view.nearEndLength = length }
  }
  func setMinimumLength(_ length: Double) {
    act { view.minimumContentLength = length }
  }
  func restore(_ place: (item: String, distance: Double)) -> Bool {
    var isThere = false
    act { isThere = snapshots?.restore(place) ?? false }
    return isThere
  }
}
