import Foundation

/// Finds what Swift sources offer to other packages, or to this one alone.
///
/// It reads the layout that the formatter gives them: two spaces a level, and
/// a declaration's access on its first line. What stands between `#if` and
/// `#endif` is read where that asks for the system, and not where it asks for
/// a module, whose place the declarations take.
struct DeclarationScanner {
  private struct Scope {
    let indent: Int
    let name: String
    let offersAll: Bool
  }

  /// Who may use what is looked for.
  enum Access {
    case everyone
    case thisPackage

    fileprivate var words: Set<String> {
      self == .everyone ? ["public", "open"] : ["package"]
    }
  }

  private(set) var names: Set<String> = []
  private let access: Access
  private var scopes: [Scope] = []
  private var conditions: [Bool] = []

  init(_ access: Access = .everyone) {
    self.access = access
  }

  /// The names declared in Swift files, sorted.
  static func names(_ access: Access, in files: [URL]) throws -> [String] {
    var scanner = DeclarationScanner(access)
    for file in files {
      scanner.scan(try String(contentsOf: file, encoding: .utf8))
    }
    return scanner.names.sorted()
  }

  static func swiftFiles(under folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  /// Reads one file.
  mutating func scan(_ text: String) {
    scopes = []
    let lines = text.components(separatedBy: "\n")
    for (number, line) in lines.enumerated() {
      read(line, followedBy: lines.dropFirst(number + 1))
    }
  }

  private mutating func read(
    _ line: String, followedBy rest: ArraySlice<String>
  ) {
    if line.contains("#endif") { conditions.removeLast() }
    let indent = line.prefix { $0 == " " }.count - conditions.count { $0 } * 2
    var words = line.split(separator: " ").map(String.init)
    words.removeAll { $0.hasPrefix("@") }
    guard let first = words.first, !first.hasPrefix("//") else { return }
    while let scope = scopes.last, scope.indent >= indent,
      first != "}", first != "{", first != ")"
    {
      scopes.removeLast()
    }
    if first.hasPrefix("#") {
      if first == "#if" { conditions.append(line.contains("os(")) }
      return
    }
    let depth = scopes.last.map { $0.indent + 2 } ?? 0
    guard indent == depth else { return }
    let modifiers = words.prefix { Self.modifiers.contains($0) }
    words.removeFirst(modifiers.count)
    guard let keyword = words.first else { return }
    let isOffered =
      !access.words.isDisjoint(with: modifiers)
      || scopes.last?.offersAll == true && !modifiers.contains("private")
    // What is overridden is listed where it is declared first.
    if modifiers.contains("override"), isOffered { return }
    if let type = Self.typeKeyword(keyword, words) {
      let name = word(type)
      let inOffered = keyword == "extension" || isOffered
      let path = keyword == "extension" ? name : qualified(name)
      if keyword != "extension", isOffered { names.insert(path) }
      scopes.append(
        Scope(
          indent: indent, name: path,
          offersAll: inOffered && isOffered
            && ["protocol", "enum", "extension"].contains(keyword)))
      return
    }
    guard isOffered, Self.members.contains(where: keyword.hasPrefix) else {
      return
    }
    let whole = ([words.joined(separator: " ")] + rest).joined(separator: " ")
    if let name = Self.memberName(whole) { names.insert(qualified(name)) }
  }

  private func qualified(_ name: String) -> String {
    scopes.last.map { "\($0.name).\(name)" } ?? name
  }

  private func word(_ text: String) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || "._".contains($0) })
  }

  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate",
    "static", "class", "final", "override", "required", "convenience",
    "nonisolated", "weak", "mutating", "lazy", "dynamic", "isolated",
    "internal(set)", "private(set)", "package(set)", "nonisolated(unsafe)",
  ]

  private static let members = [
    "func", "var", "let", "init", "case", "subscript", "typealias",
  ]

  private static func typeKeyword(
    _ keyword: String, _ words: [String]
  ) -> String? {
    let types = ["struct", "enum", "protocol", "extension", "actor"]
    guard words.count > 1 else { return nil }
    if types.contains(keyword) { return words[1] }
    // `class` is a modifier as well; a type's name follows it at once.
    guard keyword.first?.isUppercase == true else { return nil }
    return keyword
  }

  /// `name(label:)` of what follows the modifiers.
  private static func memberName(_ text: String) -> String? {
    var rest = Substring(text)
    let keyword = rest.prefix(while: \.isLetter)
    rest = rest.dropFirst(keyword.count)
    var name = keyword
    if ["func", "var", "let", "case", "typealias"].contains(String(keyword)) {
      rest = rest.drop { $0 == " " }
      name = rest.prefix { !" (:<,=".contains($0) }
      rest = rest.dropFirst(name.count)
    } else {
      rest = rest.drop { $0 == "?" }
    }
    guard !name.isEmpty else { return nil }
    guard keyword == "func" || keyword == "init" || keyword == "subscript"
    else { return String(name) }
    return name + "(" + labels(rest).map { "\($0):" }.joined() + ")"
  }

  private static func labels(_ text: Substring) -> [String] {
    var labels: [String] = []
    var depth = 0
    var expectsLabel = false
    var label = ""
    var former: Character = " "
    for character in text {
      defer { former = character }
      switch character {
      case "(", "[", "<", "{":
        depth += 1
        if depth == 1 { expectsLabel = true }
      case ">" where former == "-":
        break
      case ")", "]", ">", "}":
        depth -= 1
        if depth == 0 { return labels }
      case "," where depth == 1:
        expectsLabel = true
      case " ", ":":
        guard expectsLabel, depth == 1, !label.isEmpty else { continue }
        labels.append(label)
        label = ""
        expectsLabel = false
      default:
        if expectsLabel, depth == 1 { label.append(character) }
      }
    }
    return labels
  }
}
