import Foundation
import Testing
import WaterflowLayout
import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

@MainActor
@Suite("Snapshots shown by a diffable data source")
struct SnapshotTests {
  private typealias Source = WaterflowDiffableDataSource<String, Int>
  private typealias Shot = WaterflowDiffableDataSourceSnapshot<String, Int>

  private func snapshot(
    _ sections: [(String, [Int])]
  ) throws -> Shot {
    var snapshot = Shot()
    for (section, items) in sections {
      try snapshot.appendSections([section])
      try snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// A view whose rows are 44 points high, unless a delegate says otherwise.
  private func shown() -> (Shown<WaterflowView>, Source) {
    let view = WaterflowView(frame: .zero)
    view.pixelScale = 0
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    let source = Source(waterflowView: view) { view, path, name in
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: "tile", for: path)
      (cell as? TileCell)?.name = name
      return cell
    }
    view.dataSource = source
    return (Shown(view, of: source, width: 320, height: 440), source)
  }

  private func names(_ shown: Shown<WaterflowView>) -> [Int?] {
    shown.view.visibleCells.map { ($0 as? TileCell)?.name }
  }

  @Test("each snapshot shows its items in its order")
  func order() throws {
    let (shown, source) = shown()
    let steps: [[(String, [Int])]] = [
      [("a", [1, 2, 3]), ("b", [4, 5])],
      [("a", [3, 1]), ("b", [5, 2, 6])],
      [("b", [6, 5]), ("c", [7]), ("a", [1, 4])],
      [],
      [("a", Array(1...9))],
    ]
    for sections in steps {
      try source.apply(snapshot(sections), animatingDifferences: false)
      shown.layOut()
      let items = sections.flatMap(\.1)
      #expect(names(shown) == items)
      #expect(shown.view.contentSize.height == CGFloat(items.count) * 44)
      for (section, (name, items)) in sections.enumerated() {
        #expect(source.sectionIdentifier(for: section) == name)
        for (item, name) in items.enumerated() {
          let path = IndexPath(item: item, section: section)
          #expect(source.indexPath(for: name) == path)
          #expect(source.itemIdentifier(for: path) == name)
          let top = shown.view.frameForItem(at: path)?.minY ?? -1
          #expect(shown.view.cellForItem(at: path)?.frame.minY == top)
        }
      }
    }
  }

  @Test("cells and the selection stay with their items")
  func identity() throws {
    let (shown, source) = shown()
    try source.apply(
      snapshot([("a", Array(0..<7)), ("b", [7])]),
      animatingDifferences: false)
    shown.layOut()
    let path = IndexPath(item: 2, section: 0)
    shown.view.selectItem(at: path)
    let cell = shown.view.cellForItem(at: path)
    #expect(cell?.isSelected == true)
    try source.apply(
      snapshot([("a", [7, 6, 5, 4]), ("b", [3, 2, 1])]),
      animatingDifferences: false)
    shown.layOut()
    let moved = IndexPath(item: 1, section: 1)
    #expect(shown.view.indexPathsForSelectedItems == [moved])
    #expect(shown.view.cellForItem(at: moved) === cell)
    #expect(cell?.isSelected == true)
    #expect(names(shown) == [7, 6, 5, 4, 3, 2, 1])
  }
}
