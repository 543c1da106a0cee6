import Foundation
import Testing

@testable import UIKitStandIn

@Suite("A collection view carries out updates in the documented order")
@MainActor
struct CollectionUpdateTests {
  private final class Rows: UICollectionViewLayout {
    var calls: [String] = []

    private var count: Int {
      collectionView.map { $0.numberOfItems(inSection: 0) } ?? 0
    }

    override func prepare() { calls.append("prepare for \(count)") }

    override func prepare(
      forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]
    ) {
      for item in updateItems {
        let old = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
        let new = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
        calls.append("\(item.updateAction) \(old) \(new)")
      }
    }

    override func finalizeCollectionViewUpdates() { calls.append("finalize") }

    override func invalidateLayout(
      with context: UICollectionViewLayoutInvalidationContext
    ) {
      if context.invalidateDataSourceCounts && !context.invalidateEverything {
        calls.append("counts")
      }
      super.invalidateLayout(with: context)
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      calls.append("target")
      return proposedContentOffset
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("initial \(itemIndexPath.item)")
      return nil
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("final \(itemIndexPath.item)")
      return nil
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 50, height: CGFloat(count) * 10)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).map { item in
        let row = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        row.frame = CGRect(x: 0, y: CGFloat(item) * 10, width: 50, height: 10)
        return row
      }
    }
  }

  private final class Data: UICollectionViewDataSource {
    var count = 4

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let layout = Rows()
  private let data = Data()
  private let view: UICollectionView
  private let window: UIWindow

  init() {
    TestClock.reset()
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    window = UIWindow(root: view, size: CGSize(width: 50, height: 100))
    view.dataSource = data
    window.layOut()
    layout.calls = []
  }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  @Test("the layout prepares with the new data, then hears of the changes")
  func order() {
    let kept = view.cellForItem(at: path(3))
    var isFinished: Bool?
    view.performBatchUpdates {
      data.count = 5
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(1), path(0)])
    } completion: {
      isFinished = $0
    }
    #expect(
      layout.calls == [
        "counts", "prepare for 5", "delete 0 -", "insert - 0", "insert - 1",
        "target", "final 0", "initial 0", "initial 1", "finalize",
      ])
    #expect(view.cellForItem(at: path(4)) === kept)
    #expect(kept?.frame.minY == 40)
    #expect(kept?.shownFrame.minY == 30)
    TestClock.advance(by: 0.3)
    #expect(isFinished == true)
    #expect(kept?.shownFrame.minY == 40)
    #expect(view.subviews.count == 5)
  }

  @Test("what names the same place twice, or none, is refused")
  func refused() {
    var found: [CollectionInconsistency] = []
    view.onInconsistency = { found.append($0) }
    view.performBatchUpdates {
      view.deleteItems(at: [path(1)])
      view.reloadItems(at: [path(1)])
    }
    view.deleteItems(at: [path(9)])
    view.insertItems(at: [path(0)])
    #expect(
      found == [
        .namedTwice(path(1)), .outOfRange(path(9)), .outOfRange(path(0)),
      ].dropLast() + [.count(section: 0, expected: 5, actual: 4)])
    #expect(view.numberOfItems(inSection: 0) == 4)
  }
}
