import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

/// A cell in a page that knows what it was filled with.
final class NamedPageCell: WaterflowWeb.WaterflowCell {
  var name = "nothing"

  /// Called with it when the cell is to load.
  var onLoad: (String) -> Void = { _ in }

  override func loadContent() { onLoad(name) }

  override func prepareForReuse() { name = "nothing" }
}

extension CellKind where Cell == NamedPageCell {
  static let named = CellKind(7)
}

/// An app in a page: what the view asks and tells, for ``App``.
final class PageApp {
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

  func size(_ path: ItemPath) -> ItemSize {
    setting.hasDelegate
      ? app.size(path, onPage: page) : ItemSize(width: 44, height: 44)
  }

  func cell(
    _ view: WaterflowWeb.WaterflowView, _ name: String
  ) -> WaterflowWeb.WaterflowCell {
    let cell: NamedPageCell
    if setting.makesCells {
      cell =
        view.dequeueReusableCell(.named)
        ?? CellKind.named.reusing(NamedPageCell())
    } else {
      cell = view.dequeueReusableCell(
        .named, for: ItemPath(section: 0, item: 0))
    }
    cell.name = name
    if setting.tellsOfContent {
      cell.onLoad = { [app] in app.tell("load \($0)") }
    }
    return cell
  }
}

extension PageApp: WaterflowWeb.WaterflowViewDataSource {
  func numberOfSections(in view: WaterflowWeb.WaterflowView) -> Int {
    app.pages[page ?? app.page].count
  }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { app.count(of: section, onPage: page) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    setting.hasDelegate
      ? app.style(of: section, onPage: page) : SectionStyle(mode: .list)
  }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [Double]? { app.listedLengths }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize { size(path) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowWeb.WaterflowCell { cell(view, app.name(path, onPage: page)) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowWeb.WaterflowCell? { cell(view, "header") }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowWeb.WaterflowCell? { cell(view, "footer") }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, viewForBackgroundInSection section: Int
  ) -> WaterflowWeb.WaterflowCell? { cell(view, "background") }

  func lengthForContentHeader(in view: WaterflowWeb.WaterflowView) -> Double {
    setting.contentHeader
  }

  func viewForContentHeader(
    in view: WaterflowWeb.WaterflowView
  ) -> WaterflowWeb.WaterflowCell? { cell(view, "top") }
}

extension PageApp: WaterflowWeb.WaterflowSelectionDelegate {
  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, shouldHighlightItemAt path: ItemPath
  ) -> Bool { app.ask("highlight", path) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, didHighlightItemAt path: ItemPath
  ) { app.tell("highlighted", path) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, didUnhighlightItemAt path: ItemPath
  ) { app.tell("unhighlighted", path) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, shouldSelectItemAt path: ItemPath
  ) -> Bool { app.ask("select", path) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, didSelectItemAt path: ItemPath
  ) { app.tell("selected", path) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, shouldDeselectItemAt path: ItemPath
  ) -> Bool { app.ask("deselect", path) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, didDeselectItemAt path: ItemPath
  ) { app.tell("deselected", path) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, didTapHeaderInSection section: Int
  ) { app.tell("tapped header \(section)") }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, didTapFooterInSection section: Int
  ) { app.tell("tapped footer \(section)") }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, didLongPressItemAt path: ItemPath,
    location: LayoutPoint
  ) -> Bool { app.ask("press", path) }
}

extension PageApp: WaterflowWeb.WaterflowMultipleSelectionDelegate {
  func waterflowView(
    _ view: WaterflowWeb.WaterflowView,
    shouldBeginMultipleSelectionInteractionAt path: ItemPath
  ) -> Bool { app.ask("drag from", path) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView,
    didBeginMultipleSelectionInteractionAt path: ItemPath
  ) { app.tell("dragging from", path) }

  func waterflowViewDidEndMultipleSelectionInteraction(
    _ view: WaterflowWeb.WaterflowView
  ) { app.tell("dragged") }
}

extension PageApp: WaterflowWeb.WaterflowDisplayDelegate {
  func waterflowView(
    _ view: WaterflowWeb.WaterflowView,
    willDisplay cell: WaterflowWeb.WaterflowCell, forItemAt path: ItemPath
  ) { app.displayed(name(cell), path, isSelected: cell.isSelected) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView,
    didEndDisplaying cell: WaterflowWeb.WaterflowCell, forItemAt path: ItemPath
  ) { app.ended(name(cell), path, isSelected: cell.isSelected) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView,
    willDisplaySupplementaryView cell: WaterflowWeb.WaterflowCell,
    forElementKind kind: ElementKind, at path: ItemPath
  ) { app.displayed(name(cell), path, isSelected: cell.isSelected) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView,
    didEndDisplayingSupplementaryView cell: WaterflowWeb.WaterflowCell,
    forElementOfKind kind: ElementKind, at path: ItemPath
  ) { app.ended(name(cell), path, isSelected: cell.isSelected) }

  private func name(_ cell: WaterflowWeb.WaterflowCell) -> String {
    (cell as? NamedPageCell)?.name ?? "nothing"
  }
}

extension PageApp: WaterflowWeb.WaterflowFocusDelegate {
  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, canFocusItemAt path: ItemPath
  ) -> Bool { app.ask("focus", path) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, didMoveFocusTo path: ItemPath?
  ) {
    if let path { app.tell("focused", path) } else { app.tell("focused none") }
  }
}

extension PageApp: WaterflowWeb.WaterflowReorderDelegate {
  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, canMoveItemAt path: ItemPath
  ) -> Bool { app.ask("move", path) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: ItemPath,
    toProposedIndexPath proposed: ItemPath
  ) -> ItemPath { app.target(of: original, proposed) }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, moveItemAt old: ItemPath,
    to new: ItemPath
  ) { app.move(old, new) }
}

extension PageApp: WaterflowWeb.WaterflowSwipeDelegate {
  func waterflowView(
    _ view: WaterflowWeb.WaterflowView,
    leadingSwipeActionsConfigurationForItemAt path: ItemPath
  ) -> WaterflowWeb.WaterflowSwipeActions? {
    app.ask("leading", path) ? actions(["Done"]) : nil
  }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView,
    trailingSwipeActionsConfigurationForItemAt path: ItemPath
  ) -> WaterflowWeb.WaterflowSwipeActions? {
    app.ask("trailing", path) ? actions(["Delete", "Flag"]) : nil
  }

  private func actions(
    _ titles: [String]
  ) -> WaterflowWeb.WaterflowSwipeActions {
    var actions = WaterflowWeb.WaterflowSwipeActions(
      actions: titles.map { title in
        WaterflowWeb.WaterflowSwipeAction(style: .normal, title: title) {
          [app] in app.tell(title, $1)
        }
      })
    actions.performsFirstActionWithFullSwipe = app.performsFullSwipe
    return actions
  }
}

extension PageApp: WaterflowWeb.WaterflowPullDelegate {
  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, didPullTo distance: Double,
    state: PullState
  ) {
    if state != pull { app.tell("pull \(state)") }
    pull = state
  }

  func waterflowViewDidTriggerPull(_ view: WaterflowWeb.WaterflowView) {
    app.tell("triggered")
  }
}
