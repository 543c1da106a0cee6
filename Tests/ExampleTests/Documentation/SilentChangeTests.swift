import Foundation
import Testing
import UIKitStandIn
import WaterflowUIKit

/// What the pages of Documentation/Migration call silent changes.
@MainActor
@Suite("What is so unless an app says otherwise")
struct SilentChangeTests {
  /// Shows three items of which nothing is said.
  private final class Plain: NSObject, WaterflowViewDataSource,
    WaterflowViewDelegate, WaterflowSelectionDelegate,
    UICollectionViewDataSource
  {
    var section = WaterflowSection()
    private(set) var selections = 0

    func waterflowView(
      _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func waterflowView(
      _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
    ) -> WaterflowCell {
      waterflowView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
    }

    func waterflowView(
      _ waterflowView: WaterflowView, styleForSectionAt section: Int
    ) -> WaterflowSection { self.section }

    func waterflowView(
      _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
    ) { selections += 1 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let plain = Plain()
  private let window = UIWindow(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func shown() -> WaterflowView {
    let view = WaterflowView(frame: window.bounds)
    view.register(WaterflowCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = plain
    view.waterflowDelegate = plain
    view.selectionDelegate = plain
    window.addSubview(view)
    window.layOut()
    return view
  }

  private func frames(_ layout: WaterflowCollectionViewLayout) -> [CGRect?] {
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: layout)
    view.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = plain
    window.addSubview(view)
    window.layOut()
    return (0..<3).map { layout.layoutAttributesForItem(at: [0, $0])?.frame }
  }

  @Test("a section that is not described is a list without distances")
  func section() {
    #expect(WaterflowSection().mode == .list)
    let rows = (0..<3).map { shown().frameForItem(at: [0, $0]) }
    #expect(
      rows == [0, 44, 88].map { CGRect(x: 0, y: $0, width: 300, height: 44) })
    let layout = WaterflowCollectionViewLayout()
    #expect(
      frames(layout)
        == [0, 50, 100].map { CGRect(x: 0, y: $0, width: 300, height: 50) })
  }

  @Test("in a waterfall or a flow, items without a size are 44 or 50 points")
  func sizes() {
    plain.section.mode = .waterfall(lanes: .fixed(3))
    #expect(shown().frameForItem(at: [0, 2])?.height == 44)
    plain.section.mode = .flow(distribution: .leading)
    #expect(
      shown().frameForItem(at: [0, 1])
        == CGRect(x: 44, y: 0, width: 44, height: 44))
    let layout = WaterflowCollectionViewLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    layout.section.mode = .waterfall(lanes: .fixed(3))
    // The width of a lane, whatever the item's size says.
    #expect(
      frames(layout)[2] == CGRect(x: 200, y: 0, width: 100, height: 50))
  }

  @Test("the first row stands at the inset, whatever comes between lines")
  func firstRow() {
    plain.section = WaterflowSection(
      mode: .waterfall(lanes: .fixed(2)),
      insets: UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0),
      lineSpacing: 10)
    let view = shown()
    let tops = (0..<3).map { view.frameForItem(at: [0, $0])?.minY }
    #expect(tops == [7, 7, 61])
  }

  @Test("a program's selection is not told; a reload forgets it")
  func selection() {
    let view = shown()
    view.selectItem(at: [0, 1])
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    #expect(plain.selections == 0)
    Finger().tap(at: CGPoint(x: 20, y: 20), in: window)
    #expect(view.indexPathsForSelectedItems == [[0, 0]])
    #expect(plain.selections == 1)
    view.reloadData()
    window.layOut()
    #expect(view.indexPathsForSelectedItems.isEmpty)
  }

  @Test("headers that pin pile up, and content does not always bounce")
  func pins() {
    let view = shown()
    #expect(view.pinMode == .stacked && !view.alwaysBounceVertical)
    #expect(WaterflowCollectionViewLayout().pinMode == .stacked)
    #expect(!WaterflowSection().pinsHeader && !WaterflowSection().pinsFooter)
    #expect(!WaterflowSection().estimatesLengths)
  }
}
