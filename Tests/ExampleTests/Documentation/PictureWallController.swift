import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// Migration from the blogs' WaterFlowLayout, to a view.

final class PictureWallController: UIViewController {
  var pictures: [Picture] = []
  let waterflow = WaterflowView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    waterflow.register(
      WaterflowCell.self, forCellWithReuseIdentifier: "picture")
    waterflow.dataSource = self
    waterflow.waterflowDelegate = self
    view.addSubview(waterflow)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    waterflow.frame = view.bounds
  }
}

extension PictureWallController: WaterflowViewDataSource,
  WaterflowViewDelegate
{
  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { pictures.count }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    waterflowView.dequeueReusableCell(
      withReuseIdentifier: "picture", for: indexPath)
  }

  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection { Picture.section }

  func waterflowView(
    _ waterflowView: WaterflowView, aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat? {
    let picture = pictures[indexPath.item]
    return picture.width / picture.height
  }
}
