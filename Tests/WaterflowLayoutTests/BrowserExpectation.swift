import Foundation
import WaterflowLayout

/// A layout that a browser computed: what it was given and what came of it.
struct BrowserExpectation: Decodable {
  struct Spec: Decodable {
    var viewport: ViewportSpec
    var axis: String?
    var direction: String?
    var sections: [SectionSpec]
  }

  struct ViewportSpec: Decodable {
    var width: Double
    var height: Double
  }

  struct SectionSpec: Decodable {
    var mode: String
    var lanes: Int?
    var minimumLaneWidth: Double?
    var sizing: String?
    var distribution: String?
    var alignment: String?
    var insets: InsetsSpec?
    var lineSpacing: Double?
    var interitemSpacing: Double?
    var header: Double?
    var footer: Double?
    var items: [ItemSpec]
  }

  struct InsetsSpec: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  struct ItemSpec: Decodable {
    var width: Double?
    var height: Double?
  }

  struct Expected: Decodable {
    var contentLength: Double
    var items: [[Double]]
    var headers: [[Double]]?
    var footers: [[Double]]?
  }

  /// A word of a description that the layout does not know.
  struct UnknownWord: Error {
    var word: String
  }

  var browser: String
  var spec: Spec
  var expected: Expected

  /// Builds what the browser was given.
  func layout() throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: Size(width: spec.viewport.width, height: spec.viewport.height),
      axis: try choose(
        spec.axis, ["vertical": .vertical, "horizontal": .horizontal],
        default: .vertical),
      direction: try choose(
        spec.direction, ["ltr": .leftToRight, "rtl": .rightToLeft],
        default: .leftToRight))
    for section in spec.sections {
      try layout.appendSection(
        try section.style(), count: section.items.count
      ) {
        ItemSize(
          width: section.items[$0].width ?? 0,
          height: section.items[$0].height ?? 0)
      }
    }
    return layout
  }
}

extension BrowserExpectation.SectionSpec {
  func style() throws -> SectionStyle {
    SectionStyle(
      mode: try sectionMode(), header: header ?? 0, footer: footer ?? 0,
      insets: Insets(
        top: insets?.top ?? 0, left: insets?.left ?? 0,
        bottom: insets?.bottom ?? 0, right: insets?.right ?? 0),
      lineSpacing: lineSpacing ?? 0, interitemSpacing: interitemSpacing ?? 0)
  }

  private func sectionMode() throws -> SectionMode {
    switch mode {
    case "list": return .list
    case "flow":
      return .flow(
        distribution: try choose(
          distribution,
          [
            "justified": .justified, "leading": .leading, "center": .center,
            "trailing": .trailing,
          ], default: .justified),
        alignment: try choose(
          alignment, ["center": .center, "top": .top, "bottom": .bottom],
          default: .center))
    case "waterfall":
      return .waterfall(
        lanes: minimumLaneWidth.map { .minimumWidth($0) }
          ?? .fixed(lanes ?? 2),
        sizing: try choose(
          sizing, ["absolute": .absolute, "aspect": .aspect],
          default: .absolute))
    default: throw BrowserExpectation.UnknownWord(word: mode)
    }
  }
}

/// Returns what a word of a description means.
private func choose<Choice>(
  _ word: String?, _ choices: [String: Choice], default absent: Choice
) throws -> Choice {
  guard let word else { return absent }
  guard let choice = choices[word] else {
    throw BrowserExpectation.UnknownWord(word: word)
  }
  return choice
}
