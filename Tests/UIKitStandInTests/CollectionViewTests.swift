import Testing

@testable import UIKitStandIn

@Suite("A collection view drives a layout")
@MainActor
struct CollectionViewTests {
  /// Rows of 10 points, with a mark at the top of the bounds that the layout
  /// says it has to place anew.
  private final class Rows: UICollectionViewLayout {
    var calls: [String] = []
    var follows = false
    var target: CGPoint?

    override func prepare() { calls.append("prepare") }

    override var collectionViewContentSize: CGSize {
      let count = collectionView.map { $0.numberOfItems(inSection: 0) } ?? 0
      return CGSize(width: 50, height: CGFloat(count) * 10)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      calls.append("rect \(Int(rect.minY)) to \(Int(rect.maxY))")
      let count = collectionView.map { $0.numberOfItems(inSection: 0) } ?? 0
      return (0..<count).map { row(IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
        + [mark]
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("\(elementKind) \(indexPath.section)")
      return mark
    }

    override func shouldInvalidateLayout(
      forBoundsChange newBounds: CGRect
    ) -> Bool {
      follows || newBounds.size != collectionView?.bounds.size
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      if newBounds.size == collectionView?.bounds.size {
        context.invalidateSupplementaryElements(
          ofKind: "mark", at: [IndexPath(item: 0, section: 0)])
      }
      return context
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      target ?? proposedContentOffset
    }

    private func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
      let row = UICollectionViewLayoutAttributes(forCellWith: path)
      row.frame = CGRect(
        x: 0, y: CGFloat(path.item) * 10, width: 50, height: 10)
      return row
    }

    private var mark: UICollectionViewLayoutAttributes {
      let mark = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "mark",
        with: IndexPath(item: 0, section: 0))
      mark.frame = CGRect(
        x: 0, y: collectionView?.contentOffset.y ?? 0, width: 50, height: 5)
      mark.zIndex = 1
      return mark
    }
  }

  private final class Cell: UICollectionViewCell {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Data: UICollectionViewDataSource {
    var count = 100
    var questions = 0

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      questions += 1
      return count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
  }

  private let layout = Rows()
  private let data = Data()
  private let view: UICollectionView
  private let window: UIWindow

  init() {
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "mark",
      withReuseIdentifier: "mark")
    window = UIWindow(root: view, size: CGSize(width: 50, height: 100))
    view.dataSource = data
    window.layOut()
  }

  private var items: [Int] {
    view.indexPathsForVisibleItems.map(\.item).sorted()
  }

  @Test("It prepares once, then asks for a rectangle around the bounds")
  func first() {
    #expect(layout.calls == ["prepare", "rect -50 to 150"])
    #expect(view.contentSize == CGSize(width: 50, height: 1_000))
    #expect(items == Array(0..<10))
    window.layOut()
    #expect(layout.calls.count == 2)
    #expect(data.questions == 1)
  }

  @Test("Scrolling within what is known asks for nothing")
  func scroll() {
    layout.calls = []
    view.contentOffset.y = 45
    window.layOut()
    #expect(layout.calls.isEmpty)
    #expect(items == Array(4...14))
    view.contentOffset.y = 51
    window.layOut()
    #expect(layout.calls == ["rect 1 to 201"])
    #expect(items == Array(5...15))
  }

  @Test("Where a context names elements, only those are asked for")
  func named() {
    layout.follows = true
    layout.calls = []
    view.contentOffset.y = 20
    window.layOut()
    #expect(layout.calls == ["prepare", "mark 0"])
    let mark = view.supplementaryView(
      forElementKind: "mark", at: IndexPath(item: 0, section: 0))
    #expect(mark?.frame.minY == 20)
    #expect(view.subviews.last === mark)
  }

  @Test("Invalidations until the next update are one")
  func many() {
    layout.calls = []
    layout.invalidateLayout()
    layout.invalidateLayout()
    #expect(layout.calls.isEmpty)
    window.layOut()
    #expect(layout.calls == ["prepare", "rect -50 to 150"])
    // The data is still known.
    #expect(data.questions == 1)
  }

  @Test("A cell that scrolled away is used again")
  func reuse() {
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell
    view.contentOffset.y = 10
    window.layOut()
    let last = view.cellForItem(at: IndexPath(item: 10, section: 0)) as? Cell
    #expect(first === last)
    #expect(last?.reuses == 1)
    #expect(last?.frame.minY == 100)
    #expect(
      last?.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(view.reusable.made == 11)
  }

  @Test("Reloading asks for the data again and makes all cells anew")
  func reload() {
    data.count = 3
    window.layOut()
    #expect(items.count == 10)
    view.reloadData()
    window.layOut()
    #expect(items == [0, 1, 2])
    #expect(view.contentSize.height == 30)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell
    #expect(cell?.reuses == 1)
    #expect(data.questions == 2)
  }

  @Test("Another size lets the layout choose the offset where it is animated")
  func target() {
    view.contentOffset.y = 300
    window.layOut()
    layout.target = CGPoint(x: 0, y: 420)
    layout.invalidateLayout()
    window.layOut()
    #expect(view.contentOffset.y == 300)
    window.rotate(to: CGSize(width: 60, height: 200))
    #expect(view.contentOffset.y == 300)
    UIView.animate(withDuration: 0.2) {
      window.rotate(to: CGSize(width: 50, height: 200))
    }
    #expect(view.contentOffset.y == 420)
    #expect(items == Array(42..<62))
  }

  @Test("Another layout takes over")
  func other() {
    let other = Rows()
    view.collectionViewLayout = other
    window.layOut()
    #expect(layout.collectionView == nil)
    #expect(other.calls == ["prepare", "rect -50 to 150"])
  }
}
