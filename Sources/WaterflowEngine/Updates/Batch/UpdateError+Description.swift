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
      "\(role.verb) item \(path.item) of section \(path.section), but "
        + "\(role.time) it has \(count)"
    case .sectionNamedTwice(let section, let first, let second):
      "section \(section) named twice: \(first.verb) and \(second.verb)"
    case .itemNamedTwice(let path, let first, let second):
      "item \(path.item) of section \(path.section) named twice: "
        + "\(first.verb) and \(second.verb)"
    case .sectionNotKept(let path, let role, let section):
      "\(role.verb) item \(path.item) of section \(path.section), but that "
        + "section is not kept: \(section.verb)"
    case .countMismatch(let mismatch): mismatch.sentence
    }
  }
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
    if inserted > 0 { text += " + \(inserted) inserted" }
    if movedIn > 0 { text += " + \(movedIn) moved in" }
    if deleted > 0 { text += " - \(deleted) deleted" }
    if movedOut > 0 { text += " - \(movedOut) moved out" }
    if let expected { text += " = \(expected) expected" }
    return text + ", \(actual) given"
  }
}
