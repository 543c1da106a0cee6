import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// Migration from UICollectionViewFlexLayout, to a view.

final class ShopTabsController: UIViewController {
  let waterflow = WaterflowView(frame: .zero)
  let tabs = (0..<3).map { ShopTab(page: $0) }
  private(set) var pager: WaterflowPager?

  override func viewDidLoad() {
    super.viewDidLoad()
    pager = WaterflowPager(waterflow, firstSection: 1, pageCount: tabs.count) {
      [tabs] page, view in
      view.register(WaterflowCell.self, forCellWithReuseIdentifier: "item")
      view.waterflowDelegate = tabs[page]
      view.dataSource = tabs[page]
    }
    pager?.didTurnTo = { [weak self] page in self?.title = "Tab \(page)" }
    view.addSubview(waterflow)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    waterflow.frame = view.bounds
  }
}

/// What a tab shows: the bar of tabs, which is held, and 30 items.
final class ShopTab: WaterflowViewDataSource, WaterflowViewDelegate {
  let page: Int

  init(page: Int) { self.page = page }

  func numberOfSections(in waterflowView: WaterflowView) -> Int { 2 }

  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 0 : 30 }

  func waterflowView(
    _ waterflowView: WaterflowView, numberOfLanesInSection section: Int
  ) -> Int { section == 0 ? 1 : 2 }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForHeaderInSection section: Int
  ) -> CGFloat { section == 0 ? 40 : 0 }

  func waterflowView(
    _ waterflowView: WaterflowView, pinsHeaderInSection section: Int
  ) -> Bool { section == 0 }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { CGFloat(80 + 10 * page) }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    waterflowView.dequeueReusableCell(
      withReuseIdentifier: "item", for: IndexPath(item: 0, section: section))
  }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    waterflowView.dequeueReusableCell(
      withReuseIdentifier: "item", for: indexPath)
  }
}
