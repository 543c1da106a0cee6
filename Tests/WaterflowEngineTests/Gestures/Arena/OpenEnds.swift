/// Watches that what begins in a log of an ``ArenaScript`` comes to its end.
struct OpenEnds {
  private(set) var problem: String?
  private var highlights: Int = 0
  private var drags = 0
  private var swipes = 0
  private var turns = 0
  private var isMoved = false

  mutating func note(_ text: String) {
    switch text.split(separator: " ").first.map(String.init) ?? "" {
    case let word where word.hasPrefix("+"): highlights += 1
    case let word where word.hasPrefix("-"): highlights -= 1
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
    if swipes + turns + drags > 1 {
      problem = problem ?? "two owners at \(text)"
    }
  }

  /// What has not ended, or ended twice.
  var unended: String? {
    if let problem { return problem }
    return highlights + drags + swipes + turns == 0
      ? nil
      : "open: \(highlights) highlights, \(drags) drags, \(swipes) swipes, "
        + "\(turns) turns"
  }
}
