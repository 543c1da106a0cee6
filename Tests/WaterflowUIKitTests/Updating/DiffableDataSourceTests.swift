import Foundation
import Testing
import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Snapshots for the UIKit view", .serialized)
struct DiffableDataSourceTests {
  private typealias Source = WaterflowDiffableDataSource<String, Int>
  private typealias Picture = Snapshot<String, Int>

  /// Says how large items are, and hears of faults.
  private final class Looks: WaterflowViewDelegate {
    var look = WaterflowSection()
    var height: (IndexPath) -> CGFloat = { _ in 50 }
    var faults: [String] = []

    func waterflowView(
      _ waterflowView: WaterflowView, styleForSectionAt section: Int
    ) -> WaterflowSection { look }

    func waterflowView(
      _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
    ) -> CGFloat { height(indexPath) }

    func waterflowView(
      _ waterflowView: WaterflowView, didFailWith error: LayoutError
    ) { faults.append("\(error)") }

    func waterflowView(
      _ waterflowView: WaterflowView, didFailWith error: UpdateError
    ) { faults.append("\(error)") }
  }

  private final class Labels {
    var kind = "name"
    var suffix = ""
    var filled: [Int] = []
  }

  private func picture(_ sections: [(String, [Int])]) throws -> Picture {
    var picture = Picture()
    for (section, items) in sections {
      try picture.appendSections([section])
      try picture.appendItems(items, toSection: section)
    }
    return picture
  }

