import WaterflowEngine
import WaterflowLayout

extension ScreenDriver {
  // MARK: - Programs

  func scroll(to offset: Double) { controller.scroll(to: screen.point(offset)) }

  func scrollTo(
    _ item: ItemPath, _ alignment: ScrollAlignment, _ animated: Bool
  ) {
    controller.scrollToItem(at: item, at: alignment, animated: animated)
  }

  func visit(_ offset: Double) {
    let anchor = controller.scrollAnchor
    scroll(to: offset)
    if let anchor { controller.jump(to: anchor) }
  }

  func select(_ item: ItemPath) { selection?.select(item) }
  func deselect(_ item: ItemPath) { selection?.deselect(item) }
  func selectOnly(_ items: [ItemPath]) {
    selection?.selectedItemSet = ItemSet(items)
  }

  func focus(_ item: ItemPath?) {
    // A key is repeated for who had the focus when it came down.
    heldKey = nil
    if let item, screen.engine.layout.frame(ofItem: item) == nil { return }
    focusFeature?.focus(item)
    if item != nil { focusFeature?.isPresent = true }
  }

  func pin(_ mode: PinMode) {
    screen.engine.layout.pinMode = mode
    controller.pass(at: screen.contentOffset, time: screen.now)
  }

  func setPinning(ofSection section: Int, header: Bool) {
    controller.setPinning(ofSection: section, header: header, footer: nil)
  }

  func removeAllPinning() { controller.removeAllPinning() }

  func deferContent(_ isDeferred: Bool) {
    controller.deferContent(isDeferred)
  }

  func open(_ item: ItemPath, _ edge: SwipeEdge) {
    if allowsSwipes { _ = swipes?.open(item, at: edge) }
  }

  func closeSwipe() { swipes?.close() }
  func pickUp(_ item: ItemPath) { _ = reorders?.begin(item) }
  func carry(_ x: Double, _ y: Double) {
    reorders?.move(to: LayoutPoint(x: x, y: y))
  }
  func drop() { reorders?.drop() }
  func putBack() { reorders?.gesture.cancel() }
  func beginPull() { pulls?.beginPull() }
  func endPull() { pulls?.endPull() }
  func turn(to page: Int, _ animated: Bool) {
    pager?.turn(to: page, animated: animated)
  }
  func handOver() { displays?.forget() }

  func allow(_ use: Setting.Use, _ isAllowed: Bool) {
    switch use {
    case .selection: selection?.allowsSelection = isAllowed
    case .multipleSelection: selection?.allowsMultipleSelection = isAllowed
    case .longPress: selection?.allowsLongPress = isAllowed
    case .focus:
      allowsFocus = isAllowed
      if !isAllowed { focusFeature?.focus(nil) }
    case .swipes:
      swipes?.isEnabled = isAllowed
      allowsSwipes = isAllowed
    case .reordering: reorders?.isEnabled = isAllowed
    case .pulls: pulls?.isEnabled = isAllowed
    default: app.fail("nobody can be allowed that")
    }
  }

  func setPageCount(_ count: Int) { pager?.pageCount = count }
  func setNearEndLength(_ length: Double) {
    controller.engine.nearEndLength = length
    controller.requestPass()
  }
  func setOverscan(_ length: Double) {
    controller.overscan = length
    controller.requestPass()
  }
  func setMinimumLength(_ length: Double) {
    controller.minimumContentLength = length
  }
  func restore(_ place: (item: String, distance: Double)) -> Bool {
    screen.content?.restore(place, in: controller) ?? false
  }

  // MARK: - Data

  func reload() { controller.whenQuiet { [screen] in screen.reload() } }

  private func reload(_ scope: ReloadScope) {
    controller.whenQuiet { [controller, screen] in
      controller.reload(scope, in: screen.environment)
    }
  }

  func invalidateLayout() { reload(.layout) }

  func reloadCells() { reload(.cells) }

  func invalidateStyles(ofSections sections: Range<Int>?) {
    controller.invalidateStyles(ofSections: sections)
  }

  func update(
    _ named: [Change], _ animated: Bool, _ completion: @escaping (Bool) -> Void,
    _ make: @escaping () -> Void
  ) {
    let controller = controller
    controller.performBatchUpdates(animated: animated, completion: completion) {
      make()
      for change in named {
        if case .reconfigure(let item) = change {
          controller.reconfigureItems(at: [item])
        } else {
          $0.batch.add(change)
        }
      }
    }
  }

  func apply(
    _ snapshot: Snapshot<Int, String>, _ usesReloadData: Bool,
    _ completion: @escaping () -> Void
  ) {
    if usesReloadData {
      screen.content?.applyUsingReloadData(
        snapshot, on: controller, completion: completion)
    } else {
      screen.content?.apply(
        snapshot, on: controller, animated: true, completion: completion)
    }
  }

  func setSize(_ size: ItemSize, of item: ItemPath) {
    // As the hosts call it.
    if size.width == size.height {
      controller.setLength(size.height, ofItemAt: item)
    } else {
      controller.setSizes { [(item, size)] }
    }
  }
}

extension BatchUpdate {
  mutating func add(_ change: Change) {
    switch change {
    case .insert(_, let path): insertItems(at: [path])
    case .delete(let path): deleteItems(at: [path])
    case .move(let old, let new): moveItem(from: old, to: new)
    case .reload(let path): reloadItems(at: [path])
    case .insertSection(_, let index): insertSections([index])
    case .deleteSection(let index): deleteSections([index])
    case .moveSection(let old, let new): moveSection(from: old, to: new)
    case .reloadSection(let index): reloadSections([index])
    case .reconfigure: break
    }
  }
}
