import WaterflowEngine
import WaterflowLayout

/// Touches and what came of them, written down in one line.
///
/// Items are letters: `a` is item 0. A script is a list of `down`, `move` and
/// `up` with the item under the finger, or `-` beside all of them, and of
/// `cancel`, `select`, `deselect` and `reload`. What comes of it are questions,
/// such as `highlight a?`, and changes, such as `+a` and `-a` for the
/// highlight, `select a` and `deselect a`.
final class TouchScript {
  let selection = TouchSelection()
  /// The questions that are answered with no, as they are written down.
  var refusals: Set<String> = []
  /// Called while a question is asked.
  var whileAsked: ((String) -> Void)?
  private var log: [String] = []

  init(multiple: Bool = false, selected: String = "") {
    selection.allowsMultipleSelection = true
    for letter in selected { _ = selection.select(Self.item(letter)) }
    selection.allowsMultipleSelection = multiple
  }

  /// Runs a script and returns what came of it.
  func run(_ script: String) -> String {
    log = []
    for step in script.split(separator: ",") {
      let words = step.split(separator: " ")
      let item = words.count > 1 ? words[1].first.map(Self.item) : nil
      let touched = words.last == "-" ? nil : item
      switch words[0] {
      case "down": note(selection.touchBegan(on: touched, permits: permits))
      case "move": note(selection.touchMoved(on: touched))
      case "up":
        note(selection.touchEnded(on: touched, permits: permits))
        note(selection.touchWasTold())
      case "cancel": note(selection.touchCancelled())
      case "select": note(item.map(selection.select) ?? [])
      case "deselect": note(item.map(selection.deselect) ?? [])
      case "reload": selection.removeAll()
      default: log.append("no such step: \(step)")
      }
    }
    return log.joined(separator: ", ")
  }

  /// The selected items as letters, and the highlighted one behind a plus.
  var state: String {
    selection.selectedItems.map(Self.letter).joined()
      + (selection.highlightedItem.map { "+" + Self.letter($0) } ?? "")
  }

  private func permits(_ question: SelectionQuestion) -> Bool {
    let text =
      switch question {
      case .highlight(let item): "highlight \(Self.letter(item))?"
      case .select(let item): "select \(Self.letter(item))?"
      case .deselect(let item): "deselect \(Self.letter(item))?"
      }
    log.append(text)
    whileAsked?(text)
    return !refusals.contains(text)
  }

  private func note(_ changes: [SelectionChange]) {
    for change in changes {
      switch change {
      case .highlight(let item): log.append("+\(Self.letter(item))")
      case .unhighlight(let item): log.append("-\(Self.letter(item))")
      case .select(let item): log.append("select \(Self.letter(item))")
      case .deselect(let item): log.append("deselect \(Self.letter(item))")
      }
    }
  }

  private static func item(_ letter: Character) -> ItemPath {
    ItemPath(section: 0, item: Int(letter.asciiValue ?? 97) - 97)
  }

  private static func letter(_ item: ItemPath) -> String {
    String(UnicodeScalar(UInt8(97 + item.item)))
  }
}
