import Foundation
import Testing

/// Compares what the stand-in offers with `declarations.txt`; with RECORD=1 in
/// the environment it is written there instead.
///
/// A name that the adapter does not call is named in `exceptions.txt`, with
/// the reason why it is there.
@Suite("The stand-in offers what the adapter calls, and nothing else")
struct DeclarationTests {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let root = tests.deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let list = tests.appendingPathComponent("declarations.txt")
  private static let sources = root.appendingPathComponent(
    "Sources/UIKitStandIn")
  private static let adapter = root.appendingPathComponent(
    "Sources/WaterflowUIKit")

  @Test("every declaration is in the checked-in list, and the other way round")
  func listed() throws {
    let names = try DeclarationScanner.names(under: Self.sources)
    let text = names.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: Self.list)
    }
    #expect(names.count > 100)
    #expect(try String(contentsOf: Self.list, encoding: .utf8) == text)
  }

  @Test("every declaration is called by the adapter, or excepted by name")
  func called() throws {
    let words = try Self.words(under: Self.adapter)
    let excepted = Set(try Self.exceptions().map(\.name))
    let unused = try DeclarationScanner.names(under: Self.sources).filter {
      !words.contains(Self.lastComponent(of: $0)) && !excepted.contains($0)
    }
    #expect(unused == [])
  }

  @Test("every exception has a reason, names a declaration, and is needed")
  func exceptions() throws {
    let words = try Self.words(under: Self.adapter)
    let names = Set(try DeclarationScanner.names(under: Self.sources))
    for exception in try Self.exceptions() {
      #expect(names.contains(exception.name), "\(exception.name)")
      #expect(!exception.reason.isEmpty, "\(exception.name)")
      #expect(
        !words.contains(Self.lastComponent(of: exception.name)),
        "the adapter calls \(exception.name)")
    }
  }

  private static func words(under folder: URL) throws -> Set<String> {
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

  /// `b` of `A.b(c:)`.
  private static func lastComponent(of name: String) -> String {
    String(name.prefix { $0 != "(" }.split(separator: ".").last ?? "")
  }

  /// Lines such as `UIView.Mask.rawValue  required by OptionSet`.
  private static func exceptions() throws -> [(name: String, reason: String)] {
    let file = tests.appendingPathComponent("exceptions.txt")
    return try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "\n").filter { !$0.isEmpty }
      .map { line in
        let name = line.prefix { $0 != " " }
        let reason = line.dropFirst(name.count).drop { $0 == " " }
        return (String(name), String(reason))
      }
  }
}
