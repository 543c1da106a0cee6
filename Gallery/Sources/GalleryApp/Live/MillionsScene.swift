import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Ten million rows of 300 points: content that is a hundred times as long as
/// an element of a browser can be.
final class MillionsScene: LiveScene {
  private static let rowHeight = 300.0

  private var count = 10_000_000

  override func begin() {
    view.dataSource = self
    view.reloadData()
  }

  override func offers(_ action: LiveAction) -> Bool {
    switch action {
    case .insert, .delete, .last: true
    default: false
    }
  }

  override func perform(_ action: LiveAction) throws(UpdateError) {
    let place = ItemPath(section: 0, item: placeInView)
    switch action {
    case .insert:
      count += 1
      try view.insertItems(at: [place])
    case .delete:
      count -= 1
      try view.deleteItems(at: [place])
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
    _ view: WaterflowView, sizeOfItemAt path: ItemPath
  ) -> ItemSize { ItemSize(width: 0, height: Self.rowHeight) }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(CellKind.wide, for: path)
    cell.show(path.item)
    return cell
  }
}
