import Foundation

/// A stand-in, who calls it, and what is written down about it.
struct StandInList: CustomStringConvertible, Sendable {
  /// The callers' name.
  let description: String
  private let sources: String
  private let callers: String
  private let folder: String

  static let all = [
    StandInList(
      description: "the adapter", sources: "Sources/UIKitStandIn",
      callers: "Sources/WaterflowUIKit", folder: ""),
    StandInList(
      description: "the example", sources: "Examples/iOS/StandIn",
      callers: "Examples/iOS/Sources", folder: "App"),
  ]

  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let root = tests.deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The list of what the stand-in offers.
  var declarations: URL { file("declarations.txt") }

  /// What the stand-in offers.
  func names() throws -> [String] {
    try DeclarationScanner.names(.everyone, in: files())
  }

  /// What is declared for tests, where UIKit's types are declared.
  func namesForTests() throws -> [String] {
    try DeclarationScanner.names(
      .thisPackage, in: files().filter { !Self.drivesTests($0) })
  }

  /// What is offered where only tests should find something.
  func namesAmongDriving() throws -> [String] {
    try DeclarationScanner.names(
      .everyone, in: files().filter(Self.drivesTests))
  }

  /// The list of what UIKit has and only tests call.
  func documentedNames() throws -> [String] {
    try String(contentsOf: file("documented.txt"), encoding: .utf8)
      .components(separatedBy: "\n").filter { !$0.isEmpty }
  }

  private func files() throws -> [URL] {
    try DeclarationScanner.swiftFiles(
      under: Self.root.appendingPathComponent(sources))
  }

  private static func drivesTests(_ file: URL) -> Bool {
    file.pathComponents.contains("TestDriving")
  }

  /// Every word of the callers' sources but for comments.
  func calledWords() throws -> Set<String> {
    let folder = Self.root.appendingPathComponent(callers)
    var words: Set<String> = []
    for file in try DeclarationScanner.swiftFiles(under: folder) {
      for line in try String(contentsOf: file, encoding: .utf8)
        .components(separatedBy: "\n")
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        words.formUnion(
          line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .map(String.init))
      }
    }
    return words
  }

  /// Lines such as `UIView.Mask.rawValue  required by OptionSet`.
  func exceptions() throws -> [(name: String, reason: String)] {
    try String(contentsOf: file("exceptions.txt"), encoding: .utf8)
      .components(separatedBy: "\n").filter { !$0.isEmpty }
      .map { line in
        let name = line.prefix { $0 != " " }
        let reason = line.dropFirst(name.count).drop { $0 == " " }
        return (String(name), String(reason))
      }
  }

  /// `b` of `A.b(c:)`.
  static func lastComponent(of name: String) -> String {
    String(name.prefix { $0 != "(" }.split(separator: ".").last ?? "")
  }

  private func file(_ name: String) -> URL {
    Self.tests.appendingPathComponent(folder).appendingPathComponent(name)
  }
}
