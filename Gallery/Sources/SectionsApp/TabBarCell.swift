import WaterflowWeb

/// The bar of tabs.
final class TabBarCell: WaterflowCell {
  private let tabs: [Element]

  /// Creates a bar that tells which tab was chosen.
  init(_ names: [String], _ onChoice: @escaping (Int) -> Void) {
    tabs = names.map { name in
      let tab = Element("button")
      tab.setText(name)
      tab.setAttribute("type", to: "button")
      tab.setAttribute("role", to: "tab")
      return tab
    }
    super.init("div")
    element.setClass("bar", true)
    element.setClass("tabs", true)
    let list = Element("div")
    // Without tabs it only holds the place of the bar.
    if !names.isEmpty {
      list.setAttribute("role", to: "tablist")
      list.setAttribute("aria-label", to: "Collections")
    }
    for (index, tab) in tabs.enumerated() {
      tab.on("click") { _ in onChoice(index) }
      list.append(tab)
    }
    element.append(list)
  }

  /// Marks the chosen tab: the one that the Tab key comes to.
  func select(_ page: Int) {
    for (index, tab) in tabs.enumerated() {
      let isChosen = index == page
      tab.setAttribute("aria-selected", to: isChosen ? "true" : "false")
      tab.setAttribute("tabindex", to: isChosen ? "0" : "-1")
    }
  }
}
