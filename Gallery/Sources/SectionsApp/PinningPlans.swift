/// The sections that show how headers and footers pin, from the top.
enum PinningPlans {
  static let all = [
    SectionPlan(
      title: "Highlights", note: "Waterfall, some span two lanes",
      arrangement: .waterfall(spanEvery: 5), count: 22, pins: true),
    SectionPlan(
      title: "Contact sheet", note: "Justified flow",
      arrangement: .flow(.justified), count: 20, pins: true,
      hasBackground: true),
    SectionPlan(
      title: "Interlude", note: "Centred flow, never pinned",
      arrangement: .flow(.center), count: 9),
    SectionPlan(
      title: "Index", note: "List", arrangement: .list, count: 9, pins: true,
      hasBackground: true),
    SectionPlan(
      title: "Today", note: "Waterfall", arrangement: .waterfall(spanEvery: 0),
      count: 20, pins: true),
    SectionPlan(
      title: "Yesterday", note: "Flow, packed at the leading edge",
      arrangement: .flow(.leading), count: 16, pins: true,
      hasBackground: true),
    SectionPlan(
      title: "Earlier", note: "List, never pinned", arrangement: .list,
      count: 14),
  ]
}
