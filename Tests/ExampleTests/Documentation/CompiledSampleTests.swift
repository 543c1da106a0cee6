import Foundation
import Testing

@Suite("What the documentation shows is compiled")
struct CompiledSampleTests {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
  private static let root = tests.deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let pages = [
    "README.md", "Documentation/Migration/qiqwaterflow.md",
    "Documentation/Migration/water-flow-layout.md",
    "Documentation/Migration/siqin-waterflow.md",
    "Documentation/Migration/dz-table-view.md",
    "Documentation/Migration/cht-waterfall-layout.md",
    "Documentation/Migration/flex-layout.md",
    "Documentation/Migration/table-view.md",
    "Documentation/Migration/flow-layout.md",
    "Documentation/Migration/compositional-layout.md",
  ]
  private static let articles = [
    "WaterflowLayout", "WaterflowEngine", "WaterflowUIKit", "WaterflowWeb",
  ].map { "Sources/\($0)/\($0).docc/GettingStarted.md" }

  /// The lines of code, however far they are indented.
  private static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }

  /// The blocks of Swift below a page's heading that ends with a word.
  private static func samples(_ page: String, after word: String) -> [String] {
    let chapters = page.components(separatedBy: "\n#")
    return chapters.filter { chapter in
      chapter.prefix { $0 != "\n" }.hasSuffix(word)
    }.flatMap { chapter in
      chapter.components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "\n```").first }
    }
  }

  /// The word at the end of the heading above a page's samples.
  private static func heading(of page: String) -> String {
    if page == "README.md" { return "On iOS" }
    return articles.contains(page) ? "Overview" : "After"
  }

  @Test(
    "every sample below After, the README's and the articles' is in a file here",
    arguments: pages + articles)
  func compiled(_ page: String) throws {
    let files = try FileManager.default
      .contentsOfDirectory(atPath: Self.tests.path)
      .filter { $0.hasSuffix(".swift") }
      .map { name in
        try String(
          contentsOf: Self.tests.appendingPathComponent(name), encoding: .utf8)
      }
      .map { "\n" + Self.lines($0).joined(separator: "\n") + "\n" }
    let text = try String(
      contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    let samples = Self.samples(
      text, after: Self.heading(of: page))
    #expect(!samples.isEmpty)
    for sample in samples {
      let lines = Self.lines(sample)
      #expect(lines.count >= 10)
      let code = "\n" + lines.joined(separator: "\n") + "\n"
      let isCompiled = files.contains { $0.contains(code) }
      #expect(isCompiled, "\(lines[0])")
    }
  }
}
