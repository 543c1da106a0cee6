import Foundation
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// Tabs of a collection view in a window of 400 by 600.
@MainActor
final class CollectionPagerStage {
  let layout = WaterflowCollectionViewLayout()
  let collectionView: UICollectionView
  let window: UIWindow
  private(set) var pager: WaterflowPager?
  let finger = Finger()
  let tabs: [CollectionTab]
  private(set) var turned: [Int] = []

  init(rows: [Int] = [100, 100, 100], isMirrored: Bool = false) {
    TestClock.reset()
    let tabs = rows.map { CollectionTab(rows: $0) }
    self.tabs = tabs
    layout.pixelScale = 0
    layout.pinMode = .untilNext
    layout.schedule = { TestClock.schedule(in: 0, $0) }
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: layout)
    if isMirrored {
      collectionView.semanticContentAttribute = .forceRightToLeft
    }
    let pager = WaterflowPager(
      collectionView, layout, firstSection: 2, pageCount: rows.count
    ) { page, collectionView, layout in
      collectionView.register(
        StageCell.self, forCellWithReuseIdentifier: CollectionStage.cell)
      collectionView.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: CollectionStage.header,
        withReuseIdentifier: CollectionStage.header)
      collectionView.dataSource = tabs[page]
      layout.layoutDelegate = tabs[page]
    }
    self.pager = pager
    window = UIWindow(
      root: collectionView, size: CGSize(width: 400, height: 600))
    pager.didTurnTo = { [weak self] in self?.turned.append($0) }
    settle()
  }

  /// Lets what waits for the next turn of the run loop happen.
  func settle() {
    TestClock.advance(by: 0)
    window.layOut()
  }

  func dropPager() { pager = nil }

  func scroll(to y: CGFloat) {
    collectionView.contentOffset.y = y
    window.layOut()
  }

  /// Drags sideways at 500 points from the top.
  func drag(
    from start: CGFloat, to end: CGFloat, over seconds: TimeInterval = 0.5
  ) {
    finger.down(at: CGPoint(x: start, y: 500), in: window)
    finger.move(to: CGPoint(x: end, y: 500), over: seconds)
    window.layOut()
  }

  /// Lets the finger rest, so that it has no speed.
  func rest() { TestClock.advance(by: 0.2) }

  /// The view that slides in, if one does.
  var neighbour: UICollectionView? {
    collectionView.subviews.flatMap(\.subviews)
      .compactMap { $0 as? UICollectionView }.first
  }

  /// Where the first visible row of a tab is in the window.
  func firstRow(of view: UICollectionView) -> CGRect? {
    let path = view.indexPathsForVisibleItems.filter { $0.section == 2 }.min()
    return path.flatMap { view.cellForItem(at: $0) }.map {
      $0.convert($0.bounds, to: nil)
    }
  }

  /// Where the bar is, from the viewport's corner.
  var bar: CGFloat? {
    collectionView.supplementaryView(
      forElementKind: CollectionStage.header,
      at: IndexPath(item: 0, section: 1)
    ).map { $0.frame.minY - collectionView.contentOffset.y }
  }
}

/// What one of several tabs shows: a banner of 100 points, a bar of 40 that is
/// held, and rows of 50.
@MainActor
final class CollectionTab: UICollectionViewDataSource {
  let rows: Int
  /// How many sections without items stand before all others.
  var sectionsBefore = 0
  var sizesAsked = 0

  init(rows: Int) { self.rows = rows }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    sectionsBefore + 3
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    section < sectionsBefore ? 0 : [1, 0, rows][section - sectionsBefore]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: CollectionStage.cell, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

extension CollectionTab: WaterflowCollectionViewLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, styleForSectionAt section: Int
  ) -> WaterflowSection {
    var look = WaterflowSection()
    if section == sectionsBefore + 1 {
      look.headerLength = 40
      look.pinsHeader = true
    }
    return look
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizesAsked += 1
    return CGSize(
      width: 10, height: indexPath.section == sectionsBefore ? 100 : 50)
  }
}
