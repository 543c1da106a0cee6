import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

/// An app that asks a view for all it can do, and writes down each call that
/// it gets.
final class Witness {
  private(set) var calls: [String] = []
  /// Called in each call, with how many there were before.
  var onCall: ((Int) -> Void)?
  var count = 60
  /// What is told of lengths in one piece.
  var lengths: [Double]?
  /// Whether it asks, when it is asked for a cell, for an update that the data
  /// does not bear out.
  var updatesWrongly = false

  private func note(_ call: String) {
    calls.append(call)
    onCall?(calls.count - 1)
  }

  func set(up view: WaterflowView) {
    view.overscan = 0
    view.overscanTime = 0
    view.register(.row) { RowCell() }
    view.register(.bar) { BarCell() }
    view.measuresCells = true
    view.prefetchLength = 100
    view.defersContent = true
    view.dataSource = self
    view.allowsMultipleSelection = true
    view.allowsLongPress = true
    view.selectionDelegate = self
    view.allowsFocus = true
    view.focusDelegate = self
    view.swipeDelegate = self
    view.reorderDelegate = self
    view.pullDelegate = self
    view.localizedStrings.added = { [self] _ in
      note("announce")
      return ""
    }
    view.didPass = { [self] _ in note("pass") }
    view.didFailWithLayoutError = { [self] _ in note("error") }
    view.didFailWithUpdateError = { [self] _ in note("update error") }
    view.didCorrect = { [self] _ in note("warning") }
    view.didChangePin = { [self] _, _ in note("pin") }
    view.prefetchItemsAt = { [self] _, _ in note("prefetch") }
    view.cancelPrefetchingForItemsAt = { [self] _, _ in
      note("cancel prefetching")
    }
    view.didComeNearEnd = { [self] _ in note("near end") }
  }

  /// Takes an item away and puts one in, seen on their way.
  func update(_ view: WaterflowView) throws(UpdateError) {
    try view.performBatchUpdates(completion: { [self] _ in note("completion") })
    { [self] update in
      note("updates")
      update.deleteItems(at: [ItemPath(section: 0, item: 1)])
      update.insertItems(at: [ItemPath(section: 0, item: 3)])
    }
  }
}

extension Witness: WaterflowViewDataSource {
  func numberOfSections(in view: WaterflowView) -> Int {
    note("sections")
    return 2
  }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int {
    note("items")
    return count
  }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    note("style")
    var style = SectionStyle(mode: .list, header: 20, pinsHeader: true)
    style.estimatesLengths = section == 1
    return style
  }

  func waterflowView(
    _ view: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [Double]? {
    note("lengths")
    return lengths
  }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize {
    if path.item < 4 { note("size") }
    return ItemSize(width: 50, height: path.item == 2 ? -1 : 50)
  }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    note("cell")
    if updatesWrongly {
      updatesWrongly = false
      try? view.insertItems(at: [ItemPath(section: 0, item: 0)])
    }
    let cell = view.dequeueReusableCell(.row, for: path)
    cell.onLoad = { [weak self] in self?.note("load") }
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    note("header")
    return view.dequeueReusableCell(
      CellKind<BarCell>.bar, for: ItemPath(section: section, item: 0))
  }

  func lengthForContentHeader(in view: WaterflowView) -> Double {
    note("content header")
    return 0
  }
}

extension Witness: WaterflowSelectionDelegate {
  func waterflowView(
    _ view: WaterflowView, shouldHighlightItemAt path: ItemPath
  ) -> Bool {
    note("should highlight")
    return true
  }

  func waterflowView(
    _ view: WaterflowView, didHighlightItemAt path: ItemPath
  ) { note("highlight") }

  func waterflowView(
    _ view: WaterflowView, didUnhighlightItemAt path: ItemPath
  ) { note("unhighlight") }

  func waterflowView(
    _ view: WaterflowView, shouldSelectItemAt path: ItemPath
  ) -> Bool {
    note("should select")
    return true
  }

  func waterflowView(
    _ view: WaterflowView, didSelectItemAt path: ItemPath
  ) { note("select") }

  func waterflowView(
    _ view: WaterflowView, didTapHeaderInSection section: Int
  ) { note("tap header") }

  func waterflowView(
    _ view: WaterflowView, didLongPressItemAt path: ItemPath,
    location: LayoutPoint
  ) -> Bool {
    note("long press")
    return false
  }
}

extension Witness: WaterflowFocusDelegate {
  func waterflowView(
    _ view: WaterflowView, canFocusItemAt path: ItemPath
  ) -> Bool {
    note("can focus")
    return true
  }

  func waterflowView(
    _ view: WaterflowView, didMoveFocusTo path: ItemPath?
  ) { note("focus") }
}

extension Witness: WaterflowSwipeDelegate {
  func waterflowView(
    _ view: WaterflowView,
    trailingSwipeActionsConfigurationForItemAt path: ItemPath
  ) -> WaterflowSwipeActions? {
    note("swipe actions")
    return WaterflowSwipeActions(actions: [
      WaterflowSwipeAction(style: .destructive, title: "Delete") {
        [self] _, _ in note("swipe action")
      }
    ])
  }
}

extension Witness: WaterflowReorderDelegate {
  func waterflowView(
    _ view: WaterflowView, canMoveItemAt path: ItemPath
  ) -> Bool {
    note("can move")
    return true
  }

  func waterflowView(
    _ view: WaterflowView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: ItemPath,
    toProposedIndexPath proposed: ItemPath
  ) -> ItemPath {
    note("target")
    return proposed
  }

  func waterflowView(
    _ view: WaterflowView, moveItemAt old: ItemPath, to new: ItemPath
  ) { note("move") }
}

extension Witness: WaterflowPullDelegate {
  func waterflowView(
    _ view: WaterflowView, didPullTo distance: Double, state: PullState
  ) { note("pull") }

  func waterflowViewDidTriggerPull(_ view: WaterflowView) {
    note("trigger")
    view.endPull()
  }
}

/// Somebody who is told what shows, and does nothing about it.
final class Told: WaterflowDisplayDelegate {}
