import Foundation
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// Data whose items have names, which can be dragged elsewhere.
@MainActor
final class ReorderStage: WaterflowReorderDelegate {
  let content: Content
  let stage: Stage
  /// The names of the items, as the data has them.
  var names: [[Int]]
  var canMove: (IndexPath) -> Bool = { _ in true }
  private(set) var moves: [String] = []
  /// Called when the data has followed a move.
  var onMove: () -> Void = {}

  init(
    _ counts: [Int] = [1_000],
    _ prepare: (Content, WaterflowView) -> Void = {
      _, _ in
    }
  ) {
    let content = Content(counts)
    self.content = content
    names = counts.enumerated().map { section, count in
      (0..<count).map { section * 10_000 + $0 }
    }
    stage = Stage(content, size: CGSize(width: 200, height: 400)) {
      $0.delaysContentTouches = false
      prepare(content, $0)
    }
    content.onFill = { [weak self] _, path in self?.asked.append(path) }
    stage.view.reorderDelegate = self
  }

  var asked: [IndexPath] = []
  var view: WaterflowView { stage.view }
  var finger: Finger { stage.finger }

  func waterflowView(
    _ waterflowView: WaterflowView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove(indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append(
      "\(sourceIndexPath.section).\(sourceIndexPath.item) to "
        + "\(destinationIndexPath.section).\(destinationIndexPath.item)")
    let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    names[destinationIndexPath.section].insert(
      name, at: destinationIndexPath.item)
    content.counts = names.map(\.count)
    // The cells go with their items.
    for cell in content.cells {
      guard let path = cell.filled else { continue }
      cell.filled = waterflowView.indexPath(for: cell) ?? path
    }
    onMove()
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Rests on a point for half a second.
  func lift(at point: CGPoint) {
    finger.down(at: point, in: stage.window)
    TestClock.advance(by: 0.55)
  }

  /// Where a cell is drawn, from the viewport's corner.
  func shown(_ cell: WaterflowCell) -> CGRect {
    cell.shownFrame.offsetBy(
      dx: -view.contentOffset.x, dy: -view.contentOffset.y)
  }

  func cell(_ item: Int) -> WaterflowCell? {
    view.cellForItem(at: path(item))
  }

  /// Whether every cell stands in its place and looks as ever.
  var isTidy: Bool {
    content.cells.allSatisfy {
      $0.transform == .identity && $0.layer.zPosition == 0
        && $0.layer.shadowOpacity == 0
    }
  }
}
