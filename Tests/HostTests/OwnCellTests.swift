import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit
@testable import WaterflowWeb

@MainActor
@Suite("Cells that an app makes itself")
struct OwnCellTests {
  @Test("are recycled by the view for UIKit")
  func uikit() {
    let source = OwnUIKitCells()
    let view = WaterflowUIKit.WaterflowView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(source.made.count == view.visibleCells.count)
    for offset in stride(from: 0.0, through: 2_000, by: 100) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    // What shows, what stands beside the screen, and one that comes in first.
    #expect(source.made.count <= view.engine.liveCells.count + 4)
    for cell in view.visibleCells {
      #expect(cell.reuseIdentifier == "own")
      let path = view.indexPath(for: cell)
      #expect(path.flatMap { view.cellForItem(at: $0) } === cell)
    }
    // A view's cell keeps the name under which it waits.
    source.made[0].reuseIdentifier = "another"
    #expect(source.made[0].reuseIdentifier == "own")
  }

  @Test("are shown again by the view for UIKit once it has let them go")
  func handedOverAgain() {
    let source = OwnUIKitCells()
    let view = WaterflowUIKit.WaterflowView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.dataSource = source
    view.layoutIfNeeded()
    source.count = 0
    view.reloadData()
    view.layoutIfNeeded()
    view.emptyReusePool()
    source.spare = source.made
    source.count = 3
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
    #expect(view.visibleCells.allSatisfy { !$0.isHidden })
    #expect(source.made.count == source.spare.count + 3)
  }

  @Test("that the app has hidden show again once they are used again")
  func hiddenByApp() {
    let source = OwnUIKitCells()
    let view = WaterflowUIKit.WaterflowView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.dataSource = source
    view.layoutIfNeeded()
    func scroll(to offset: CGFloat) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    for cell in view.visibleCells { cell.isHidden = true }
    scroll(to: 2_000)
    let made = source.made.count
    #expect(view.visibleCells.allSatisfy { !$0.isHidden })
    scroll(to: 0)
    #expect(view.visibleCells.count == 10)
    #expect(view.visibleCells.allSatisfy { !$0.isHidden })
    // The same cells, not new ones.
    #expect(source.made.count == made)
    for cell in view.visibleCells { cell.isHidden = true }
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { !$0.isHidden })
  }

  @Test("that a transition has faded and moved stand as they should afterwards")
  func hiddenByTransition() {
    TestClock.reset()
    let source = OwnUIKitCells()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = WaterflowUIKit.WaterflowView(frame: window.bounds)
    view.now = { TestClock.now * 1_000 }
    view.schedule = { TestClock.schedule(in: $0 / 1_000, $1) }
    view.dataSource = source
    window.addSubview(view)
    window.layOut()
    for turn in 0..<6 {
      let leaves = turn % 2 == 0
      source.count += leaves ? -4 : 4
      let paths = (0..<4).map { IndexPath(item: $0 * 2, section: 0) }
      view.performBatchUpdates {
        if leaves {
          view.deleteItems(at: paths)
        } else {
          view.insertItems(at: paths)
        }
      }
      // Cut off on its way, and used for what comes in elsewhere.
      TestClock.advance(by: 0.05)
      view.contentOffset.y = leaves ? 1_000 : 0
      window.layOut()
      TestClock.advance(by: 1)
      #expect(view.visibleCells.count >= 10, "turn \(turn)")
      for cell in view.visibleCells {
        #expect(
          !cell.isHidden && cell.alpha == 1 && cell.transform == .identity,
          "turn \(turn)")
      }
    }
    #expect(source.made.count < 30)
  }

  @Test("need an identifier on UIKit, and are not shown without one")
  func unnamed() {
    let source = OwnUIKitCells()
    source.identifier = nil
    let view = WaterflowUIKit.WaterflowView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(!source.made.isEmpty)
    #expect(view.visibleCells.isEmpty)
  }

  @Test("are recycled by the view for the web, and tell their paths")
  func page() throws {
    let page = PageRecorder()
    page.numbers = ["clientWidth": 300, "clientHeight": 400]
    PageRecorder.current = page
    let source = OwnPageCells()
    let view = try WaterflowWeb.WaterflowView(in: Element("div"))
    view.overscan = 100
    view.dataSource = source
    view.reloadData()
    let first = source.made.count
    #expect(first > 0)
    for offset in stride(from: 0.0, through: 2_000, by: 100) {
      view.scrolled(to: offset, at: offset)
    }
    #expect(source.made.count <= first + 4)
    for live in view.engine.liveCells {
      let path = live.element.path
      let cell = try #require(view.cellForItem(at: path))
      #expect(view.indexPath(for: cell) == path)
    }
    #expect(view.indexPath(for: PlainPageCell()) == nil)
  }
}

/// Rows of 44 points without a class that is registered.
@MainActor
private final class OwnUIKitCells: WaterflowUIKit.WaterflowViewDataSource {
  var count = 100
  var identifier: String? = "own"
  var made: [WaterflowUIKit.WaterflowCell] = []
  /// Cells that a view has let go, to be handed over again first.
  var spare: [WaterflowUIKit.WaterflowCell] = []

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowUIKit.WaterflowCell {
    if let cell = view.dequeueReusableCell(withReuseIdentifier: "own") {
      return cell
    }
    let cell =
      indexPath.item < spare.count
      ? spare[indexPath.item] : WaterflowUIKit.WaterflowCell(frame: .zero)
    cell.reuseIdentifier = identifier
    made.append(cell)
    return cell
  }
}

private final class PlainPageCell: WaterflowWeb.WaterflowCell {}

extension CellKind where Cell == PlainPageCell {
  fileprivate static let own = CellKind(3)
}

private final class OwnPageCells: WaterflowWeb.WaterflowViewDataSource {
  var made: [PlainPageCell] = []

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowWeb.WaterflowCell {
    if let cell = view.dequeueReusableCell(.own) { return cell }
    let cell = CellKind.own.reusing(PlainPageCell())
    made.append(cell)
    return cell
  }
}
