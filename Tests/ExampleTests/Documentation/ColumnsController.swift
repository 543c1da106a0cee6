import UIKitAppStandIn
import UIKitStandIn
import WaterflowLayout
import WaterflowUIKit

// Migration from siqin's WaterFlow.

final class ColumnsController: UIViewController {
  /// What stands in each column, from the top down.
  var columns = [["Ada", "Donald"], ["Alan", "Edsger"], ["Grace", "Hedy"]]
  let waterflow = WaterflowView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    waterflow.register(ColumnCell.self, forCellWithReuseIdentifier: "name")
    waterflow.dataSource = self
    waterflow.waterflowDelegate = self
    view.addSubview(waterflow)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    waterflow.frame = view.bounds
  }

  /// Adds a row, a name to each column.
  func append(_ names: [String]) {
    let first = columns.count * columns[0].count
    waterflow.performBatchUpdates { [self] in
      for (column, name) in names.enumerated() { columns[column].append(name) }
      waterflow.insertItems(
        at: names.indices.map { IndexPath(item: first + $0, section: 0) })
    }
  }

  func place(of path: IndexPath) -> (row: Int, column: Int) {
    (path.item / columns.count, path.item % columns.count)
  }
}

extension ColumnsController: WaterflowViewDataSource, WaterflowViewDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { columns.reduce(0) { $0 + $1.count } }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    let cell = waterflowView.dequeueReusableCell(
      withIdentifier: "name", for: indexPath)
    let place = place(of: indexPath)
    (cell as? ColumnCell)?.label.text = columns[place.column][place.row]
    return cell
  }

  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection {
    WaterflowSection(
      mode: .waterfall(lanes: .fixed(columns.count), order: .roundRobin),
      lineSpacing: 3, interitemSpacing: 5)
  }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    let place = place(of: indexPath)
    return CGFloat(100 + 20 * ((place.row + place.column) % 3))
  }

  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) {
    let place = place(of: indexPath)
    title = columns[place.column][place.row]
  }
}

final class ColumnCell: WaterflowCell {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
