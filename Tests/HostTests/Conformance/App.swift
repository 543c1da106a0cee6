import WaterflowEngine
import WaterflowLayout

/// What an app shows, and all that it was asked and told, in terms that every
/// host has.
///
/// Items are called by their names, as the data has them at that moment: who
/// names one that the data does not have is at fault, as an app's array would
/// trap.
final class App {
  /// A list, a waterfall of equal lanes, with 0 lanes a flow, or with a
  /// height justified rows, in which lengths are widths at that height.
  struct Section: Equatable {
    var items: [String]
    var lanes = 1
    var header = 0.0
    var footer = 0.0
    var pinsFooter = false
    /// Whether something lies behind it, by itself.
    var hasBackground = false
    var rowHeight = 0.0
    /// Whether the number in an item's name is its lane.
    var givesLanes = false
  }

  /// The pages of a pager; one without.
  var pages: [[Section]]
  private(set) var page = 0

  /// The lengths of items that are not 100 points long.
  var lengths: [String: Double] = [:]
  /// Told in one piece, if there are any, however many items there are.
  var listedLengths: [Double]?
  /// Whether all sections' lengths are estimates.
  var estimates = false
  /// The questions that are answered with no.
  var refusals: Set<String> = []
  /// Called with what was written down.
  var onTell: (String) -> Void = { _ in }
  /// Whether it is: in the middle of a callback of the view.
  private(set) var isTelling = false

  private(set) var faults: [String] = []
  private var log: [String] = []

  init(_ pages: [[Section]]) { self.pages = pages }

  var sections: [Section] {
    get { pages[page] }
    set { pages[page] = newValue }
  }

  /// What cells that show no item are filled with.
  static let supplements = ["header", "footer", "background", "top"]

  static func supplement(_ kind: ElementKind) -> String {
    switch kind {
    case .header: "header"
    case .footer: "footer"
    case .background: "background"
    case .contentHeader: "top"
    case .item: "item"
    }
  }

  /// Writes down that something is wrong.
  func fail(_ fault: String) { faults.append(fault) }

  // MARK: - Answers

  func count(of section: Int, onPage page: Int? = nil) -> Int {
    let sections = pages[page ?? self.page]
    guard sections.indices.contains(section) else {
      faults.append("asked for section \(section)")
      return 0
    }
    return sections[section].items.count
  }

  func name(_ path: ItemPath, onPage page: Int? = nil) -> String {
    let sections = pages[page ?? self.page]
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else {
      faults.append("asked for item \(path.section).\(path.item)")
      return "nothing"
    }
    return sections[path.section].items[path.item]
  }

  func length(_ path: ItemPath, onPage page: Int? = nil) -> Double {
    lengths[name(path, onPage: page)] ?? 100
  }

  func lane(_ path: ItemPath, onPage page: Int? = nil) -> Int {
    Int(name(path, onPage: page).dropFirst()) ?? 0
  }

  /// A size of a length, in both directions because the axis tells which one
  /// counts, or in justified rows of their height.
  func size(_ path: ItemPath, onPage page: Int? = nil) -> ItemSize {
    let length = length(path, onPage: page)
    let rowHeight = pages[page ?? self.page][path.section].rowHeight
    return ItemSize(
      width: length, height: rowHeight > 0 ? rowHeight : length,
      lane: lane(path, onPage: page))
  }

  func style(of section: Int, onPage page: Int? = nil) -> SectionStyle {
    let sections = pages[page ?? self.page]
    guard sections.indices.contains(section) else {
      faults.append("asked for section \(section)")
      return SectionStyle(mode: .list)
    }
    let section = sections[section]
    let lanes = section.lanes
    return SectionStyle(
      mode: section.rowHeight > 0
        ? .justified(JustifiedRows(rowHeight: section.rowHeight))
        : lanes == 0
          ? .flow()
          : lanes == 1
            ? .list
            : .waterfall(
              lanes: .fixed(lanes),
              order: section.givesLanes ? .given : .shortestLane),
      header: section.header, footer: section.footer, pinsHeader: true,
      pinsFooter: section.pinsFooter,
      background: section.hasBackground ? .zero : nil,
      estimatesLengths: estimates)
  }

  /// Whether a swipe all across does the first action.
  var performsFullSwipe: Bool { !refusals.contains("full swipe") }

  // MARK: - Calls

  func tell(_ call: String) {
    log.append(call)
    let wasTelling = isTelling
    isTelling = true
    onTell(call)
    isTelling = wasTelling
  }

  func tell(_ call: String, _ path: ItemPath) { tell("\(call) \(name(path))") }

  func ask(_ question: String, _ path: ItemPath) -> Bool {
    let question = "\(question) \(name(path))"
    tell(question + "?")
    return !refusals.contains(question)
  }

  /// Where an item may be dropped that is dragged to a place.
  func target(of item: ItemPath, _ proposed: ItemPath) -> ItemPath {
    if refusals.contains("drop \(proposed.item)") {
      // Where there is nothing.
      return ItemPath(section: proposed.section, item: 1_000)
    }
    return refusals.contains("leave \(item.item)") ? item : proposed
  }

  /// A cell that was filled for an item, or a supplement, comes into view.
  ///
  /// One that looks selected by then has a star.
  func displayed(_ cell: String, _ path: ItemPath, isSelected: Bool) {
    if !Self.supplements.contains(cell), cell != name(path) {
      faults.append("\(cell) displayed as \(name(path))")
    }
    tell("+\(cell)\(isSelected ? "*" : "") \(path.section).\(path.item)")
  }

  /// A cell goes; the data may have its item no more.
  func ended(_ cell: String, _ path: ItemPath, isSelected: Bool) {
    tell("-\(cell)\(isSelected ? "*" : "") \(path.section).\(path.item)")
  }

  /// Items come next.
  func prefetch(_ items: [ItemPath]) {
    tell("next " + items.map { name($0) }.joined(separator: " "))
  }

  /// Items do not; the data may have them no more.
  func cancelPrefetching(_ items: [ItemPath]) {
    let paths = items.map { "\($0.section).\($0.item)" }
    tell("not next " + paths.joined(separator: " "))
  }

  func show(page: Int) { self.page = page }

  /// An item was dragged elsewhere.
  func move(_ old: ItemPath, _ new: ItemPath) {
    tell("move to \(new.section).\(new.item):", old)
    guard faults.isEmpty else { return }
    let item = sections[old.section].items.remove(at: old.item)
    sections[new.section].items.insert(item, at: new.item)
  }

  /// People hear what an update has done.
  func say(_ changes: AnnouncedChanges) {
    let parts = [
      ("+", changes.added), ("-", changes.removed), ("~", changes.moved),
    ]
    let said = parts.filter { $0.1 > 0 }.map { "\($0.0)\($0.1)" }
    if !said.isEmpty { tell("said " + said.joined(separator: ", ")) }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}
