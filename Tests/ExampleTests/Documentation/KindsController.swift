import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// Migration from DZTableView.

final class KindsController: UIViewController {
  var kinds = ["Work", "Sleep", "Sport", "Food"]
  let table = WaterflowView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(KindCell.self, forCellWithReuseIdentifier: "kind")
    table.alwaysBounceVertical = true
    table.dataSource = self
    table.waterflowDelegate = self
    table.selectionDelegate = self
    table.displayDelegate = self
    table.swipeDelegate = self
    table.pullDelegate = self
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  func insert(_ kind: String, at path: IndexPath) {
    table.performBatchUpdates { [self] in
      kinds.insert(kind, at: path.item)
      table.insertItems(at: [path])
    }
    table.selectItem(at: path, animated: true, scrollPosition: .nearest)
    tint()
  }

  func remove(at path: IndexPath) {
    table.performBatchUpdates { [self] in
      kinds.remove(at: path.item)
      table.deleteItems(at: [path])
    }
    tint()
  }

  /// Colours the rows on screen by their places, which updates change.
  private func tint() {
    for path in table.indexPathsForVisibleItems {
      (table.cellForItem(at: path) as? KindCell)?.tint(row: path.item)
    }
  }
}

extension KindsController: WaterflowViewDataSource, WaterflowViewDelegate,
  WaterflowSelectionDelegate, WaterflowDisplayDelegate
{
  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { kinds.count }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "kind", for: indexPath)
    (cell as? KindCell)?.label.text = kinds[indexPath.item]
    return cell
  }

  func waterflowView(
    _ waterflowView: WaterflowView, willDisplay cell: WaterflowCell,
    forItemAt indexPath: IndexPath
  ) { (cell as? KindCell)?.tint(row: indexPath.item) }

  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) { title = kinds[indexPath.item] }
}

extension KindsController: WaterflowSwipeDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView,
    leadingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions? {
    WaterflowSwipeActions(actions: [
      WaterflowSwipeAction(style: .destructive, title: "Delete") {
        [weak self] _, path in self?.remove(at: path)
      },
      WaterflowSwipeAction(style: .normal, title: "Edit") {
        [weak self] _, path in self?.title = self?.kinds[path.item]
      },
    ])
  }
}

extension KindsController: WaterflowPullDelegate {
  func waterflowViewDidTriggerPull(_ waterflowView: WaterflowView) {
    waterflowView.endPull()
    insert("New kind", at: IndexPath(item: 0, section: 0))
  }
}

final class KindCell: WaterflowCell {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  func tint(row: Int) {
    contentView.backgroundColor = UIColor(
      hue: CGFloat(row % 6) / 6, saturation: 0.5, brightness: 0.8, alpha: 1)
  }
}
