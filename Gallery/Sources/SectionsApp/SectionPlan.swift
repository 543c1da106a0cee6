import WaterflowLayout

/// One section of the page: what it is called and how it is arranged.
struct SectionPlan {
  /// How the items are arranged.
  enum Arrangement {
    /// Lanes of pictures; every so many-th spans two, or none.
    case waterfall(spanEvery: Int)
    /// Lines of pictures of one height.
    case flow(LineDistribution)
    /// Rows.
    case list
  }

  /// What its header says.
  let title: String
  /// What its header says in smaller letters.
  let note: String
  let arrangement: Arrangement
  /// The number of items.
  let count: Int
  /// Whether its header and footer take part in pinning.
  let pins: Bool
  /// Whether a panel lies behind it.
  let hasBackground: Bool

  /// The sections of the page, from the top.
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

  /// The number of items of all sections.
  static var itemCount: Int { all.reduce(0) { $0 + $1.count } }

  /// The place of a section's first item among those of all sections.
  static func firstItem(ofSection section: Int) -> Int {
    all[..<section].reduce(0) { $0 + $1.count }
  }
}
