import WaterflowLayout

/// A section as a document describes it.
package struct SectionDescription: Decodable {
  /// The section's style without pins.
  package var style: SectionStyle
  package var items: [ItemDescription]

  private enum Key: String, CodingKey {
    case mode, lanes, minimumLaneWidth, sizing, order, tolerance
    case distribution, alignment, insets, lineSpacing, interitemSpacing
    case header, footer, background, items
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    style = SectionStyle(
      mode: try Self.mode(values), header: try values.number(.header),
      footer: try values.number(.footer),
      insets: try values.insets(.insets) ?? .zero,
      lineSpacing: try values.number(.lineSpacing),
      interitemSpacing: try values.number(.interitemSpacing),
      background: try Self.background(values))
    items =
      try values.decodeIfPresent([ItemDescription].self, forKey: .items) ?? []
  }

  private static func mode(
    _ values: KeyedDecodingContainer<Key>
  ) throws -> SectionMode {
    let word =
      try values.decodeIfPresent(String.self, forKey: .mode) ?? "waterfall"
    switch word {
    case "list": return .list
    case "flow":
      return .flow(
        distribution: try values.choose(
          .distribution,
          [
            "justified": .justified, "leading": .leading, "center": .center,
            "trailing": .trailing,
          ], default: .justified),
        alignment: try values.choose(
          .alignment, ["center": .center, "top": .top, "bottom": .bottom],
          default: .center))
    case "waterfall":
      let lanes = try values.decodeIfPresent(Int.self, forKey: .lanes) ?? 2
      return .waterfall(
        lanes: try values.decodeIfPresent(
          Double.self, forKey: .minimumLaneWidth
        ).map { .minimumWidth($0) } ?? .fixed(lanes),
        sizing: try values.choose(
          .sizing, ["absolute": .absolute, "aspect": .aspect],
          default: .absolute),
        order: try values.choose(
          .order,
          [
            "shortestLane": .shortestLane, "roundRobin": .roundRobin,
            "roundRobinReversed": .roundRobinReversed,
            "readingOrder": .readingOrder(
              tolerance: try values.number(.tolerance)),
          ], default: .shortestLane))
    default: throw UnknownWord(word: word)
    }
  }

  /// A background is described by its insets, or by whether there is one.
  private static func background(
    _ values: KeyedDecodingContainer<Key>
  ) throws -> Insets? {
    if let isShown = try? values.decode(Bool.self, forKey: .background) {
      return isShown ? .zero : nil
    }
    return try values.insets(.background)
  }
}

/// An item as a document describes it.
package struct ItemDescription: Decodable {
  var width: Double?
  var height: Double?
  var span: Int?

  /// What the layout is told; what is not given it does not look at.
  package var size: ItemSize {
    ItemSize(width: width ?? 0, height: height ?? 0, span: span ?? 1)
  }
}