  private func source(_ view: WaterflowView, _ labels: Labels) -> Source {
    Source(waterflowView: view) { view, path, id in
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: labels.kind, for: path)
      (cell as? NameCell)?.name = "\(id)\(labels.suffix)"
      labels.filled.append(id)
      return cell
    }
  }

  @Test("A position is found again by its item in other data")
  func position() throws {
    let stage = NameStage(nil, Looks())
    let source = source(stage.view, Labels())
    source.apply(try picture([("a", Array(0..<100))]))
    stage.view.contentOffset.y = 1_010
    stage.window.layOut()
    let position = try #require(source.position)
    #expect(position.item == 20)
    source.apply(try picture([("a", Array(500..<550) + Array(0..<100))]))
    stage.view.contentOffset.y = 0
    stage.window.layOut()
    #expect(source.position == nil)
    #expect(source.restore(position))
    #expect(abs(stage.view.contentOffset.y - (50 * 50 + 1_010)) < 0.001)
    #expect(!source.restore((item: 1_000, distance: 0)))
  }

  @Test("A data source that is not the view's keeps its snapshots for later")
  func notShown() throws {
    let looks = Looks()
    let (first, second) = (Labels(), Labels())
    let stage = NameStage(nil, looks)
    let one = source(stage.view, first)
    one.apply(try picture([("a", [1, 2, 3])]))
    let other = source(stage.view, second)
    other.apply(try picture([("a", [4, 5, 6])]))
    stage.view.dataSource = one
    stage.window.layOut()
    stage.view.selectItem(at: IndexPath(item: 2, section: 0))
    (first.filled, second.filled) = ([], [])
    var ended = 0
    other.apply(try picture([("a", [4, 5, 6, 7])])) { ended += 1 }
    other.applySnapshotUsingReloadData(try picture([("a", [7, 6, 5])])) {
      ended += 1
    }
    other.apply(try picture([("a", [5, 6, 7, 8])])) { ended += 1 }
    TestClock.advance(by: 1)
    stage.window.layOut()
    #expect(ended == 3 && looks.faults.isEmpty)
    #expect(first.filled == [] && second.filled == [])
    #expect(stage.resting == ["1 0", "2 50", "3 100"])
    #expect(stage.view.indexPathsForSelectedItems.count == 1)
    #expect(other.snapshot().itemIdentifiers == [5, 6, 7, 8])
    #expect(other.position == nil && !other.restore((item: 7, distance: 0)))
    stage.view.dataSource = other
    stage.window.layOut()
    #expect(stage.resting == ["5 0", "6 50", "7 100", "8 150"])
  }

  @Test("A snapshot is shown, and the next one moves what has moved")
  func apply() throws {
    let looks = Looks()
    let labels = Labels()
    let stage = NameStage(nil, looks)
    let source = source(stage.view, labels)
    source.apply(try picture([("a", [1, 2, 3]), ("b", [4])]))
    #expect(stage.resting == ["1 0", "2 50", "3 100", "4 150"])
    let cells = [1, 3, 4].map { stage.cell("\($0)") }
    labels.filled = []
    stage.view.selectItem(at: IndexPath(item: 2, section: 0))
    var ended = 0
    source.apply(try picture([("b", [4, 3]), ("a", [5, 1])])) { ended += 1 }
    #expect(stage.resting == ["4 0", "3 50", "5 100", "1 150"])
    #expect(labels.filled == [5])
    #expect([1, 3, 4].map { stage.cell("\($0)") } == cells)
    #expect(
      stage.view.indexPathsForSelectedItems
        == [IndexPath(item: 1, section: 0)])
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 5)
    #expect(source.indexPath(for: 3) == IndexPath(item: 1, section: 0))
    #expect(source.indexPath(for: 2) == nil)
    #expect(source.sectionIdentifier(for: 1) == "a")
    #expect(source.index(for: "b") == 0)
    #expect(
      source.snapshot() == (try picture([("b", [4, 3]), ("a", [5, 1])])))
    TestClock.advance(by: 0.125)
    #expect(abs((stage.seen("1")?.minY ?? 0) - 75) < 1e-3)
    #expect(ended == 0)
    TestClock.advance(by: 0.15)
    #expect(ended == 1 && stage.cells.count == 4 && looks.faults == [])
  }

  @Test("Without animation everything stands in its place at once")
  func still() throws {
    let stage = NameStage(nil, Looks())
    let source = source(stage.view, Labels())
    source.apply(try picture([("a", [1, 2, 3])]))
    var ended = 0
    source.apply(
      try picture([("a", [3, 2, 1])]), animatingDifferences: false
    ) { ended += 1 }
    #expect(stage.seen("3") == CGRect(x: 0, y: 0, width: 100, height: 50))
    TestClock.advance(by: 0.01)
    #expect(ended == 1)
  }

  @Test("A reconfigured item keeps its cell, and one reloaded gets another")
  func reconfigure() throws {
    let labels = Labels()
    let stage = NameStage(nil, Looks())
    let source = source(stage.view, labels)
    source.apply(try picture([("a", Array(0..<100))]))
    let cell = stage.cell("2")
    labels.suffix = "!"
    labels.filled = []
    var next = source.snapshot()
    try next.reconfigureItems([2, 90])
    source.apply(next)
    // What is out of sight is filled when it comes into view.
    #expect(labels.filled == [2])
    #expect(cell != nil && stage.cell("2!") === cell)
    #expect(stage.view.counters.cellsMade == 4)
    // Asked once, not again by the next snapshot.
    next = source.snapshot()
    #expect(next.reconfiguredItemIdentifiers.isEmpty)
    try next.deleteItems([99])
    labels.filled = []
    source.apply(next)
    #expect(labels.filled == [])
    try next.reloadItems([1])
    source.apply(next)
    #expect(labels.filled == [1])
    TestClock.advance(by: 1)
    #expect(stage.resting == ["0 0", "1! 50", "2! 100", "3 150"])
    #expect(stage.cells.count == 4)
  }

  @Test("An item that is given another kind of cell gets one")
  func otherKind() throws {
    let labels = Labels()
    let stage = NameStage(nil, Looks())
    let source = source(stage.view, labels)
    source.apply(try picture([("a", [1, 2, 3])]))
    let old = stage.cell("2")
    labels.kind = "other"
    var next = source.snapshot()
    try next.reconfigureItems([2])
    source.apply(next)
    #expect(stage.cell("2")?.reuseIdentifier == "other")
    #expect(old?.isHidden == true)
    #expect(stage.resting == ["1 0", "2 50", "3 100"])
    TestClock.advance(by: 6)
    #expect(stage.cells.count == 3)
  }

  @Test("A snapshot applied while a cell is filled waits for the pass")
  func inCallback() throws {
    let labels = Labels()
    let stage = NameStage(nil, Looks())
    var late: Picture? = try picture([("a", [70] + Array(0..<7))])
    var apply: ((Picture) -> Void)?
    let source = Source(waterflowView: stage.view) { view, path, id in
      if let next = late, id == 3 {
        late = nil
        apply?(next)
      }
      labels.filled.append(id)
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: "name", for: path)
      (cell as? NameCell)?.name = "\(id)"
      return cell
    }
    apply = { [weak source] in source?.apply($0) }
    source.apply(try picture([("a", Array(0..<7))]))
    #expect(source.snapshot().numberOfItems == 8)
    #expect(labels.filled == [0, 1, 2, 3, 70])
    TestClock.advance(by: 1)
    #expect(stage.resting == ["70 0", "0 50", "1 100", "2 150"])
  }

  @Test("A snapshot that cannot be laid out is told, and the earlier one stays")
  func refused() throws {
    let looks = Looks()
    let stage = NameStage(nil, looks)
    let source = source(stage.view, Labels())
    looks.height = { [weak source] in
      source?.itemIdentifier(for: $0) == 9 ? .infinity : 50
    }
    source.apply(try picture([("a", [1, 2])]))
    source.apply(try picture([("a", [1, 9, 2])]))
    #expect(looks.faults.count == 1)
    #expect(stage.resting == ["1 0", "2 50"])
    #expect(source.snapshot() == (try picture([("a", [1, 2])])))
    source.apply(try picture([("a", [2, 1])]))
    #expect(stage.resting == ["2 0", "1 50"])
    #expect(looks.faults.count == 1)
  }

  @Test("Headers come from their provider, and go with their sections")
  func headers() throws {
    let looks = Looks()
    looks.look.headerLength = 20
    let stage = NameStage(nil, looks)
    let source = source(stage.view, Labels())
    source.headerProvider = { view, section, id in
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: "header",
        for: IndexPath(item: 0, section: section))
      (cell as? NameCell)?.name = "of \(id)"
      return cell
    }
    source.apply(try picture([("a", [1]), ("b", [2])]))
    let header = stage.view.headerView(forSection: 1)
    #expect((header as? NameCell)?.name == "of b")
    source.apply(try picture([("b", [2]), ("a", [1])]))
    #expect(stage.view.headerView(forSection: 0) === header)
    #expect(stage.resting == ["2 20", "1 90"])
  }

  @Test("A snapshot shown by a reload fills all cells anew")
  func reload() throws {
    let labels = Labels()
    let stage = NameStage(nil, Looks())
    let source = source(stage.view, labels)
    source.apply(try picture([("a", [1, 2])]))
    labels.filled = []
    var ended = 0
    source.applySnapshotUsingReloadData(try picture([("a", [2, 1])])) {
      ended += 1
    }
    #expect(labels.filled == [2, 1])
    TestClock.advance(by: 0.01)
    #expect(ended == 1)
  }
}
