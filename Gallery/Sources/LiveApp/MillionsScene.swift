import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Ten million rows of 300 points: content that is a hundred times as long as
/// an element of a browser can be.
final class MillionsScene: LiveScene {
  private static let rowHeight = 300.0

  private var count = 10_000_000
  /// The number of the first row; new ones come before it.
  private var first = 0

  override func begin() {
    view.dataSource = self
    view.reloadData()
  }

  override func offers(_ action: LiveAction) -> Bool {
    switch action {
    case .insert, .delete, .last, .lie: true
    default: false
    }
  }

  override func perform(_ action: LiveAction) throws(UpdateError) {
    let start = ItemPath(section: 0, item: 0)
    switch action {
    case .insert:
      count += 1
      first -= 1
      try view.insertItems(at: [start])
    case .delete:
      count -= 1
      first += 1
      try view.deleteItems(at: [start])
    case .lie: try view.insertItems(at: [start])
    case .last:
      view.scrollToItem(
        at: ItemPath(section: 0, item: count - 1), at: .end, animated: true)
    default: break
    }
  }
}

extension MillionsScene: WaterflowViewDataSource {
  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize { ItemSize(width: 0, height: Self.rowHeight) }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(CellKind.wide, for: path)
    cell.show(first + path.item)
    return cell
  }
}
