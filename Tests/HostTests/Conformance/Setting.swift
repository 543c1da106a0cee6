import WaterflowLayout

/// What a scenario begins with: 300 by 400 points, rows of 100.
struct Setting {
  /// What an app asks of a view.
  enum Use {
    case selection, multipleSelection, longPress, focus
    /// Several items can be selected by a drag.
    case selectionDrags
    case swipes, reordering, pulls, snapshots, measuring, display
    /// Tells of each cell that loads; in the second one, only what can be read
    /// does.
    case content, deferral
    /// Tells of what comes in the viewport after this one, or does not after
    /// all.
    case prefetching
    /// People hear what updates do.
    case announcements
    /// Tells when no more than 100 points are left.
    case nearEnd
  }

  /// A page with sections; several with a pager, whose first section is 2.
  var pages: [[App.Section]] = [[rows(10)]]
  var uses: Set<Use> = []
  var hasDelegate = true
  /// Whether it hears of displays before it allows selection.
  var displaysFirst = false
  /// Whether the app makes its cells itself, where there is no class to tell.
  var makesCells = false
  var width = 300.0
  var height = 400.0
  var inset = 0.0
  /// How long what stands above all sections is.
  var contentHeader = 0.0
  var anchorsToEnd = false
  var axis = LayoutAxis.vertical
  var direction = UserInterfaceLayoutDirection.leftToRight
  var prefersReducedMotion = false
  /// What cells measure, by item; for a setting that measures.
  var measured: [String: Double] = [:]

  /// Items that are called by a letter and their number.
  static func rows(
    _ count: Int, _ letter: String = "a", lanes: Int = 1, header: Double = 0
  ) -> App.Section {
    App.Section(
      items: (0..<count).map { "\(letter)\($0)" }, lanes: lanes,
      header: header)
  }

  /// Rows of one section.
  static func list(_ count: Int, _ uses: Use...) -> Setting {
    Setting(pages: [[rows(count)]], uses: Set(uses))
  }

  func has(_ use: Use) -> Bool { uses.contains(use) }

  var tellsOfContent: Bool { has(.content) || has(.deferral) }

  /// The headers that show at first: those whose sections begin on screen.
  var bars: [String] {
    var y = 0.0
    var bars: [String] = []
    for (number, section) in (pages.first ?? []).enumerated() {
      if section.header > 0, y < height { bars.append("\(number)@\(Int(y))") }
      y += section.header + 100 * Double(section.items.count)
    }
    return bars
  }
}
