import WaterflowEngine
import WaterflowLayout

/// Fingers on a list of rows, and what came of them, in one line.
///
/// The rows are 400 points wide and 60 high. Row `a` has actions of 100 points
/// on both sides, `b` of 150 on the trailing side with full swipe, `c` none,
/// and `d` of 80 on the leading side.
///
/// A step is `down x y`, `move x y`, `up x y` or `cancel`, 16 ms behind the
/// last and with the finger's number behind it if it is not the first; or
/// `wait ms`, `scroll`, `close`, `open row edge`, `do row edge action`,
/// `delete row` and `insert`, which puts a row above all.
struct SwipeScript {
  var swipe: SwipeRecognizer
  private let direction: UserInterfaceLayoutDirection
  private let axis: LayoutAxis
  private var time = 0.0
  private var log: [String] = []

  init(
    axis: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    self.axis = axis
    self.direction = direction
    swipe = SwipeRecognizer(axis: axis, direction: direction)
  }

  static func row(_ index: Int, axis: LayoutAxis = .vertical) -> SwipeRow? {
    let short = SwipeActions(count: 2, length: 100)
    let full = SwipeActions(count: 2, length: 150, allowsFullSwipe: true)
    let along = Double(index) * 60
    var row = SwipeRow(
      item: ItemPath(section: 0, item: index),
      frame: axis == .vertical
        ? LayoutRect(x: 0, y: along, width: 400, height: 60)
        : LayoutRect(x: along, y: 0, width: 60, height: 400))
    switch index {
    case 0: (row.leading, row.trailing) = (short, short)
    case 1: row.trailing = full
    case 2: break
    case 3: row.leading = SwipeActions(count: 1, length: 80)
    default: return nil
    }
    return row
  }

  mutating func run(_ script: String) -> String {
    for step in script.split(separator: ",") {
      let words = step.split(separator: " ").map(String.init)
      time += 16
      switch words[0] {
      case "down", "move", "up": touch(words)
      case "cancel":
        note(swipe.cancelled(pointer: Int32(number(words, 1))))
      case "wait": time += number(words, 1) - 16
      case "scroll": note(swipe.scrolled())
      case "close": note(swipe.close())
      case "open":
        if let row = row(words) { note(swipe.open(row, at: edge(words))) }
      case "do":
        if let row = row(words) {
          note(swipe.perform(Int(number(words, 3)), at: edge(words), of: row))
        }
      case "delete":
        let gone = row(words)?.item
        note(swipe.update { $0 == gone ? nil : $0 })
      case "insert":
        note(
          swipe.update { ItemPath(section: $0.section, item: $0.item + 1) })
      default: log.append("no such step: \(step)")
      }
    }
    return log.joined(separator: ", ")
  }

  private mutating func touch(_ words: [String]) {
    let sample = PointerSample(
      pointer: Int32(number(words, 3)),
      position: LayoutPoint(x: number(words, 1), y: number(words, 2)),
      time: time)
    let along = axis == .vertical ? sample.position.y : sample.position.x
    switch words[0] {
    case "down":
      let row =
        along.isFinite ? Self.row(Int(along / 60), axis: axis) : nil
      note(swipe.began(sample, on: row))
    case "move": note(swipe.moved(sample))
    default: note(swipe.ended(sample))
    }
  }

  private func row(_ words: [String]) -> SwipeRow? {
    Self.row(Int(words[1].utf8.first ?? 97) - 97, axis: axis)
  }

  private func edge(_ words: [String]) -> SwipeEdge {
    words[2] == "leading" ? .leading : .trailing
  }

  private func number(_ words: [String], _ place: Int) -> Double {
    place < words.count ? Double(words[place]) ?? 0 : 0
  }

  private mutating func note(_ effects: [SwipeEffect]) {
    for effect in effects {
      switch effect {
      case .claim(let pointer): log.append("claim \(pointer)")
      case .move(let item, let offset):
        log.append("\(letter(item)) at \(distance(offset))")
      case .settle(let item, let offset, _):
        log.append("\(letter(item)) to \(distance(offset))")
      case .arm(let isArmed): log.append(isArmed ? "arm" : "disarm")
      case .perform(let item, let edge, let action):
        log.append("do \(letter(item)) \(edge) \(action)")
      }
    }
  }

  private func distance(_ offset: LayoutPoint) -> String {
    let (across, along) =
      axis == .vertical ? (offset.x, offset.y) : (offset.y, offset.x)
    let rounded = (across * 100).rounded() / 100
    let text = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    return along == 0 ? text : "\(text) and \(along) along"
  }

  private func letter(_ item: ItemPath) -> String {
    String(UnicodeScalar(UInt8(97 + item.item)))
  }
}
