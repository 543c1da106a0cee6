import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// Migration from siqin's WaterFlow.

final class ColumnsController: UIViewController {
  /// What stands in each column, from the top down.
  var columns = [["Ada", "Donald"], ["Alan"], ["Grace", "Hedy", "Ida"]]
  let waterflow = WaterflowView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    waterflow.register(ColumnCell.self, forCellWithReuseIdentifier: "name")
    waterflow.dataSource = self
    waterflow.waterflowDelegate = self
    waterflow.selectionDelegate = self
    view.addSubview(waterflow)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    waterflow.frame = view.bounds
  }

  /// Adds a name to a column.
  func append(_ name: String, toColumn column: Int) {
    let item = columns[...column].reduce(0) { $0 + $1.count }
    waterflow.performBatchUpdates { [self] in
      columns[column].append(name)
      waterflow.insertItems(at: [IndexPath(item: item, section: 0)])
    }
  }

  /// Where an item goes: items are counted column by column.
  func place(of path: IndexPath) -> (row: Int, column: Int) {
    var (row, column) = (path.item, 0)
    while row >= columns[column].count {
      row -= columns[column].count
      column += 1
    }
    return (row, column)
  }
}

extension ColumnsController: WaterflowViewDataSource, WaterflowViewDelegate,
  WaterflowSelectionDelegate
{
  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { columns.reduce(0) { $0 + $1.count } }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "name", for: indexPath)
    let place = place(of: indexPath)
    (cell as? ColumnCell)?.label.text = columns[place.column][place.row]
    return cell
  }

  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection {
    WaterflowSection(
      mode: .waterfall(lanes: .fixed(columns.count), order: .given),
      lineSpacing: 3, interitemSpacing: 5)
  }

  func waterflowView(
    _ waterflowView: WaterflowView, laneForItemAt indexPath: IndexPath
  ) -> Int { place(of: indexPath).column }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    let place = place(of: indexPath)
    return CGFloat(100 + 20 * ((place.row + place.column) % 3))
  }

  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) {
    if let row = waterflowView.row(ofItem: indexPath),
      let column = waterflowView.lane(ofItem: indexPath)
    {
      title = columns[column][row]
    }
  }
}

final class ColumnCell: WaterflowCell {
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
}
