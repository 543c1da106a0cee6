import SeededRandom
import WaterflowEngine
import WaterflowLayout

/// People, platforms and programs that do anything to a view, one after the
/// other, held against plain arrays.
@MainActor
struct RandomProgram<Host: Driver> {
  /// What a program is about, beside what all do.
  enum Kind: CaseIterable {
    case plain, sideways, measured, snapshots, pulls, pages
  }

  let host: Host
  let kind: Kind
  var view: NaiveView
  /// What was done last, for who reads of a failure.
  private(set) var steps: [String] = []
  /// Where a scroll to an item goes, if nothing has ended it.
  var target: String?
  /// Whether one may be under way.
  var isGliding = false
  /// How long that takes so far: what has arrived may be moved by what comes
  /// next.
  var glided = 0.0
  /// Whether the data is not what is shown, after a refusal.
  var isTorn = false
  /// Whether the start is held open, and how often that was to be told.
  var isPulled = false
  var pulls = 0
  let isMultiple: Bool
  /// What people may not do now.
  var forbidden: Set<Setting.Use> = []
  /// How many pages a pager turns.
  var pageCount = 3
  let told = Told()

  /// How often the end of each update was told.
  final class Told {
    var ends: [Int] = []
    /// How often something began that may take cells over on their way.
    var beginnings = 0
    var fault: String?
    /// Who looked selected, or did not, when it was displayed.
    var looks: [(name: String, isSelected: Bool)] = []
    /// How many cells are displayed for each item, by what was told.
    private(set) var displayed: [String: Int] = [:]
    private(set) var pulls = 0

    /// Hears of cells that come and go.
    func note(_ call: String) {
      let name = String(call.dropFirst().prefix { $0 != " " && $0 != "*" })
      switch call.first {
      case "+":
        looks.append((name, call.contains("*")))
        displayed[name, default: 0] += 1
      case "-":
        if displayed[name, default: 0] == 0 {
          fault = fault ?? "\(call), which was not displayed"
        }
        displayed[name, default: 1] -= 1
        if displayed[name] == 0 { displayed[name] = nil }
      case "t" where call == "triggered": pulls += 1
      default: break
      }
    }
  }

  init(_ random: inout SplitMix64) throws {
    let kind = random.pick(Kind.allCases + [.plain, .plain])
    self.kind = kind
    isMultiple = random.chance(50)
    let setting = Self.setting(kind, isMultiple: isMultiple, &random)
    let app = App([[]])
    app.onTell = { [told] in told.note($0) }
    var view = NaiveView(setting)
    view.slack = Host.slack
    if kind == .pages {
      view.heldSection = 1
      app.pages = setting.pages.map { _ in Self.page(&view, &random) }
    } else if kind != .snapshots {
      for _ in 0..<random.int(1...3) {
        app.sections.append(
          view.section(
            random.below(30), &random, isPlain: kind == .measured))
      }
    }
    app.estimates = kind == .measured
    if kind != .measured { app.lengths = view.lengths }
    view.sections = app.sections
    self.view = view
    host = try Host(app, setting)
    _ = host.app.takeLog()
    if kind == .snapshots { _ = applySnapshot(&random) }
  }

  private static func setting(
    _ kind: Kind, isMultiple: Bool, _ random: inout SplitMix64
  ) -> Setting {
    var setting = Setting(
      pages: [[]],
      uses: [
        isMultiple ? .multipleSelection : .selection, .focus, .swipes,
        .display,
      ])
    setting.displaysFirst = random.chance(50)
    switch kind {
    case .plain:
      setting.uses.insert(.reordering)
      setting.anchorsToEnd = random.chance(20)
      if random.chance(20) { setting.direction = .rightToLeft }
    case .sideways:
      setting.axis = .horizontal
      setting.uses.insert(.reordering)
    case .measured:
      setting.uses.formUnion([.measuring, .reordering])
      for number in 1...400 {
        setting.measured["n\(number)"] = Double(random.int(20...180))
      }
    case .snapshots: setting.uses.insert(.snapshots)
    case .pulls: setting.uses.insert(.pulls)
    case .pages: setting.pages = [[], [], []]
    }
    return setting
  }

  /// A banner, a bar of tabs, and what is below it.
  private static func page(
    _ view: inout NaiveView, _ random: inout SplitMix64
  ) -> [App.Section] {
    [
      App.Section(items: [view.name(&random)]),
      App.Section(items: [], header: 40),
      view.section(random.below(30), &random),
    ]
  }

