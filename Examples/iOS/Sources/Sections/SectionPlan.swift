import WaterflowLayout

/// One section of the page: what it is called and how it is arranged.
struct SectionPlan {
  enum Arrangement {
    /// Lanes of pictures; every so many-th spans two, or none.
    case waterfall(spanEvery: Int)
    /// Lines of pictures of one height.
    case flow(LineDistribution)
    /// Rows.
    case list
  }

  let title: String
  /// What its header says in smaller letters.
  let note: String
  let arrangement: Arrangement
  /// The number of items.
  let count: Int
  /// Whether its header, and on request its footer, pins.
  let pins: Bool
  /// Whether a panel lies behind it.
  let hasBackground: Bool

  static let all = [
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
      title: "Today", note: "Waterfall, turns with the page",
      arrangement: .waterfall(spanEvery: 0), count: 20, pins: true,
      hasBackground: false),
    SectionPlan(
      title: "Yesterday", note: "Flow, turns with the page",
      arrangement: .flow(.leading), count: 16, pins: true,
      hasBackground: true),
    SectionPlan(
      title: "Earlier", note: "List, turns with the page",
      arrangement: .list, count: 14, pins: false, hasBackground: false),
  ]

  /// The first section that is shown elsewhere while pages turn.
  static let tail = 4

  /// The photo that an item of a section shows.
  static func photo(_ item: Int, ofSection section: Int) -> Photo {
    Photo(number: all[..<section].reduce(item) { $0 + $1.count })
  }

  /// Whether an item spans two lanes.
  func isWide(_ item: Int) -> Bool {
    guard case .waterfall(let every) = arrangement, every > 0 else {
      return false
    }
    return item % every == every - 1
  }
}
