import Foundation
import LayoutDescription
import Testing
import WaterflowLayout

/// The descriptions that browsers were given, which are in the tool's format.
@Suite("A description gives the frames that a browser computed")
struct BrowserSpecificationTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tests/BrowserExpectations")

  private static let files: [String] = {
    let paths = try? FileManager.default.subpathsOfDirectory(
      atPath: folder.path)
    return (paths ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  private struct Expectation: Decodable {
    struct Scroll: Decodable {
      var offset: Double
      var headers: [[Double]]
      var footers: [[Double]]
    }

    struct Expected: Decodable {
      var items: [[Double]]
      var headers: [[Double]]?
      var footers: [[Double]]?
      var scrolls: [Scroll]?
    }

    var expected: Expected
  }

  private struct Frames: Decodable {
    struct Element: Decodable {
      var frame: [Double]
      var rest: [Double]?
    }

    var items: [Element]
    var headers: [Element]
    var footers: [Element]
  }

  @Test("There are cases")
  func hasCases() {
    #expect(Self.files.count >= 175)
  }

  @Test("at rest and at every scroll position", arguments: files)
  func frames(file: String) throws {
    let data = try Data(
      contentsOf: Self.folder.appendingPathComponent(file))
    let expected = try JSONDecoder().decode(Expectation.self, from: data)
      .expected
    let document = try #require(
      JSONSerialization.jsonObject(with: data) as? [String: Any])
    var spec = try #require(document["spec"] as? [String: Any])
    let atRest = try layOut(spec)
    expectNear(atRest.items.map(\.frame), expected.items)
    expectNear(atRest.headers.compactMap(\.rest), expected.headers ?? [])
    expectNear(atRest.footers.compactMap(\.rest), expected.footers ?? [])
    for scroll in expected.scrolls ?? [] {
      let axis = spec["axis"] as? String == "horizontal" ? "x" : "y"
      spec["contentOffset"] = [axis: scroll.offset]
      let frames = try layOut(spec)
      expectNear(frames.headers.map(\.frame), scroll.headers)
      expectNear(frames.footers.map(\.frame), scroll.footers)
    }
  }

  private func layOut(_ spec: [String: Any]) throws -> Frames {
    let bytes = try JSONSerialization.data(withJSONObject: spec)
    var output: [UInt8] = []
    try LayoutDescription.read(Array(bytes)).layOut().writeFrames {
      output += $0
    }
    return try JSONDecoder().decode(Frames.self, from: Data(output))
  }

  /// Compares within 1/32 px: browsers round down to 1/64.
  private func expectNear(_ frames: [[Double]], _ expected: [[Double]]) {
    #expect(frames.count == expected.count)
    for (frame, expected) in zip(frames, expected) {
      let isNear = zip(frame, expected).allSatisfy { abs($0 - $1) <= 1 / 32 }
      #expect(frame.count == 4 && isNear, "\(frame) should be \(expected)")
    }
  }
}
