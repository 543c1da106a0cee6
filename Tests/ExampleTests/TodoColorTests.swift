import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample
@testable import WaterflowUIKit

extension ExampleApp {
  @MainActor
  @Suite("Rows have the colours of their places")
  struct TodoColorTests {
    let stage = TodosStage()

    /// The rows in view whose colour is another one's.
    private var wrongRows: [Int] {
      let count = stage.page.todos.count
      return stage.view.visibleCells.compactMap { cell in
        guard let path = stage.view.indexPath(for: cell),
          let cell = cell as? TodoCell
        else { return -1 }
        let color = TodoCell.color(path.item, of: count)
        return cell.stain.backgroundColor == color ? nil : path.item
      }
    }

    @Test("a gradient from the first to the last")
    func gradient() {
      #expect(wrongRows.isEmpty && stage.view.visibleCells.count == 16)
      let first = TodoCell.color(0, of: 16)
      #expect(first == TodoCell.color(0, of: 3))
      #expect(first != TodoCell.color(15, of: 16))
      #expect(TodoCell.color(0, of: 1) == first)
      #expect(
        stage.view.visibleCells.allSatisfy {
          ($0 as? TodoCell)?.stain.frame == $0.contentView.bounds
        })
    }

    @Test("rows that come and go shift the others' colours")
    func updates() throws {
      stage.pull(by: 160)
      stage.page.composer.field.type("Buy nails")
      stage.page.composer.field.pressReturn()
      #expect(wrongRows.isEmpty)
      TestClock.advance(by: 1)
      #expect(wrongRows.isEmpty && stage.page.todos.count == 17)
      stage.swipe(1, by: -160)
      try stage.press("Delete")
      TestClock.advance(by: 1)
      #expect(stage.page.todos.count == 16)
      #expect(wrongRows.isEmpty)
    }

    @Test("a row that is dragged elsewhere, and those it passes, change theirs")
    func reorder() {
      stage.page.move(
        from: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 0)
      )
      #expect(wrongRows.isEmpty)
      let view = stage.view
      let first = stage.rows[0]
      #expect(
        view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      )
      let goal = view.frameForItem(at: IndexPath(item: 3, section: 0))
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: 195, y: (goal?.maxY ?? 0) - 5))
      Display.turn()
      view.endInteractiveMovement()
      TestClock.advance(by: 1)
      #expect(stage.rows[0] != first)
      #expect(wrongRows.isEmpty)
    }

    @Test("what is scrolled into view has its own")
    func scrolling() {
      for _ in 0..<30 {
        stage.page.add()
        stage.page.composer.field.type("More")
        stage.page.composer.field.pressReturn()
        TestClock.advance(by: 1)
      }
      for y in [0, 300, 700, 500, 0] {
        stage.scroll(to: CGFloat(y))
        #expect(wrongRows.isEmpty, "at \(y)")
      }
    }
  }
}
