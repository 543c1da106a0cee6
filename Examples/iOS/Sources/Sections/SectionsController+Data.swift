import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

extension SectionsController: WaterflowViewDataSource {
  func numberOfSections(in waterflowView: WaterflowView) -> Int {
    SectionPlan.all.count
  }

  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { SectionPlan.all[section].count }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    let photo = SectionPlan.photo(
      indexPath.item, ofSection: indexPath.section)
    let isRow: Bool
    if case .list = SectionPlan.all[indexPath.section].arrangement {
      isRow = true
    } else {
      isRow = false
    }
    let cell = waterflowView.dequeueReusableCell(
      withIdentifier: isRow ? "row" : "photo", for: indexPath)
    (cell as? RowCell)?.show(photo)
    (cell as? PhotoCell)?.show(photo, from: loader)
    return cell
  }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    let plan = SectionPlan.all[section]
    return bar(waterflowView, section, plan.title, note: plan.note)
  }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell? {
    let plan = SectionPlan.all[section]
    return bar(waterflowView, section, "End of \(plan.title)", note: nil)
  }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForBackgroundInSection section: Int
  ) -> WaterflowCell? {
    waterflowView.dequeueReusableCell(
      withIdentifier: "panel", for: IndexPath(item: 0, section: section))
  }

  private func bar(
    _ waterflowView: WaterflowView, _ section: Int, _ title: String,
    note: String?
  ) -> WaterflowCell {
    let cell = waterflowView.dequeueReusableCell(
      withIdentifier: "title", for: IndexPath(item: 0, section: section))
    (cell as? TitleCell)?.show(title, note: note)
    return cell
  }
}
