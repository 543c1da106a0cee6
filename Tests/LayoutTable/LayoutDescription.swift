import WaterflowLayout

/// A layout as a document describes it, for pages of a browser, for the
/// command line tool and for every host.
package struct LayoutDescription: Decodable {
  package var viewport: LayoutSize
  package var axis: LayoutAxis
  package var direction: LayoutDirection
  package var scale: Double
  package var minimumContentLength: Double
  package var contentInsets: Insets
  package var contentOffset: LayoutPoint
  package var overscan: Double
  package var pinMode: PinMode
  package var sectionDisplacement: SectionDisplacement?
  package var sections: [SectionDescription]
  /// Whether any header or footer is held.
  package var hasPins: Bool { pinning != nil }

  private var pinning: Pinning?

  private struct Pinning: Decodable {
    var headers: String
    var footers: Bool?
    var sections: [Int]?
  }

  private struct Extent: Decodable {
    var width: Double
    var height: Double
  }

  private struct Place: Decodable {
    var x: Double?
    var y: Double?

    var point: LayoutPoint { LayoutPoint(x: x ?? 0, y: y ?? 0) }
  }

  private struct Displacement: Decodable {
    var section: Int
    var offset: Place
  }

  private enum Key: String, CodingKey {
    case viewport, axis, direction, scale, minimumContentLength
    case contentInsets, contentOffset, overscan, pinning, paging, sections
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let extent = try values.decode(Extent.self, forKey: .viewport)
    viewport = LayoutSize(width: extent.width, height: extent.height)
    axis = try values.choose(
      .axis, ["vertical": .vertical, "horizontal": .horizontal],
      default: .vertical)
    direction = try values.choose(
      .direction, ["ltr": .leftToRight, "rtl": .rightToLeft],
      default: .leftToRight)
    scale = try values.number(.scale)
    minimumContentLength = try values.number(.minimumContentLength)
    contentInsets = try values.insets(.contentInsets) ?? .zero
    contentOffset =
      try values.decodeIfPresent(Place.self, forKey: .contentOffset)?.point
      ?? .zero
    overscan = try values.number(.overscan)
    sectionDisplacement = try values.decodeIfPresent(
      Displacement.self, forKey: .paging
    )
    .map {
      SectionDisplacement(firstSection: $0.section, offset: $0.offset.point)
    }
    pinning = try values.decodeIfPresent(Pinning.self, forKey: .pinning)
    let modes: [String: PinMode] = [
      "section": .section, "stacked": .stacked, "untilNext": .untilNext,
    ]
    pinMode = try modes.meaning(of: pinning?.headers ?? "stacked")
    sections =
      try values.decodeIfPresent([SectionDescription].self, forKey: .sections)
      ?? []
  }

  /// Returns a section's style, with the pins that the document asks for.
  package func style(ofSection index: Int) -> SectionStyle {
    var style = sections[index].style
    if let pinning {
      let pins = pinning.sections?.contains(index) ?? true
      style.pinsHeader = pins
      style.pinsFooter = pins && pinning.footers ?? false
    }
    return style
  }

  /// Lays the description out.
  package func layout() throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: viewport, axis: axis, direction: direction, scale: scale)
    layout.minimumContentLength = minimumContentLength
    layout.pinMode = pinMode
    layout.sectionDisplacement = sectionDisplacement
    for (index, section) in sections.enumerated() {
      try layout.appendSection(
        style(ofSection: index), count: section.items.count
      ) { section.items[$0].size }
    }
    return layout
  }

  /// What is shown at a scroll position along the axis.
  package func viewport(at offset: Double) -> Viewport {
    Viewport(
      offset: axis == .vertical
        ? LayoutPoint(x: 0, y: offset) : LayoutPoint(x: offset, y: 0),
      size: viewport, contentInsets: contentInsets)
  }
}
