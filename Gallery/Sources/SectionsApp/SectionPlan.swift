import WaterflowLayout

/// One section of the page: what it is called and how it is arranged.
struct SectionPlan {
  /// How the items are arranged.
  enum Arrangement {
    /// Lanes of pictures; every so many-th spans two, or none.
    case waterfall(spanEvery: Int)
    /// Lines of pictures of one height.
    case flow(LineDistribution)
    /// Lanes of pictures, all of one width; what is left is as chosen.
    case lanesOfWidth
    /// Lanes of pictures that keep their own widths, and stand as chosen.
    case ownWidths
    /// Rows.
    case list
    /// No items; the bar of tabs is its header.
    case tabs
  }

  /// What its header says.
  let title: String
  /// What its header says in smaller letters.
  let note: String
  let arrangement: Arrangement
  /// The number of items.
  let count: Int
  /// Whether its header and footer take part in pinning.
  var pins = false
  /// Whether a panel lies behind it.
  var hasBackground = false
  /// Whether it ends with a bar as well.
  var hasFooter = true

  /// The bar of tabs, which is always held.
  static let tabs = SectionPlan(
    title: "", note: "", arrangement: .tabs, count: 0, pins: true,
    hasFooter: false)
}
