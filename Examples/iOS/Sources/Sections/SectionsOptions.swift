import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// What can be chosen in the menu of the page of sections.
struct SectionsOptions: Equatable {
  var pinsFooters = false
  var insetReference = SectionInsetReference.safeArea
  var selectsSeveral = false
  /// Where rows stand; unless they fill the width, each keeps its own.
  var rowAlignment = ItemAlignment.filled
  /// Whether a stock collection view shows the sections.
  var isStock = false

  private static let references: [(title: String, SectionInsetReference)] = [
    ("Content", .contentInset), ("Safe area", .safeArea),
    ("Margins", .layoutMargins),
  ]

  private static let alignments: [(title: String, ItemAlignment)] = [
    ("Filled", .filled), ("Leading", .leading), ("Centred", .center),
    ("Trailing", .trailing),
  ]

  /// The menu in which the options are chosen, with what is chosen ticked.
  ///
  /// - Parameters:
  ///   - choose: called with the options as chosen.
  ///   - add: called with how many photos are to be added to the highlights.
  /// - Returns: a new menu.
  @MainActor
  func menu(
    _ choose: @escaping (SectionsOptions) -> Void,
    add: @escaping (Int) -> Void
  ) -> UIMenu {
    let references = Self.references.map { title, value in
      action(title, isOn: value == insetReference, choose) {
        $0.insetReference = value
      }
    }
    let alignments = Self.alignments.map { title, value in
      action(title, isOn: value == rowAlignment, choose) {
        $0.rowAlignment = value
      }
    }
    return UIMenu(
      title: "",
      children: [
        UIMenu(title: "Insets from", children: references),
        UIMenu(title: "Rows", children: alignments),
        action("Pin footers", isOn: pinsFooters, choose) {
          $0.pinsFooters.toggle()
        },
        action("Stock collection view", isOn: isStock, choose) {
          $0.isStock.toggle()
        },
        UIMenu(
          title: "Highlights",
          children: [
            UIAction(title: "Add two") { _ in add(2) },
            UIAction(title: "Remove two") { _ in add(-2) },
          ]),
        action("Select several", isOn: selectsSeveral, choose) {
          $0.selectsSeveral.toggle()
        },
      ])
  }

  @MainActor
  private func action(
    _ title: String, isOn: Bool, _ choose: @escaping (SectionsOptions) -> Void,
    _ change: @escaping (inout SectionsOptions) -> Void
  ) -> UIAction {
    UIAction(title: title, state: isOn ? .on : .off) { _ in
      var options = self
      change(&options)
      choose(options)
    }
  }
}
