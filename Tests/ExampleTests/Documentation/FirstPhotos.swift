import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// The README's example.

final class FirstPhotos: UIViewController {
  var sizes: [CGSize] = []
  let waterflow = WaterflowView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    waterflow.register(WaterflowCell.self, forCellWithReuseIdentifier: "photo")
    waterflow.dataSource = self
    waterflow.waterflowDelegate = self
    view.addSubview(waterflow)
  }

  override func viewDidLayoutSubviews() { waterflow.frame = view.bounds }
}

extension FirstPhotos: WaterflowViewDataSource, WaterflowViewDelegate {
  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { sizes.count }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: IndexPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: "photo", for: path)
    cell.contentView.backgroundColor = .secondarySystemBackground
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection {
    WaterflowSection(
      mode: .waterfall(lanes: .minimumWidth(160), sizing: .aspect),
      lineSpacing: 8, interitemSpacing: 8)
  }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: IndexPath
  ) -> CGSize { sizes[path.item] }
}
