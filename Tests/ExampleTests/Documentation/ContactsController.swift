import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// Migration from UITableView.

final class ContactsController: UIViewController {
  var names = [["Ada", "Alan"], ["Barbara"], ["Grace", "Guido"]]
  let list = WaterflowView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    list.pinMode = .section
    list.register(NameCell.self, forCellWithReuseIdentifier: "name")
    list.dataSource = self
    list.waterflowDelegate = self
    list.selectionDelegate = self
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }
}

extension ContactsController: WaterflowViewDataSource, WaterflowViewDelegate,
  WaterflowSelectionDelegate
{
  func numberOfSections(in waterflowView: WaterflowView) -> Int {
    names.count
  }

  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { names[section].count }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "name", for: indexPath)
    let name = names[indexPath.section][indexPath.item]
    (cell as? NameCell)?.label.text = name
    return cell
  }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "name", for: IndexPath(item: 0, section: section))
    (cell as? NameCell)?.label.text = names[section].first.map {
      String($0.prefix(1))
    }
    return cell
  }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForHeaderInSection section: Int
  ) -> CGFloat { 28 }

  func waterflowView(
    _ waterflowView: WaterflowView, pinsHeaderInSection section: Int
  ) -> Bool { true }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { 56 }

  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) {
    waterflowView.deselectItem(at: indexPath, animated: true)
  }
}

final class NameCell: WaterflowCell {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    let selected = UIView()
    selected.backgroundColor = .systemFill
    selectedBackgroundView = selected
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
