import WaterflowLayout

extension UpdateError: CustomStringConvertible {
  /// The fault in a sentence without a full stop.
  public var description: String {
    switch self {
    case .negativeCount(let section, let count):
      "section \(section): at least 0 items expected, \(count) given"
    case .noSuchSection(let role, let section, let count):
      "\(role.verb) section \(section), but \(role.time) there are \(count)"
    case .noSuchItem(let role, let path, let count):
      "\(role.verb) \(path.words), but \(role.time) it has \(count)"
    case .sectionNamedTwice(let section, let first, let second):
      "section \(section) named twice: \(first.verb) and \(second.verb)"
    case .itemNamedTwice(let path, let first, let second):
      "\(path.words) named twice: \(first.verb) and \(second.verb)"
    case .sectionNotKept(let path, let role, let section):
      "\(role.verb) \(path.words), but that section is not kept: "
        + section.verb
    case .countMismatch(let mismatch): mismatch.sentence
    }
  }
}

extension ItemPath {
  // Written out once: interpolation takes much of a module.
  @inline(never)
  fileprivate var words: String { "item \(item) of section \(section)" }
}

extension UpdateRole {
  fileprivate var verb: String {
    switch self {
    case .delete: "delete"
    case .moveFrom: "move from"
    case .reload: "reload"
    case .insert: "insert"
    case .moveTo: "move to"
    }
  }

  fileprivate var time: String {
    switch self {
    case .delete, .moveFrom, .reload: "before the update"
    case .insert, .moveTo: "after the update"
    }
  }
}

extension CountMismatch {
  fileprivate var sentence: String {
    var text = "sections"
    if let section { text = "section \(section)" }
    text += ": \(before) before"
    Self.add(inserted, "+", "inserted", to: &text)
    Self.add(movedIn, "+", "moved in", to: &text)
    Self.add(deleted, "-", "deleted", to: &text)
    Self.add(movedOut, "-", "moved out", to: &text)
    if let expected { text += " = \(expected) expected" }
    return text + ", \(actual) given"
  }

  @inline(never)
  private static func add(
    _ count: Int, _ sign: String, _ what: String, to text: inout String
  ) {
    if count > 0 { text += " \(sign) \(count) \(what)" }
  }
}
