import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

/// A cell for UIKit that knows what it was filled with.
final class NamedUIKitCell: WaterflowUIKit.WaterflowCell {
  var name = "nothing"
  var measured: [String: Double] = [:]

  /// Called with it when the cell is to load.
  var onLoad: (String) -> Void = { _ in }

  override func loadContent() { onLoad(name) }

  override func prepareForReuse() { name = "nothing" }

  override func preferredSize(fitting size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: measured[name].map { CGFloat($0) } ?? bounds.height)
  }
}

/// Something in a cell that is typed into.
final class TypedView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// An app with UIKit: what the view asks and tells, for ``App``.
@MainActor
final class UIKitApp {
  let app: App
  let setting: Setting
  /// The page that a neighbour shows.
  private let page: Int?
  private var pull = PullState.idle

  init(_ app: App, _ setting: Setting, page: Int? = nil) {
    self.app = app
    self.setting = setting
    self.page = page
  }

  func cell(
    _ view: WaterflowUIKit.WaterflowView, _ name: String
  ) -> WaterflowUIKit.WaterflowCell {
    let cell: WaterflowUIKit.WaterflowCell
    if setting.makesCells {
      cell =
        view.dequeueReusableCell(withIdentifier: "cell")
        ?? NamedUIKitCell(frame: .zero)
      cell.reuseIdentifier = "cell"
    } else {
      cell = view.dequeueReusableCell(
        withIdentifier: "cell", for: IndexPath(item: 0, section: 0))
    }
    if let cell = cell as? NamedUIKitCell {
      cell.name = name
      cell.measured = setting.measured
      if setting.tellsOfContent {
        cell.onLoad = { [app] in app.tell("load \($0)") }
      }
    }
    return cell
  }

  private func path(_ path: IndexPath) -> ItemPath {
    ItemPath(section: path.section, item: path.item)
  }

  private func ask(_ question: String, _ indexPath: IndexPath) -> Bool {
    app.ask(question, path(indexPath))
  }

  private func tell(_ call: String, _ indexPath: IndexPath) {
    app.tell(call, path(indexPath))
  }
}

extension UIKitApp: WaterflowUIKit.WaterflowViewDataSource {
  func numberOfSections(in waterflowView: WaterflowUIKit.WaterflowView) -> Int {
    app.pages[page ?? app.page].count
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    numberOfItemsInSection section: Int
  ) -> Int { app.count(of: section, onPage: page) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    cellForItemAt indexPath: IndexPath
  ) -> WaterflowUIKit.WaterflowCell {
    cell(waterflowView, app.name(path(indexPath), onPage: page))
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    viewForHeaderInSection section: Int
  ) -> WaterflowUIKit.WaterflowCell? { cell(waterflowView, "header") }
}

extension UIKitApp: WaterflowViewDataSourcePrefetching {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) { app.prefetch(indexPaths.map { path($0) }) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { app.cancelPrefetching(indexPaths.map { path($0) }) }
}

extension UIKitApp: WaterflowViewDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    styleForSectionAt section: Int
  ) -> WaterflowSection {
    let style = app.style(of: section, onPage: page)
    return WaterflowSection(
      mode: style.mode, headerLength: CGFloat(style.header),
      pinsHeader: style.pinsHeader, estimatesLengths: style.estimatesLengths)
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    heightForItemAt indexPath: IndexPath
  ) -> CGFloat { CGFloat(app.length(path(indexPath), onPage: page)) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = app.size(path(indexPath), onPage: page)
    return CGSize(width: size.width, height: size.height)
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    laneForItemAt indexPath: IndexPath
  ) -> Int { app.lane(path(indexPath), onPage: page) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    lengthsOfItemsInSection section: Int
  ) -> [CGFloat]? { app.listedLengths?.map { CGFloat($0) } }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView, didChangePin event: PinEvent
  ) {
    guard page == nil else { return }
    app.tell("\(event.isPinned ? "pin" : "unpin") \(event.element.section)")
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didFailWith error: LayoutError
  ) { app.tell("failed") }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didFailWith error: UpdateError
  ) { app.tell("refused") }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didCorrect warning: LayoutWarning
  ) { app.tell("corrected") }
}

