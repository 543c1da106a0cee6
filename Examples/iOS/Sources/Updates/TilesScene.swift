import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Tiles of many heights in a waterfall, which can be put in any order.
final class TilesScene: SnapshotScene {
  private static let count = 600

  /// How often tiles got other heights.
  private var turn = 0

  override var look: WaterflowSection {
    WaterflowSection(
      mode: .waterfall(lanes: .minimumWidth(92)),
      insets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12),
      lineSpacing: 10, interitemSpacing: 10)
  }

  override func height(of number: Int) -> CGFloat {
    CGFloat(70 + (number * 97 + turn * 41) % 120)
  }

  override func begin() { begin(count: Self.count) }

  override func offers(_ action: UpdatesAction) -> Bool {
    switch action {
    case .shuffle, .sort, .resize: true
    default: super.offers(action)
    }
  }

  override func perform(_ action: UpdatesAction) {
    switch action {
    case .shuffle: arrange { $0.shuffle() }
    case .sort: arrange { $0.sort() }
    case .resize: resize()
    default: super.perform(action)
    }
  }

  private func arrange(_ order: (inout [Int]) -> Void) {
    change { snapshot in
      var items = snapshot.itemIdentifiers
      order(&items)
      snapshot = Snapshot()
      try? snapshot.appendSections([0])
      try? snapshot.appendItems(items)
    }
  }

  /// Gives every third tile another height, as when its picture has arrived.
  private func resize() {
    turn += 1
    let items = source.snapshot().itemIdentifiers
    for (index, number) in items.enumerated() where number % 3 == 0 {
      view.setHeight(
        height(of: number), forItemAt: IndexPath(item: index, section: 0))
    }
  }
}
