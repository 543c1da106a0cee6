import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// The sections of the page while one of its tabs is shown.
@MainActor
final class SectionsSource: NSObject {
  /// The tab, from 0.
  let page: Int
  /// The sections, from the top.
  let plans: [SectionPlan]
  /// The page that shows them, which is told what happens in its own view and
  /// not in the one that slides in beside it.
  private(set) weak var controller: SectionsController?

  init(page: Int, of controller: SectionsController) {
    self.page = page
    self.controller = controller
    plans = SectionPlan.shared + [SectionPlan.tabs[page]]
    super.init()
  }

  /// The number of items of a section.
  func count(ofSection section: Int) -> Int {
    plans[section].count + (section == 0 ? controller?.addedHighlights ?? 0 : 0)
  }

  /// The photo that an item shows; the tabs' go on where the others end.
  func photo(at path: IndexPath) -> Photo {
    // What was added has numbers of its own: the others keep theirs.
    let added = path.item - plans[path.section].count
    if added >= 0 { return Photo(number: 1_000 + added) }
    var number = SectionPlan.shared.prefix(path.section)
      .reduce(path.item) { $0 + $1.count }
    if path.section >= SectionPlan.tail {
      number += SectionPlan.tabs[..<page].reduce(0) { $0 + $1.count }
    }
    return Photo(number: number)
  }

  /// Shows an event below the sections.
  func tell(_ event: String, in view: UIView) {
    guard let controller, controller.isOwn(view) else { return }
    controller.bar.readout.text = event
  }
}

extension SectionsSource: WaterflowViewDataSource {
  func numberOfSections(in waterflowView: WaterflowView) -> Int {
    plans.count
  }

  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { count(ofSection: section) }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    let photo = self.photo(at: indexPath)
    if plans[indexPath.section].isList {
      let row = row(in: waterflowView)
      row.show(photo)
      return row
    }
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "photo", for: indexPath)
    if let loader = controller?.loader {
      (cell as? PhotoCell)?.show(photo, from: loader)
    }
    return cell
  }

  /// A row that waits, or one of the app's own: no class is registered for
  /// them, and the view recycles what it is handed.
  private func row(in waterflowView: WaterflowView) -> RowCell {
    if let used = waterflowView.dequeueReusableCell(withReuseIdentifier: "row")
      as? RowCell
    {
      return used
    }
    let row = RowCell(frame: .zero)
    row.reuseIdentifier = "row"
    return row
  }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    let plan = plans[section]
    guard case .tabs = plan.arrangement else {
      return bar(waterflowView, section, plan.title, note: plan.note)
    }
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "tabs", for: IndexPath(item: 0, section: section))
    (cell as? TabsCell)?.show(page) { [weak controller] in
      controller?.turn(to: $0)
    }
    return cell
  }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell? {
    let plan = plans[section]
    return bar(waterflowView, section, "End of \(plan.title)", note: nil)
  }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForBackgroundInSection section: Int
  ) -> WaterflowCell? {
    waterflowView.dequeueReusableCell(
      withReuseIdentifier: "panel", for: IndexPath(item: 0, section: section))
  }

  private func bar(
    _ waterflowView: WaterflowView, _ section: Int, _ title: String,
    note: String?
  ) -> WaterflowCell {
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "title", for: IndexPath(item: 0, section: section))
    (cell as? TitleCell)?.show(title, note: note)
    return cell
  }
}
