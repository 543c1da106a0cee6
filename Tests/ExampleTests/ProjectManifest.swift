import Foundation

/// Reads as much YAML as `project.yml` needs, and refuses the rest: mappings
/// and lists of block form, two spaces a level, plain or double-quoted values.
struct ProjectManifest {
  /// A line that is not understood.
  struct Fault: Error, Equatable {
    let line: Int
    let reason: String
  }

  /// A value and the keys that lead to it; `-` stands for a list's element.
  struct Entry: Equatable {
    let keys: [String]
    let value: String
  }

  private(set) var entries: [Entry] = []

  init(_ text: String) throws {
    var keys: [(indent: Int, key: String)] = []
    // The deepest that the next line may stand, and whether it has to.
    var deepest = 0
    var opened: Int?
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      func fail(_ reason: String) -> Fault {
        Fault(line: number + 1, reason: reason)
      }
      var indent = line.prefix { $0 == " " }.count
      var rest = line.dropFirst(indent)
      if rest.isEmpty || rest.first == "#" { continue }
      if line.contains("\t") { throw fail("a tab") }
      if indent % 2 != 0 || indent > deepest { throw fail("indentation") }
      if let opened, indent <= opened {
        throw fail("nothing in the line above")
      }
      keys.removeAll { $0.indent >= indent }
      if rest.hasPrefix("- ") {
        keys.append((indent, "-"))
        indent += 2
        rest = rest.dropFirst(2)
      }
      guard let colon = rest.firstIndex(of: ":") else { throw fail("no key") }
      let key = String(rest[..<colon])
      if !key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        || key.isEmpty
      {
        throw fail("the key \(key)")
      }
      keys.append((indent, key))
      let value = rest[rest.index(after: colon)...]
      if value.isEmpty {
        deepest = indent + 2
        opened = indent
        continue
      }
      guard value.first == " " else { throw fail("no space after \(key):") }
      deepest = indent
      opened = nil
      entries.append(
        Entry(
          keys: keys.map(\.key),
          value: try Self.scalar(value.dropFirst(), or: fail("a value"))))
    }
    if let opened { throw Fault(line: 0, reason: "ends after \(opened)") }
  }

  /// The values under keys, the last of which may be anywhere.
  func values(_ keys: String...) -> [String] {
    entries.filter { Array($0.keys.suffix(keys.count)) == keys }.map(\.value)
  }

  private static func scalar(
    _ text: Substring, or fault: Fault
  ) throws -> String {
    if text.first == "\"" {
      let inside = text.dropFirst().dropLast()
      guard text.count > 1, text.last == "\"", !inside.contains("\""),
        !inside.contains("\\")
      else { throw fault }
      return String(inside)
    }
    let plain = CharacterSet.alphanumerics
      .union(CharacterSet(charactersIn: "._/-"))
    guard text.unicodeScalars.allSatisfy({ plain.contains($0) }) else {
      throw fault
    }
    return String(text)
  }
}