extension UIKitApp: WaterflowUIKit.WaterflowSelectionDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ask("highlight", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didHighlightItemAt indexPath: IndexPath
  ) { tell("highlighted", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { tell("unhighlighted", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { ask("select", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { ask("deselect", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didSelectItemAt indexPath: IndexPath
  ) { tell("selected", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didDeselectItemAt indexPath: IndexPath
  ) { tell("deselected", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didTapHeaderInSection section: Int
  ) { app.tell("tapped header \(section)") }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didLongPressItemAt indexPath: IndexPath, location: CGPoint
  ) -> Bool { ask("press", indexPath) }
}

extension UIKitApp: WaterflowUIKit.WaterflowFocusDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool { ask("focus", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didMoveFocusTo indexPath: IndexPath?
  ) {
    if let indexPath {
      tell("focused", indexPath)
    } else {
      app.tell("focused none")
    }
  }
}

extension UIKitApp: WaterflowUIKit.WaterflowDisplayDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    willDisplay cell: WaterflowUIKit.WaterflowCell,
    forItemAt indexPath: IndexPath
  ) { displayed(cell, indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didEndDisplaying cell: WaterflowUIKit.WaterflowCell,
    forItemAt indexPath: IndexPath
  ) { ended(cell, indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    willDisplaySupplementaryView cell: WaterflowUIKit.WaterflowCell,
    forElementKind elementKind: ElementKind, at indexPath: IndexPath
  ) { displayed(cell, indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didEndDisplayingSupplementaryView cell: WaterflowUIKit.WaterflowCell,
    forElementOfKind elementKind: ElementKind, at indexPath: IndexPath
  ) { ended(cell, indexPath) }

  private func displayed(
    _ cell: WaterflowUIKit.WaterflowCell, _ indexPath: IndexPath
  ) {
    app.displayed(
      (cell as? NamedUIKitCell)?.name ?? "nothing", path(indexPath))
  }

  private func ended(
    _ cell: WaterflowUIKit.WaterflowCell, _ indexPath: IndexPath
  ) {
    app.ended((cell as? NamedUIKitCell)?.name ?? "nothing", path(indexPath))
  }
}

extension UIKitApp: WaterflowUIKit.WaterflowMultipleSelectionDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { ask("drag from", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { tell("dragging from", indexPath) }

  func waterflowViewDidEndMultipleSelectionInteraction(
    _ waterflowView: WaterflowUIKit.WaterflowView
  ) { app.tell("dragged") }
}

extension UIKitApp: WaterflowUIKit.WaterflowReorderDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { ask("move", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath:
      IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let target = app.target(
      of: path(originalIndexPath), path(proposedIndexPath))
    return IndexPath(item: target.item, section: target.section)
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { app.move(path(sourceIndexPath), path(destinationIndexPath)) }
}

extension UIKitApp: WaterflowUIKit.WaterflowSwipeDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    leadingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowUIKit.WaterflowSwipeActions? {
    ask("leading", indexPath) ? actions(["Done"]) : nil
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    trailingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowUIKit.WaterflowSwipeActions? {
    ask("trailing", indexPath) ? actions(["Delete", "Flag"]) : nil
  }

  private func actions(
    _ titles: [String]
  ) -> WaterflowUIKit.WaterflowSwipeActions {
    var actions = WaterflowUIKit.WaterflowSwipeActions(
      actions: titles.map { title in
        WaterflowUIKit.WaterflowSwipeAction(style: .normal, title: title) {
          [weak self] in self?.tell(title, $1)
        }
      })
    actions.performsFirstActionWithFullSwipe = app.performsFullSwipe
    return actions
  }
}

extension UIKitApp: WaterflowUIKit.WaterflowPullDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didPullTo distance: CGFloat, state: PullState
  ) {
    if state != pull { app.tell("pull \(state)") }
    pull = state
  }

  func waterflowViewDidTriggerPull(
    _ waterflowView: WaterflowUIKit.WaterflowView
  ) { app.tell("triggered") }
}
