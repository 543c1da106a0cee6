import Foundation
import LayoutDescription
import WaterflowLayout

/// A layout that a browser computed: what it was given and what came of it.
package struct BrowserExpectation {
  /// Where headers and footers stood at a scroll position.
  package struct Scroll: Decodable {
    package var offset: Double
    package var headers: [[Double]]
    package var footers: [[Double]]
  }

  package struct Expected: Decodable {
    package var contentLength: Double
    package var items: [[Double]]
    package var headers: [[Double]]?
    package var footers: [[Double]]?
    package var scrolls: [Scroll]?
  }

  package var browser: String
  package var spec: LayoutDescription
  package var expected: Expected

  // MARK: - Files

  /// The directories of cases.
  package static let groups = [
    "waterfall", "waterfall-aspect", "waterfall-autofill", "waterfall-orders",
    "waterfall-rows", "waterfall-rtl", "waterfall-spans",
    "waterfall-tolerance", "flow", "flow-justify", "flow-rows",
    "justified-greedy", "justified-balanced", "justified-columns",
    "justified-mixed", "justified-rtl", "list", "list-rows", "mixed",
    "sticky-footers", "sticky-section", "sticky-stacked", "sticky-until-next",
  ]

  /// Every case there is, group by group.
  package static let files: [String] = groups.flatMap { files(in: $0) }

  /// Returns the cases of a group, for ``read(_:)``.
  package static func files(in group: String) -> [String] {
    Repository.files("Tests/BrowserExpectations/\(group)", ".json").map {
      "\(group)/\($0)"
    }
  }

  /// A case without what was given, which has a reader of its own.
  private struct Computed: Decodable {
    var browser: String
    var expected: Expected
  }

  /// Reads a case.
  package static func read(_ file: String) throws -> BrowserExpectation {
    let contents = try Repository.contents("Tests/BrowserExpectations/\(file)")
    let computed = try JSONDecoder().decode(Computed.self, from: contents)
    let document = try JSONSerialization.jsonObject(with: contents)
    let spec = try JSONSerialization.data(
      withJSONObject: (document as? [String: Any])?["spec"] ?? [:])
    return BrowserExpectation(
      browser: computed.browser,
      spec: try LayoutDescription.read([UInt8](spec)),
      expected: computed.expected)
  }
}
