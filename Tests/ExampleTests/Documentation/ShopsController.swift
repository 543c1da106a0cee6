import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// Migration from QIQWaterflow.

final class ShopsController: UIViewController {
  var heights: [CGFloat] = [70, 100, 190, 70, 100, 190, 70]
  let waterflow = WaterflowView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    waterflow.register(ShopCell.self, forCellWithReuseIdentifier: "shop")
    waterflow.dataSource = self
    waterflow.waterflowDelegate = self
    waterflow.selectionDelegate = self
    view.addSubview(waterflow)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    waterflow.frame = view.bounds
  }
}

extension ShopsController: WaterflowViewDataSource, WaterflowViewDelegate,
  WaterflowSelectionDelegate
{
  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "shop", for: indexPath)
    (cell as? ShopCell)?.label.text = "Shop \(indexPath.item)"
    return cell
  }

  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection {
    WaterflowSection(
      mode: .waterfall(lanes: .fixed(3)),
      insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
      lineSpacing: 10, interitemSpacing: 10)
  }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { heights[indexPath.item] }

  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) {
    title = "Shop \(indexPath.item)"
  }
}

final class ShopCell: WaterflowCell {
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

  override func prepareForReuse() { label.text = nil }
}
