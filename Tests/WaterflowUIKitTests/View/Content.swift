import Foundation
import Testing
import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

/// Data, looks and a log of all that a view says and asks.
@MainActor
class Content: WaterflowViewDataSource, WaterflowViewDelegate,
  WaterflowSelectionDelegate, WaterflowFocusDelegate, WaterflowDisplayDelegate
{
  var counts: [Int]
  var look = WaterflowSection()
  var height: (IndexPath) -> CGFloat = { _ in 50 }
  var contentHeader: CGFloat = 0

  /// Answers in place of a dequeued cell, to play a source at fault.
  var answer: ((WaterflowView, IndexPath) -> WaterflowCell)?
  /// Answers each question of whether something may be done.
  var permits: (String) -> Bool = { _ in true }
  /// Called before a cell is filled.
  var onFill: ((WaterflowView, IndexPath) -> Void)?

  /// Where UIKit's focus is to go.
  var preferred: IndexPath?
  var canFocus: (IndexPath) -> Bool = { _ in true }
  /// The items that the focus came to.
  private(set) var focused: [Int?] = []

  /// Where a finger has rested last.
  private(set) var pressedLocation: CGPoint?
  private(set) var log: [String] = []
  private(set) var cells: [LoggingCell] = []
  private(set) var heightsAsked = 0
  private(set) var errors: [LayoutError] = []
  private(set) var warnings: [LayoutWarning] = []
  /// What is displayed by the sum of both callbacks.
  private(set) var displayed: Set<IndexPath> = []
  private(set) var faults: [String] = []

  init(_ counts: [Int]) { self.counts = counts }

  func note(_ entry: String) { log.append(entry) }

  /// Lets go of the cells that it has filled.
  func forgetCells() { cells = [] }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: - Data source

  func numberOfSections(in waterflowView: WaterflowView) -> Int {
    counts.count
  }

  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    onFill?(waterflowView, indexPath)
    if let answer { return answer(waterflowView, indexPath) }
    return fill(waterflowView, "item", indexPath)
  }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    fill(waterflowView, "header", IndexPath(item: 0, section: section))
  }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell? {
    fill(waterflowView, "footer", IndexPath(item: 0, section: section))
  }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForBackgroundInSection section: Int
  ) -> WaterflowCell? {
    fill(waterflowView, "background", IndexPath(item: 0, section: section))
  }

  func viewForContentHeader(
    in waterflowView: WaterflowView
  ) -> WaterflowCell? {
    fill(waterflowView, "contentHeader", IndexPath(item: 0, section: 0))
  }

  func fill(
    _ view: WaterflowView, _ identifier: String, _ path: IndexPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: identifier, for: path)
    guard let cell = cell as? LoggingCell else { return cell }
    if cell.filled != nil { faults.append("a cell that was not emptied") }
    cell.filled = path
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    return cell
  }

  // MARK: - Delegate

  func waterflowView(
    _ waterflowView: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [CGFloat]? { nil }

  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection { look }

  func lengthForContentHeader(in waterflowView: WaterflowView) -> CGFloat {
    contentHeader
  }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    heightsAsked += 1
    return height(indexPath)
  }

  private func ask(_ question: String, _ path: IndexPath) -> Bool {
    let entry = "\(question) \(path.item)"
    log.append(entry)
    return permits(entry)
  }

  func waterflowView(
    _ waterflowView: WaterflowView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ask("shouldHighlight", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowView, didHighlightItemAt indexPath: IndexPath
  ) { log.append("didHighlight \(indexPath.item)") }

  func waterflowView(
    _ waterflowView: WaterflowView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.append("didUnhighlight \(indexPath.item)") }

  func waterflowView(
    _ waterflowView: WaterflowView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { ask("shouldSelect", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { ask("shouldDeselect", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) { log.append("didSelect \(indexPath.item)") }

  func waterflowView(
    _ waterflowView: WaterflowView, didDeselectItemAt indexPath: IndexPath
  ) { log.append("didDeselect \(indexPath.item)") }

  func waterflowView(
    _ waterflowView: WaterflowView, didTapHeaderInSection section: Int
  ) { log.append("tap header \(section)") }

  func waterflowView(
    _ waterflowView: WaterflowView, didTapFooterInSection section: Int
  ) { log.append("tap footer \(section)") }

  func waterflowView(
    _ waterflowView: WaterflowView, didLongPressItemAt indexPath: IndexPath,
    location: CGPoint
  ) -> Bool {
    pressedLocation = location
    return ask("longPress", indexPath)
  }

  func indexPathForPreferredFocusedView(
    in waterflowView: WaterflowView
  ) -> IndexPath? { preferred }

  func waterflowView(
    _ waterflowView: WaterflowView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { canFocus(indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowView, didMoveFocusTo indexPath: IndexPath?
  ) { focused.append(indexPath?.item) }

  func waterflowView(
    _ waterflowView: WaterflowView, willDisplay cell: WaterflowCell,
    forItemAt indexPath: IndexPath
  ) {
    check(cell, indexPath, isDisplayed: false)
    #expect(cell.contentView.bounds.size == cell.bounds.size)
    displayed.insert(indexPath)
  }

  func waterflowView(
    _ waterflowView: WaterflowView, didEndDisplaying cell: WaterflowCell,
    forItemAt indexPath: IndexPath
  ) {
    check(cell, indexPath, isDisplayed: true)
    displayed.remove(indexPath)
  }

  private func check(
    _ cell: WaterflowCell, _ path: IndexPath, isDisplayed: Bool
  ) {
    if (cell as? LoggingCell)?.filled != path {
      faults.append("the cell of \(path) shows something else")
    }
    if displayed.contains(path) != isDisplayed {
      faults.append("\(path) is told twice")
    }
  }

  func waterflowView(
    _ waterflowView: WaterflowView, didChangePin event: PinEvent
  ) {
    log.append(
      "\(event.isPinned ? "pin" : "unpin") \(event.element.kind) "
        + "\(event.element.section) \(event.isPinned ? "from" : "to") "
        + "\(Int(event.naturalFrame.y))")
  }

  func waterflowView(
    _ waterflowView: WaterflowView, didFailWith error: LayoutError
  ) { errors.append(error) }

  func waterflowView(
    _ waterflowView: WaterflowView, didCorrect warning: LayoutWarning
  ) { warnings.append(warning) }
}

extension Content: WaterflowViewDataSourcePrefetching {
  func waterflowView(
    _ waterflowView: WaterflowView, prefetchItemsAt indexPaths: [IndexPath]
  ) { log += indexPaths.map { "prefetch \($0.item)" } }

  func waterflowView(
    _ waterflowView: WaterflowView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { log += indexPaths.map { "cancel \($0.item)" } }
}
