import Foundation
import LayoutDescription
import StrictJSON
import Testing

@Suite("The page about descriptions")
struct DescriptionPageTests {
  private static let page: String = {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Layouts/description.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  @Test(
    "names all keys and words that are known",
    arguments: [
      #"{"?":0}"#, #"{"viewport":{"?":0}}"#, #"{"contentInsets":{"?":0}}"#,
      #"{"contentOffset":{"?":0}}"#, #"{"pinning":{"?":0}}"#,
      #"{"paging":{"?":0}}"#, #"{"sections":[{"?":0}]}"#,
      #"{"sections":[{"items":[{"?":0}]}]}"#, #"{"axis":"?"}"#,
      #"{"direction":"?"}"#, #"{"pinning":{"headers":"?"}}"#,
      #"{"sections":[{"mode":"?"}]}"#, #"{"sections":[{"remainder":"?"}]}"#,
      #"{"sections":[{"order":"?"}]}"#, #"{"sections":[{"sizing":"?"}]}"#,
      #"{"sections":[{"distribution":"?"}]}"#,
      #"{"sections":[{"alignment":"?"}]}"#, #"{"sections":[{"breaking":"?"}]}"#,
      #"{"sections":[{"lastRow":"?"}]}"#,
      #"{"sections":[{"itemAlignment":"?"}]}"#,
    ])
  func complete(_ text: String) throws {
    let fault = try #require(throws: JSONFault.self) {
      try LayoutDescription.read(Array(text.utf8))
    }
    let known = try #require(
      fault.reason.components(separatedBy: "expected one of ").last)
    for word in known.components(separatedBy: ", ") {
      let isNamed =
        Self.page.contains("`\(word)`") || Self.page.contains("\"\(word)\"")
      #expect(isNamed, "\(word)")
    }
  }

  @Test("shows a description that can be laid out, and its frames")
  func example() throws {
    let sample = try #require(
      Self.page.components(separatedBy: "```json\n").dropFirst().first?
        .components(separatedBy: "```").first)
    let described = try LayoutDescription.read(Array(sample.utf8)).layOut()
    #expect(described.warnings.isEmpty)
    var written: [UInt8] = []
    described.writeFrames { written += $0 }
    #expect(Self.page.contains(String(decoding: written, as: UTF8.self)))
  }
}
