import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// A collection whose items have numbers, shown by snapshots; each change can
/// be taken back.
class SnapshotScene: LiveScene {
  let source: WaterflowDiffableDataSource<Int, Int>
  /// What was shown before, the latest last.
  private var history: [Snapshot<Int, Int>] = []
  /// The number of the next new item.
  var next = 0

  /// So many changes can be taken back.
  private static let most = 50

  init(
    _ view: WaterflowView,
    _ cell: @escaping (WaterflowView, ItemPath, Int) -> WaterflowCell
  ) {
    source = WaterflowDiffableDataSource(
      waterflowView: view, cellProvider: cell)
    super.init(view)
  }

  /// Shows so many items, numbered from 0.
  func begin(count: Int) {
    next = count
    var snapshot = Snapshot<Int, Int>()
    try? snapshot.appendSections([0])
    try? snapshot.appendItems(Array(0..<count))
    source.apply(snapshot, animatingDifferences: false)
  }

  override func offers(_ action: LiveAction) -> Bool {
    switch action {
    case .undo: !history.isEmpty
    case .last, .lie: true
    default: false
    }
  }

  override func perform(_ action: LiveAction) throws(UpdateError) {
    switch action {
    case .undo:
      if let last = history.popLast() { source.apply(last) }
    case .last:
      let count = view.layout.itemCount(inSection: 0)
      // As near to the start as it can come: that is the content's end, with
      // the room behind the last item.
      view.scrollToItem(
        at: ItemPath(section: 0, item: count - 1), animated: true)
    case .insert: change { insert(into: &$0) }
    case .delete:
      change { snapshot in
        let path = ItemPath(section: 0, item: placeInView)
        if let item = snapshot.itemIdentifier(at: path) {
          try? snapshot.deleteItems([item])
        }
      }
    case .lie:
      // A change that the data have not made.
      try view.insertItems(at: [ItemPath(section: 0, item: 0)])
    case .shuffle, .sort, .resize: break
    }
  }

  /// Adds an item where it can be seen.
  func insert(into snapshot: inout Snapshot<Int, Int>) {
    let path = ItemPath(section: 0, item: placeInView)
    if let item = snapshot.itemIdentifier(at: path) {
      try? snapshot.insertItems([next], beforeItem: item)
    } else {
      try? snapshot.appendItems([next])
    }
    next += 1
  }

  /// Applies a change that can be taken back.
  func change(_ body: (inout Snapshot<Int, Int>) -> Void) {
    var snapshot = source.snapshot()
    history.append(snapshot)
    if history.count > Self.most { history.removeFirst() }
    body(&snapshot)
    source.apply(snapshot)
  }

  /// Applies what nothing takes back: to what was shown before as well.
  func amend(_ body: (inout Snapshot<Int, Int>) -> Void) {
    for index in history.indices { body(&history[index]) }
    var snapshot = source.snapshot()
    body(&snapshot)
    source.apply(snapshot, animatingDifferences: false)
  }

  /// Shows the items in another order.
  func arrange(_ order: (inout [Int]) -> Void) {
    change { snapshot in
      var items = snapshot.itemIdentifiers
      order(&items)
      snapshot = Snapshot()
      try? snapshot.appendSections([0])
      try? snapshot.appendItems(items)
    }
  }
}
