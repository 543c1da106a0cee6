import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A collection whose items have numbers, shown by snapshots; each change can
/// be taken back.
@MainActor
class SnapshotScene: UpdatesScene, WaterflowViewDelegate {
  typealias Snapshot = WaterflowDiffableDataSourceSnapshot<Int, Int>

  let view: WaterflowView
  /// Told why an update was refused.
  let refused: (String) -> Void
  private(set) lazy var source = WaterflowDiffableDataSource<Int, Int>(
    waterflowView: view
  ) { [weak self] view, path, number in
    self?.cell(view, path, number)
      ?? view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
  }
  /// What was shown before, the latest last.
  private var history: [Snapshot] = []
  /// The number of the next new item.
  var next = 0

  /// So many changes can be taken back.
  private static let most = 50

  init(_ view: WaterflowView, refused: @escaping (String) -> Void) {
    self.view = view
    self.refused = refused
  }

  // MARK: What scenes differ in

  var look: WaterflowSection { WaterflowSection() }

  func height(of number: Int) -> CGFloat { 44 }

  func cell(
    _ view: WaterflowView, _ path: IndexPath, _ number: Int
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: "number", for: path)
    (cell as? NumberTile)?.show(number)
    return cell
  }

  /// The end of the content is near.
  func cameNearEnd() {}

  func begin() {}

  func offers(_ action: UpdatesAction) -> Bool {
    switch action {
    case .undo: !history.isEmpty
    case .insert, .delete, .last, .lie: true
    case .shuffle, .sort, .resize: false
    }
  }

  func perform(_ action: UpdatesAction) {
    switch action {
    case .undo:
      if let last = history.popLast() { source.apply(last) }
    case .last:
      let count = view.numberOfItems(inSection: 0)
      view.scrollToItem(
        at: IndexPath(item: count - 1, section: 0), at: .end, animated: true)
    case .insert: change { insert(into: &$0) }
    case .delete:
      change { snapshot in
        if let item = itemInView { try? snapshot.deleteItems([item]) }
      }
    case .lie: view.insertItems(at: [IndexPath(item: 0, section: 0)])
    case .shuffle, .sort, .resize: break
    }
  }

  /// Adds an item where it can be seen.
  func insert(into snapshot: inout Snapshot) {
    if let item = itemInView {
      try? snapshot.insertItems([next], beforeItem: item)
    } else {
      try? snapshot.appendItems([next])
    }
    next += 1
  }

  // MARK: Changes

  /// Shows so many items, numbered from 0.
  func begin(count: Int) {
    view.waterflowDelegate = self
    view.dataSource = source
    // Empty, so that what was scrolled before counts for nothing.
    view.layoutIfNeeded()
    next = count
    show(Array(0..<count), isAnimated: false)
  }

  /// Applies a change that can be taken back.
  func change(_ body: (inout Snapshot) -> Void) {
    var snapshot = source.snapshot()
    history.append(snapshot)
    if history.count > Self.most { history.removeFirst() }
    body(&snapshot)
    source.apply(snapshot)
  }

  /// Applies what nothing takes back: to what was shown before as well.
  func amend(_ body: (inout Snapshot) -> Void) {
    for index in history.indices { body(&history[index]) }
    var snapshot = source.snapshot()
    body(&snapshot)
    source.apply(snapshot, animatingDifferences: false)
  }

  func show(_ items: [Int], isAnimated: Bool) {
    var snapshot = Snapshot()
    try? snapshot.appendSections([0])
    try? snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: isAnimated)
  }

  private var itemInView: Int? {
    source.itemIdentifier(
      for: IndexPath(item: view.placeInView, section: 0))
  }

  // MARK: WaterflowViewDelegate

  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection { look }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    source.itemIdentifier(for: indexPath).map { height(of: $0) } ?? 44
  }

  func waterflowViewDidComeNearEnd(_ waterflowView: WaterflowView) {
    cameNearEnd()
  }

  func waterflowView(
    _ waterflowView: WaterflowView, didFailWith error: UpdateError
  ) { refused(error.description) }
}
