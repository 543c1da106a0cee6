import Foundation
import Testing

@testable import UIKitStandIn

@Suite("What is selected in a collection view")
@MainActor
struct CollectionSelectionTests {
  /// Rows of 10 points, who also hear of fingers on them.
  private final class Rows: UICollectionViewLayout, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var count = 30
    var calls: [String] = []
    /// The answers to questions, by what is asked.
    var refuses = ""
    /// Where an item goes that is moved.
    var target: IndexPath?

    override var collectionViewContentSize: CGSize {
      CGSize(width: 50, height: CGFloat(count) * 10)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let row = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      row.frame = CGRect(
        x: 0, y: CGFloat(indexPath.item) * 10, width: 50, height: 10)
      return row
    }

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath,
      withPosition position: CGPoint
    ) -> IndexPath { target ?? previousIndexPath }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
    }

    private func note(_ call: String, _ path: IndexPath) -> Bool {
      calls.append("\(call) \(path.item)")
      return call != refuses
    }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { note("may highlight", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      didHighlightItemAt indexPath: IndexPath
    ) { _ = note("highlights", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      didUnhighlightItemAt indexPath: IndexPath
    ) { _ = note("rests", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { note("may select", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { note("may deselect", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { _ = note("selects", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      didDeselectItemAt indexPath: IndexPath
    ) { _ = note("deselects", indexPath) }
  }

  private let rows = Rows()
  private let view: UICollectionView
  private let window: UIWindow
  private let finger = Finger()

  init() {
    TestClock.reset()
    view = UICollectionView(frame: .zero, collectionViewLayout: rows)
    view.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    window = UIWindow(root: view, size: CGSize(width: 50, height: 100))
    view.dataSource = rows
    view.delegate = rows
    window.layOut()
  }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  /// Taps a row and returns what was asked and told.
  private func tap(_ item: Int) -> [String] {
    rows.calls = []
    finger.tap(at: CGPoint(x: 25, y: CGFloat(item) * 10 + 5), in: window)
    return rows.calls
  }

  private var selected: [Int]? {
    view.indexPathsForSelectedItems?.map(\.item)
  }

  private func cell(_ item: Int) -> UICollectionViewCell? {
    view.cellForItem(at: path(item))
  }

  @Test("a tap asks and tells in the order of UIKit's header")
  func order() {
    #expect(selected == nil)
    #expect(
      tap(2) == [
        "may highlight 2", "highlights 2", "may select 2", "selects 2",
        "rests 2",
      ])
    #expect(selected == [2])
    #expect(cell(2)?.isSelected == true && cell(2)?.isHighlighted == false)
    #expect(
      tap(4) == [
        "may highlight 4", "highlights 4", "may select 4", "deselects 2",
        "selects 4", "rests 4",
      ])
    #expect(selected == [4] && cell(2)?.isSelected == false)
  }

  @Test("where several can be selected, taps add and take away")
  func several() {
    view.allowsMultipleSelection = true
    _ = tap(2)
    _ = tap(1)
    #expect(selected == [1, 2])
    #expect(
      tap(2) == [
        "may highlight 2", "highlights 2", "may deselect 2", "deselects 2",
        "rests 2",
      ])
    #expect(selected == [1])
    rows.refuses = "may deselect"
    #expect(tap(1).suffix(2) == ["may deselect 1", "rests 1"])
    #expect(selected == [1])
  }

  @Test("what the delegate refuses does not happen, and nothing after it")
  func refusals() {
    rows.refuses = "may highlight"
    #expect(tap(2) == ["may highlight 2"])
    rows.refuses = "may select"
    #expect(tap(2).suffix(2) == ["may select 2", "rests 2"])
    rows.refuses = ""
    view.allowsSelection = false
    #expect(tap(2) == [])
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    #expect(selected == nil)
  }

  @Test("a finger that scrolls selects nothing")
  func scroll() {
    finger.down(at: CGPoint(x: 25, y: 55), in: window)
    TestClock.advance(by: 0.2)
    let pressed = cell(5)
    #expect(pressed?.isHighlighted == true)
    finger.move(to: CGPoint(x: 25, y: 5), over: 0.2)
    #expect(pressed?.isHighlighted == false)
    finger.up()
    #expect(rows.calls == ["may highlight 5", "highlights 5", "rests 5"])
    #expect(selected == nil)
  }

  @Test("a program selects without a word, one or several")
  func program() {
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.selectItem(at: path(3), animated: false, scrollPosition: [])
    #expect(selected == [3] && rows.calls.isEmpty)
    view.allowsMultipleSelection = true
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(selected == [1, 3] && cell(1)?.isSelected == true)
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(selected == nil && cell(1)?.isSelected == false)
  }

  @Test("cells that come into view show it, used ones too")
  func reuse() {
    view.allowsMultipleSelection = true
    for item in [0, 1, 25] {
      view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    for offset in [0, 200, 50, 0] {
      view.contentOffset.y = CGFloat(offset)
      window.layOut()
      for path in view.indexPathsForVisibleItems {
        #expect(
          cell(path.item)?.isSelected == [0, 1, 25].contains(path.item),
          "\(path.item) at \(offset)")
      }
    }
    view.reloadData()
    #expect(selected == nil)
  }

  @Test("the selection goes with an item that is moved interactively")
  func movement() {
    view.allowsMultipleSelection = true
    for item in [1, 3] {
      view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    rows.target = path(4)
    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 45))
    window.layOut()
    view.endInteractiveMovement()
    window.layOut()
    #expect(selected == [2, 4])
    for path in view.indexPathsForVisibleItems {
      #expect(
        cell(path.item)?.isSelected == [2, 4].contains(path.item),
        "\(path.item)")
    }
  }

  @Test("the selection goes with its items in an update, and with those gone")
  func updates() {
    view.allowsMultipleSelection = true
    for item in [1, 4] {
      view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    view.performBatchUpdates {
      rows.count = 30
      view.insertItems(at: [path(0)])
      view.deleteItems(at: [path(1)])
    }
    #expect(selected == [4])
    rows.count = 31
    view.insertItems(at: [path(0)])
    #expect(selected == [5])
  }
}
