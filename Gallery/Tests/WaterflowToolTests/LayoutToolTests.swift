import Foundation
import Testing

/// Compares the tool's output with `Recorded/`; with RECORD=1 in the
/// environment it is written there instead.
@Suite("The tool lays out and draws", .serialized)
struct LayoutToolTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Recorded")

  private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD"] == "1"

  private static let specs: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".spec.json") }
      .map { String($0.dropLast(".spec.json".count)) }.sorted()
  }()

  private func path(_ name: String) -> String {
    Self.folder.appendingPathComponent(name).path
  }

  private func compare(_ text: String, with name: String) throws {
    let file = URL(fileURLWithPath: path(name))
    if Self.isRecording { try Data(text.utf8).write(to: file) }
    #expect(text == (try? String(contentsOf: file, encoding: .utf8)))
  }

  @Test("There is a case for each feature")
  func hasCases() {
    #expect(Self.specs.count >= 14)
  }

  @Test("as recorded", arguments: specs)
  func recorded(name: String) throws {
    let result = try ToolProcess.run("layout", path("\(name).spec.json"))
    #expect(result.code == 0)
    #expect(result.errors.isEmpty)
    try compare(result.output, with: "\(name).frames.json")
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: picture) }
    let drawn = try ToolProcess.run(
      "render", path("\(name).spec.json"), "-o", picture.path)
    #expect(drawn.code == 0)
    #expect(drawn.output.isEmpty)
    #expect(drawn.errors.isEmpty)
    try compare(
      String(contentsOf: picture, encoding: .utf8), with: "\(name).svg")
  }

  private static let small =
    #"{"viewport":{"width":9,"height":9},"sections":[{"items":[{"height":"#

  @Test("reads standard input", arguments: [["layout"], ["layout", "-"]])
  func standardInput(arguments: [String]) throws {
    let result =
      arguments.count == 1
      ? try ToolProcess.run("layout", input: Self.small + "5}]}]}")
      : try ToolProcess.run("layout", "-", input: Self.small + "5}]}]}")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix(#"{"contentSize":{"width":9,"height":5},"#))
  }

  @Test("ends with 65 and one line for a mistake in the data")
  func mistake() throws {
    let result = try ToolProcess.run("layout", input: Self.small + "true}]}]}")
    #expect(result.code == 65)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == "Error: standard input: sections[0].items[0].height: "
        + "expected a number\n")
  }

  @Test("ends with 66 and one line for a missing file")
  func missing() throws {
    let result = try ToolProcess.run("layout", "/none/such.json")
    #expect(result.code == 66)
    #expect(result.output.isEmpty)
    #expect(result.errors == "Error: /none/such.json: there is no such file\n")
  }

  @Test("warns of what it has put right")
  func warning() throws {
    let result = try ToolProcess.run("layout", input: Self.small + "-5}]}]}")
    #expect(result.code == 0)
    #expect(
      result.errors == "Warning: standard input: sections[0].items[0]: no "
        + "usable length, counts as 0\n")
  }

  @Test("lays out many items from a pipe")
  func many() throws {
    let items = (0..<100_000).map { #"{"height":\#($0 % 90 + 10)}"# }
      .joined(separator: ",")
    let result = try ToolProcess.run(
      "layout",
      input: #"{"viewport":{"width":9,"height":9},"sections":[{"items":["#
        + items + "]}]}")
    #expect(result.code == 0)
    #expect(result.output.contains(#"{"section":0,"item":99999,"lane":"#))
  }

  @Test(
    "refuses a picture it cannot make",
    arguments: [
      ["render"], ["render", "-o", "a.jpg"], ["render", "-o", "svg"],
    ])
  func usage(arguments: [String]) throws {
    let result = try ToolProcess(arguments).finish()
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
  }

  @Test("says that the program for PNG is missing")
  func noConverter() throws {
    let spec = path("waterfall.spec.json")
    let result = try ToolProcess(
      ["render", spec, "-o", "/tmp/never.png"],
      environment: ["PATH": "/nowhere"]
    ).finish()
    #expect(result.code == 69)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == "Error: PNG needs rsvg-convert, which is not on the "
        + "PATH: install librsvg2-bin, or write an .svg instead\n")
  }

  @Test("draws PNG")
  func png() throws {
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    let result = try ToolProcess.run(
      "render", path("waterfall.spec.json"), "-o", picture.path)
    #expect(result.code == 0)
    #expect(result.errors.isEmpty)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    #expect(try Data(contentsOf: picture).starts(with: signature))
  }
}
