/// The sections that show what becomes of widths: of lanes, and of items.
enum WidthPlans {
  static let all = [
    SectionPlan(
      title: "Lanes of a set width", note: "As many as fit; choose the rest",
      arrangement: .lanesOfWidth, count: 18),
    SectionPlan(
      title: "Items of their own width", note: "Choose where they stand",
      arrangement: .ownWidths, count: 18, hasBackground: true),
  ]
}
