/// Watches that what begins in a log of an ``ArenaScript`` comes to its end.
struct OpenEnds {
  private(set) var problem: String?
  private var highlights: Int = 0
  private var drags = 0
  private var swipes = 0
  private var turns = 0
  private var pulls = 0
  /// The item that was highlighted last, and the one that ceased to be last.
  private var highlighted = ""
  private var unhighlighted = ""
  /// Whether nothing but ends may come before all fingers are up.
  private var isSpent = false
  /// Whether a click may come all the same.
  private var mayClick = false

  /// Nothing new may come of the fingers that are down, but for a click perhaps.
  mutating func spend(mayClick: Bool = false) {
    self.mayClick = mayClick && (self.mayClick || !isSpent)
    isSpent = true
  }

  /// An item has come before all others, which are called as the next ones
  /// were.
  mutating func insert() {
    highlighted = Self.next(highlighted)
    unhighlighted = Self.next(unhighlighted)
  }

  private static func next(_ name: String) -> String {
    let letters = name.unicodeScalars.map { $0.value + 1 }
    return String(
      String.UnicodeScalarView(letters.compactMap { UnicodeScalar($0) }))
  }

  /// All fingers are up.
  mutating func rest() { isSpent = false }

  /// Whether a gesture has a touch of its own.
  var isClaimed: Bool { drags + swipes + turns + pulls > 0 }

  mutating func note(_ text: String) {
    let isClick = text.hasPrefix("+") || text.hasPrefix("select ")
    let isNew =
      isClick && !mayClick || text.hasPrefix("press")
      || ["swipe", "turn"].contains(text)
      || text.hasPrefix("lift") || text.hasPrefix("pull ") && pulls == 0
    if isNew && isSpent { problem = problem ?? "\(text) comes too late" }
    switch text.split(separator: " ").first.map(String.init) ?? "" {
    case let word where word.hasPrefix("+"):
      highlights += 1
      highlighted = String(word.dropFirst())
    case let word where word.hasPrefix("-"):
      highlights -= 1
      unhighlighted = String(word.dropFirst())
    case "select" where !text.hasSuffix("?"):
      // Its highlight goes afterwards, or was taken away meanwhile.
      if ![highlighted, unhighlighted].contains(String(text.suffix(1))) {
        problem =
          problem ?? "\(text) after +\(highlighted) and -\(unhighlighted)"
      }
    case "pull": pulls = 1
    case "let", "hold": pulls = 0
    case "lift" where !text.hasSuffix("?"): drags += 1
    case "drop": drags -= 1
    case "swipe": swipes += 1
    case "turn": turns += 1
    case "page" where !text.contains("at"): turns = 0
    case let word where word.count == 1 && text.contains(" to "): swipes = 0
    default: break
    }
    for (name, count) in [
      ("highlights", highlights), ("drags", drags), ("swipes", swipes),
      ("turns", turns),
    ] where count < 0 || count > 1 {
      problem = problem ?? "\(count) \(name) at \(text)"
    }
    if swipes + turns + drags + pulls > 1 {
      problem = problem ?? "two owners at \(text)"
    }
  }

  /// What has not ended, or ended twice.
  var unended: String? {
    if let problem { return problem }
    return highlights + drags + swipes + turns + pulls == 0
      ? nil
      : "open: \(highlights) highlights, \(drags) drags, \(swipes) swipes, "
        + "\(turns) turns, \(pulls) pulls"
  }
}
