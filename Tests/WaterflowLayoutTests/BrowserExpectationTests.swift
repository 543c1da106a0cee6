import Foundation
import Testing
import WaterflowLayout

@Suite("What a browser computed")
struct BrowserExpectationTests {
  static let groups = [
    "waterfall", "waterfall-aspect", "waterfall-autofill", "waterfall-orders",
    "waterfall-rows", "waterfall-rtl", "waterfall-spans",
    "waterfall-tolerance", "flow", "flow-justify", "flow-rows", "list",
    "list-rows", "mixed", "sticky-footers", "sticky-section",
    "sticky-stacked", "sticky-until-next",
  ]

  static let files: [String] = groups.flatMap { files(in: $0) }

  @Test("Every group has cases", arguments: groups)
  func hasFiles(group: String) {
    #expect(!Self.files(in: group).isEmpty)
  }

  @Test("The layout's frames are the browser's", arguments: files)
  func equalsBrowser(file: String) throws {
    let data = try Data(
      contentsOf: Self.folder.appendingPathComponent(file))
    let expectation = try JSONDecoder().decode(
      BrowserExpectation.self, from: data)
    #expect(expectation.browser.hasPrefix("Chromium"))

    let layout = try expectation.layout()
    // The browser rounds to 1/64 px, and thirds of a line or of a lane add up
    // to two of those.
    let tolerance = 1.0 / 32
    let size = layout.contentSize
    let isVertical = expectation.spec.axis != "horizontal"
    let length = isVertical ? size.height : size.width
    let expected = expectation.expected
    #expect(abs(length - expected.contentLength) <= tolerance)

    let elements = allElements(of: layout)
    for (kind, frames) in [
      (ElementKind.item, expected.items),
      (.header, expected.headers ?? []), (.footer, expected.footers ?? []),
    ] {
      let ours = elements.filter { $0.id.kind == kind }
      #expect(ours.count == frames.count)
      for (element, frame) in zip(ours, frames) {
        let isNear = zip(Self.numbers(element.frame), frame)
          .allSatisfy { abs($0 - $1) <= tolerance }
        #expect(
          frame.count == 4 && isNear, "\(element) should be at \(frame)")
      }
    }
  }

  @Test(
    "Pinned headers and footers stand where the browser's sticky ones do",
    arguments: files.filter { $0.hasPrefix("sticky") })
  func pinsLikeBrowser(file: String) throws {
    let data = try Data(
      contentsOf: Self.folder.appendingPathComponent(file))
    let expectation = try JSONDecoder().decode(
      BrowserExpectation.self, from: data)
    let layout = try expectation.layout()
    let placed = layout.itemsLaidOut
    let scrolls = try #require(expectation.expected.scrolls)
    #expect(!scrolls.isEmpty)
    for scroll in scrolls {
      let viewport = expectation.viewport(at: scroll.offset)
      for (kind, frames) in [
        (ElementKind.header, scroll.headers), (.footer, scroll.footers),
      ] {
        let ours = (0..<layout.sectionCount).compactMap {
          layout.element(ElementID(kind: kind, section: $0), in: viewport)
        }
        #expect(ours.count == frames.count)
        for (element, frame) in zip(ours, frames) {
          let isNear = zip(Self.numbers(element.frame), frame)
            .allSatisfy { abs($0 - $1) <= 1.0 / 32 }
          #expect(isNear, "at \(scroll.offset): \(element) not \(frame)")
        }
      }
    }
    #expect(layout.itemsLaidOut == placed)
  }

  // MARK: - Files

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("BrowserExpectations")

  private static func files(in group: String) -> [String] {
    let path = folder.appendingPathComponent(group).path
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
      .map { "\(group)/\($0)" }
  }

  private static func numbers(_ frame: Rect) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height]
  }
}
