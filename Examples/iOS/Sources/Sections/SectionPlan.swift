import WaterflowUIKit

/// One section of the page: what it is called and how it is arranged.
struct SectionPlan {
  enum Arrangement {
    /// Lanes of pictures; every so many-th spans two, or none.
    case waterfall(spanEvery: Int)
    /// Lines of pictures of one height.
    case flow(LineDistribution)
    /// Rows.
    case list
    /// Nothing but the tabs, as a header.
    case tabs
  }

  let title: String
  /// What its header says in smaller letters.
  let note: String
  let arrangement: Arrangement
  /// The number of items; photos are counted on from section to section.
  let count: Int
  /// Whether its header, and on request its footer, pins.
  let pins: Bool
  /// Whether a panel lies behind it.
  let hasBackground: Bool

  /// What all tabs have above the bar, and the bar.
  static let shared = [
    SectionPlan(
      title: "Highlights", note: "Waterfall, some span two lanes",
      arrangement: .waterfall(spanEvery: 5), count: 22, pins: true,
      hasBackground: false),
    SectionPlan(
      title: "Contact sheet", note: "Justified flow",
      arrangement: .flow(.justified), count: 20, pins: true,
      hasBackground: true),
    SectionPlan(
      title: "Interlude", note: "Centred flow, never pinned",
      arrangement: .flow(.center), count: 9, pins: false,
      hasBackground: false),
    SectionPlan(
      title: "Index", note: "List", arrangement: .list, count: 9, pins: true,
      hasBackground: true),
    SectionPlan(
      title: "Days", note: "", arrangement: .tabs, count: 0, pins: true,
      hasBackground: false),
  ]

  /// What the tabs have below the bar, one section each.
  static let tabs = [
    SectionPlan(
      title: "Today", note: "Waterfall, turns with the page",
      arrangement: .waterfall(spanEvery: 0), count: 40, pins: false,
      hasBackground: false),
    SectionPlan(
      title: "Yesterday", note: "Flow, turns with the page",
      arrangement: .flow(.leading), count: 36, pins: false,
      hasBackground: true),
    SectionPlan(
      title: "Earlier", note: "List, turns with the page",
      arrangement: .list, count: 30, pins: false, hasBackground: false),
  ]

  /// The first section that turns with the page.
  static let tail = shared.count

  /// Whether it is of rows.
  var isList: Bool {
    if case .list = arrangement { return true }
    return false
  }

  /// Whether an item spans two lanes.
  func isWide(_ item: Int) -> Bool {
    guard case .waterfall(let every) = arrangement, every > 0 else {
      return false
    }
    return item % every == every - 1
  }
}
