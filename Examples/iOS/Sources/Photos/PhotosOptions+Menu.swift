import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

extension PhotosOptions {
  /// The menu in which the options are chosen, with what is chosen ticked.
  ///
  /// - Parameters:
  ///   - choose: called with the options as chosen.
  ///   - change: called with what is to be changed.
  /// - Returns: a new menu.
  @MainActor
  func menu(
    _ choose: @escaping (PhotosOptions) -> Void,
    change: @escaping (PhotosChange) -> Void
  ) -> UIMenu {
    let sources = Self.sources.map { title, value in
      action(title, isOn: value == isFile, choose) { $0.isFile = value }
    }
    let views = Self.views.map { title, value in
      action(title, isOn: value == isStock, choose) { $0.isStock = value }
    }
    let changes = PhotosChange.allCases.map { value in
      UIAction(title: value.title) { _ in change(value) }
    }
    let modes = PhotosMode.allCases.map { value in
      action(value.title, isOn: value == mode, choose) { $0.mode = value }
    }
    let counts = Self.counts.map { value in
      action("\(value)", isOn: value == count, choose) { $0.count = value }
    }
    let direction = action("Right to left", isOn: isRightToLeft, choose) {
      $0.isRightToLeft.toggle()
    }
    var menus = [UIMenu(title: "Arrangement", children: modes)]
    menus += details(choose)
    menus += [
      UIMenu(title: "Items", children: counts),
      UIMenu(title: "Pictures", children: sources),
      UIMenu(title: "View", children: views),
      UIMenu(title: "Change", children: changes),
    ]
    return UIMenu(title: "", children: menus + [direction])
  }

  /// What can be chosen of the arrangement alone.
  @MainActor
  private func details(
    _ choose: @escaping (PhotosOptions) -> Void
  ) -> [UIMenu] {
    switch mode {
    case .waterfall:
      let lanes = Self.lanes.map { title, value in
        action(title, isOn: value == self.lanes, choose) { $0.lanes = value }
      }
      let orders = Self.orders.map { title, value in
        action(title, isOn: value == order, choose) { $0.order = value }
      }
      return [
        UIMenu(title: "Lanes", children: lanes),
        UIMenu(title: "Placement", children: orders),
      ]
    case .justified:
      let rows = Self.breakings.map { title, value in
        action(title, isOn: value == breaking, choose) { $0.breaking = value }
      }
      let heights = Self.rowHeights.map { value in
        action("\(Int(value))", isOn: value == rowHeight, choose) {
          $0.rowHeight = value
        }
      }
      return [
        UIMenu(title: "Rows", children: rows),
        UIMenu(title: "Row height", children: heights),
      ]
    case .flow, .list: return []
    }
  }

  @MainActor
  private func action(
    _ title: String, isOn: Bool, _ choose: @escaping (PhotosOptions) -> Void,
    _ change: @escaping (inout PhotosOptions) -> Void
  ) -> UIAction {
    UIAction(title: title, state: isOn ? .on : .off) { _ in
      var options = self
      change(&options)
      choose(options)
    }
  }
}
