import Foundation
import WaterflowLayout

/// A layout that a browser computed: what it was given and what came of it.
struct BrowserExpectation: Decodable {
  struct Spec: Decodable {
    var viewport: ViewportSpec
    var axis: String?
    var direction: String?
    var minimumContentLength: Double?
    var contentInsets: InsetsSpec?
    var pinning: PinningSpec?
    var sections: [SectionSpec]
  }

  struct PinningSpec: Decodable {
    var headers: String
    var footers: Bool?
    var sections: [Int]?
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
    var order: String?
    var tolerance: Double?
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
    var span: Int?
  }

  /// Where headers and footers stood at a scroll position.
  struct Scroll: Decodable {
    var offset: Double
    var headers: [[Double]]
    var footers: [[Double]]
  }

  struct Expected: Decodable {
    var contentLength: Double
    var items: [[Double]]
    var headers: [[Double]]?
    var footers: [[Double]]?
    var scrolls: [Scroll]?
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
    layout.minimumContentLength = spec.minimumContentLength ?? 0
    layout.pinMode = try choose(
      spec.pinning?.headers,
      [
        "section": .section, "stacked": .stacked, "untilNext": .untilNext,
      ], default: .stacked)
    for (index, section) in spec.sections.enumerated() {
      var style = try section.style()
      if let pinning = spec.pinning {
        let pins = pinning.sections?.contains(index) ?? true
        style.pinsHeader = pins
        style.pinsFooter = pins && pinning.footers ?? false
      }
      try layout.appendSection(style, count: section.items.count) {
        ItemSize(
          width: section.items[$0].width ?? 0,
          height: section.items[$0].height ?? 0,
          span: section.items[$0].span ?? 1)
      }
    }
    return layout
  }
}

extension BrowserExpectation {
  /// What the browser showed at a scroll position along the axis.
  func viewport(at offset: Double) -> Viewport {
    let isVertical = spec.axis != "horizontal"
    return Viewport(
      offset: isVertical ? Point(x: 0, y: offset) : Point(x: offset, y: 0),
      size: Size(width: spec.viewport.width, height: spec.viewport.height),
      contentInsets: Insets(
        top: spec.contentInsets?.top ?? 0,
        left: spec.contentInsets?.left ?? 0,
        bottom: spec.contentInsets?.bottom ?? 0,
        right: spec.contentInsets?.right ?? 0))
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
          default: .absolute),
        order: try choose(
          order,
          [
            "shortestLane": .shortestLane, "roundRobin": .roundRobin,
            "roundRobinReversed": .roundRobinReversed,
            "readingOrder": .readingOrder(tolerance: tolerance ?? 0),
          ], default: .shortestLane))
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
