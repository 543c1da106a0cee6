/// The tabs: each has the banner, the bar of tabs, and sections of its own.
enum TabPlans {
  /// What is written on the tabs.
  static let names = ["Recent", "Albums", "Favourites"]

  /// The first section that is a tab's own.
  static let tail = 2

  /// The sections of each tab, from the top.
  static let all = [
    head + [
      SectionPlan(
        title: "Today", note: "Waterfall",
        arrangement: .waterfall(spanEvery: 7), count: 24, hasFooter: false),
      SectionPlan(
        title: "Yesterday", note: "Flow", arrangement: .flow(.justified),
        count: 18, hasBackground: true, hasFooter: false),
    ],
    head + [
      SectionPlan(
        title: "Harbour", note: "Flow", arrangement: .flow(.justified),
        count: 21, hasFooter: false),
      SectionPlan(
        title: "Garden", note: "List", arrangement: .list, count: 9,
        hasBackground: true, hasFooter: false),
      SectionPlan(
        title: "Workshop", note: "Waterfall",
        arrangement: .waterfall(spanEvery: 0), count: 16, hasFooter: false),
    ],
    // So short that the bar could not be held if it ended there.
    head + [
      SectionPlan(
        title: "Favourites", note: "Only a few", arrangement: .list, count: 3,
        hasFooter: false)
    ],
  ]

  private static let head = [
    SectionPlan(
      title: "Featured", note: "Stays while the pages below turn",
      arrangement: .flow(.center), count: 7, hasFooter: false),
    .tabs,
  ]
}
