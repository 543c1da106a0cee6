import Foundation
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// A list with swipe actions: rows of 60 points in a window of 400 by 600.
@MainActor
final class SwipeStage: WaterflowSwipeDelegate {
  let content: Content
  let stage: Stage
  var leading: [String] = ["Edit"]
  var trailing: [String] = ["Delete", "Flag"]
  var allowsFullSwipe = true
  /// Gives actions what else they have, by title.
  var adorn: (String, inout WaterflowSwipeAction) -> Void = { _, _ in }
  var allows: (IndexPath) -> Bool = { _ in true }
  var onAction: (WaterflowView, IndexPath) -> Void = { _, _ in }
  /// What was done, such as "Delete 3".
  var done: [String] = []
  private(set) var questions = 0

  init(
    _ counts: [Int] = [100], axis: LayoutAxis = .vertical,
    _ prepare: (Content, WaterflowView) -> Void = { _, _ in }
  ) {
    let content = Content(counts)
    content.height = { _ in 60 }
    self.content = content
    stage = Stage(content, size: CGSize(width: 400, height: 600), axis: axis) {
      $0.delaysContentTouches = false
      prepare(content, $0)
    }
    stage.view.swipeDelegate = self
  }

  var view: WaterflowView { stage.view }
  var finger: Finger { stage.finger }

  func waterflowView(
    _ waterflowView: WaterflowView,
    leadingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions? { actions(leading, indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowView,
    trailingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions? {
    questions += 1
    return actions(trailing, indexPath)
  }

  private func actions(
    _ titles: [String], _ path: IndexPath
  ) -> WaterflowSwipeActions? {
    guard allows(path) else { return nil }
    var actions = WaterflowSwipeActions(
      actions: titles.map { title in
        var action = WaterflowSwipeAction(
          style: title == "Delete" ? .destructive : .normal, title: title
        ) { [weak self] view, path in
          self?.done.append("\(title) \(path.item)")
          self?.onAction(view, path)
        }
        adorn(title, &action)
        return action
      })
    actions.performsFirstActionWithFullSwipe = allowsFullSwipe
    return actions
  }

  // MARK: - Fingers

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Swipes along a row at an even pace, and lifts the finger.
  func swipe(_ item: Int, from start: CGFloat, to end: CGFloat) {
    drag(item, from: start, to: end)
    finger.up()
  }

  func drag(
    _ item: Int, from start: CGFloat, to end: CGFloat,
    over seconds: TimeInterval = 0.2
  ) {
    let y = CGFloat(item) * 60 + 30 - view.contentOffset.y
    finger.down(at: CGPoint(x: start, y: y), in: stage.window)
    finger.move(to: CGPoint(x: end, y: y), over: seconds)
  }

  // MARK: - What is seen

  /// How far an item's content is drawn from its place.
  func shown(_ item: Int) -> CGPoint? {
    view.cellForItem(at: path(item))?.shownDisplacement
  }

  /// How far the item's content stands from its place.
  func place(_ item: Int) -> CGFloat? {
    view.cellForItem(at: path(item))?.contentView.transform.tx
  }

  /// The buttons of an item, and where they are in the cell.
  func buttons(_ item: Int) -> [(button: SwipeActionButton, frame: CGRect)] {
    guard let cell = view.cellForItem(at: path(item)) else { return [] }
    return cell.subviews.compactMap { $0 as? SwipeActionsView }.filter {
      $0.frame.width > 0 && $0.frame.height > 0
    }.flatMap { strip in
      strip.subviews.reversed().compactMap { $0 as? SwipeActionButton }
        .map { ($0, strip.convert($0.frame, to: cell)) }
    }
  }

  /// Whether no cell shows anything of a swipe.
  var isTidy: Bool {
    content.cells.allSatisfy { cell in
      cell.contentView.transform == .identity && !cell.clipsToBounds
        && !cell.subviews.contains { $0 is SwipeActionsView }
    }
  }
}