  var app: App { host.app }

  // MARK: - Things by chance

  /// The path of one of the items, if there is any.
  func path(_ random: inout SplitMix64) -> ItemPath? {
    var paths: [ItemPath] = []
    for (section, content) in view.sections.enumerated() {
      for item in content.items.indices {
        paths.append(ItemPath(section: section, item: item))
      }
    }
    return paths.isEmpty ? nil : random.pick(paths)
  }

  func name(at path: ItemPath) -> String {
    view.sections[path.section].items[path.item]
  }

  // MARK: - Steps

  /// Takes some steps, and waits until all is at rest unless told otherwise.
  ///
  /// - Returns: what is wrong, or nil.
  mutating func run(
    _ count: Int, _ random: inout SplitMix64, untilRest: Bool = true
  ) -> String? {
    for _ in 0..<count {
      followPages()
      let (wasTorn, selected) = (isTorn, view.selected)
      let fault = step(&random) ?? fault
      if let fault { return describe(fault) }
      if !wasTorn, let fault = looks(besides: selected) {
        return describe(fault)
      }
      told.looks = []
    }
    guard untilRest else { return nil }
    host.wait(2_000)
    followPages()
    if let fault = fault ?? told.fault { return describe(fault) }
    var displayed = told.displayed
    for cell in host.cells { displayed[cell.name, default: 0] -= 1 }
    if let other = displayed.first(where: { $0.value != 0 }) {
      return describe("\(other.value) cells too many displayed as \(other.key)")
    }
    if told.pulls != pulls {
      return describe("pulled \(told.pulls) times, not \(pulls)")
    }
    if let number = told.ends.firstIndex(where: { $0 != 1 }) {
      return describe("update \(number) ended \(told.ends[number]) times")
    }
    return nil
  }

  /// What is wrong with how cells have looked since the last step, after which
  /// other items were selected.
  private func looks(besides selected: Set<String>) -> String? {
    guard !isTorn else { return nil }
    let wrong = told.looks.first {
      selected.contains($0.name) == view.selected.contains($0.name)
        && $0.isSelected != selected.contains($0.name)
    }
    return wrong.map { "\($0.name) looked as if selected: \($0.isSelected)" }
  }

  private func describe(_ fault: String) -> String {
    fault + "\n  " + steps.joined(separator: "\n  ")
  }

  mutating func note(_ step: String) { steps.append(step) }

  /// What is wrong now.
  var fault: String? {
    if let fault = app.faults.first { return fault }
    guard !isTorn else { return nil }
    var view = view
    // What is pulled may push as much out at the viewport's end.
    if isPulled { view.hidden = PullRecognizer.threshold * 2 }
    let offset = host.offset
    if kind != .measured, abs(view.clamped(offset) - offset) > 0.01 {
      return "scrolled to \(offset), beyond \(view.clamped(offset))"
    }
    let anchored = host.anchoredItem.map { app.name($0) }
    if anchored != view.anchored {
      return "\(anchored ?? "none") stays, not \(view.anchored ?? "none")"
    }
    let selected = host.selectedItems.map { app.name($0) }
    if selected != view.selectedInOrder {
      return "selected \(selected), not \(view.selectedInOrder)"
    }
    guard kind == .measured else {
      return view.fault(of: host.cells, at: offset)
    }
    // What comes in as others get shorter is measured with the next frame.
    if isGliding { return nil }
    host.wait(100)
    return view.measuredFault(of: host.cells)
  }

  /// Has the host carry changes out, and waits for nothing.
  ///
  /// - Parameters:
  ///   - named: what the update names.
  ///   - made: what the data does.
  ///   - animated: whether cells are seen on their way.
  ///   - isSound: whether the update is to be shown.
  mutating func update(
    named: [Change], made: [Change], animated: Bool, isSound: Bool
  ) {
    let (told, app) = (told, app)
    let number = told.ends.count
    told.ends.append(0)
    told.beginnings += 1
    let beginnings = told.beginnings
    host.update(named, animated) { isFinished in
      told.ends[number] += 1
      if isFinished && !isSound {
        told.fault = "update \(number) was refused and told as done"
      }
      if isSound && !isFinished && told.beginnings == beginnings {
        told.fault = "update \(number) was shown and told as not"
      }
    } _: {
      app.carryOut(made)
    }
  }
}
