import LayoutTable
import Testing
import WaterflowLayout

@Suite("What a browser computed")
struct BrowserExpectationTests {
  @Test("Every group has cases", arguments: BrowserExpectation.groups)
  func hasFiles(group: String) {
    #expect(!BrowserExpectation.files(in: group).isEmpty)
  }

  @Test(
    "The layout's frames are the browser's",
    arguments: BrowserExpectation.files)
  func equalsBrowser(file: String) throws {
    let expectation = try BrowserExpectation.read(file)
    #expect(expectation.browser.hasPrefix("Chromium"))

    let layout = try expectation.spec.layout()
    // The browser rounds to 1/64 px, and thirds of a line or of a lane add up
    // to two of those.
    let tolerance = 1.0 / 32
    let size = layout.contentSize
    let isVertical = expectation.spec.axis == .vertical
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
    arguments: BrowserExpectation.files.filter { $0.hasPrefix("sticky") })
  func pinsLikeBrowser(file: String) throws {
    let expectation = try BrowserExpectation.read(file)
    let layout = try expectation.spec.layout()
    let placed = layout.itemsLaidOut
    let scrolls = try #require(expectation.expected.scrolls)
    #expect(!scrolls.isEmpty)
    for scroll in scrolls {
      let viewport = expectation.spec.viewport(at: scroll.offset)
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

  private static func numbers(_ frame: LayoutRect) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height]
  }
}
