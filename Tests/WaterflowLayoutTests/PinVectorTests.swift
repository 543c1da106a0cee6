import Testing
import WaterflowLayout

@Suite("Pinned headers and footers by hand")
struct PinVectorTests {
  @Test("Stacked headers of 40 at 0, 240 and 480 pile up")
  func stacked() throws {
    let layout = try layout(.stacked)
    #expect(headers(layout, at: 205) == ["205p", "245p", "480"])
    #expect(headers(layout, at: 199) == ["199p", "240", "480"])
    #expect(headers(layout, at: 200) == ["200p", "240", "480"])
    #expect(headers(layout, at: 0) == ["0", "240", "480"])
    #expect(headers(layout, at: -30) == ["0", "240", "480"])
    #expect(headers(layout, at: 900) == ["900p", "940p", "980p"])
  }

  @Test("A section pushes its header out, a header the one before")
  func pushed() throws {
    // Footers of 20 start at 220, 460 and 700.
    let section = try layout(.section, footer: 20, items: 90)
    #expect(headers(section, at: 100) == ["100p", "240", "480"])
    #expect(headers(section, at: 180) == ["180p", "240", "480"])
    #expect(headers(section, at: 190) == ["180p", "240", "480"])
    #expect(headers(section, at: 241) == ["180p", "241p", "480"])

    let next = try layout(.untilNext, footer: 20, items: 90)
    #expect(headers(next, at: 200) == ["200p", "240", "480"])
    #expect(headers(next, at: 210) == ["200p", "240", "480"])
    #expect(headers(next, at: 900) == ["200p", "440p", "900p"])
    try next.setPinning(ofSection: 1, header: false, footer: false)
    #expect(headers(next, at: 300) == ["300p", "240", "480"])
    #expect(headers(next, at: 470) == ["440p", "240", "480"])
    // What is not said stays.
    try next.setPinning(ofSection: 1, header: nil, footer: true)
    #expect(headers(next, at: 300) == ["300p", "240", "480"])
    try next.setPinning(ofSection: 1, header: true, footer: nil)
    #expect(headers(next, at: 300) == ["200p", "300p", "480"])
  }

  @Test("Footers are held at the bottom the same way, mirrored")
  func footers() throws {
    // Sections of 240; footers of 40 rest at 200, 440 and 680.
    let table: [(PinMode, Double, [String])] = [
      (.section, 0, ["60p", "240p", "480p"]),
      (.section, 140, ["200", "240p", "480p"]),
      (.section, 500, ["200", "440", "560p"]),
      (.stacked, 0, ["-20p", "20p", "60p"]),
      (.stacked, 300, ["200", "320p", "360p"]),
      (.stacked, 621, ["200", "440", "680"]),
      (.untilNext, 0, ["60p", "240p", "480p"]),
      (.untilNext, 300, ["200", "360p", "480p"]),
      (.untilNext, 620, ["200", "440", "680"]),
    ]
    for (mode, offset, expected) in table {
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: 100, height: 100))
      layout.pinMode = mode
      for _ in 0..<3 {
        try layout.appendSection(
          SectionStyle(mode: .list, footer: 40, pinsFooter: true),
          lengths: [100, 100])
      }
      #expect(
        bars(.footer, layout, at: offset) == expected, "\(mode) \(offset)")
    }
  }

  @Test(
    "A header is pinned if and only if its line is behind its place at rest",
    arguments: [PinMode.section, .stacked, .untilNext])
  func pinnedIff(mode: PinMode) throws {
    let layout = try layout(mode)
    for y in stride(from: -50.0, through: 800, by: 0.5) {
      for section in 0..<3 {
        var viewport = Viewport(
          offset: LayoutPoint(x: 0, y: y), size: layout.viewport)
        viewport.contentInsets.top = 10
        let line = y + 10 + (mode == .stacked ? Double(section) * 40 : 0)
        let header = layout.element(
          ElementID(kind: .header, section: section), in: viewport)
        #expect(header?.isPinned == (line > Double(section) * 240))
        let z = header?.isPinned == true ? 1_024 + Int32(section) : 0
        #expect(header?.zIndex == z)
      }
    }
  }

  private func layout(
    _ mode: PinMode, footer: Double = 0, items: Double = 100
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 480))
    layout.pinMode = mode
    for _ in 0..<3 {
      try layout.appendSection(
        SectionStyle(
          mode: .list, header: 40, footer: footer, pinsHeader: true),
        lengths: [items, items])
    }
    return layout
  }

  private func headers(_ layout: CollectionLayout, at y: Double) -> [String] {
    bars(.header, layout, at: y)
  }

  /// Where the bars stand, followed by a p where they are pinned.
  private func bars(
    _ kind: ElementKind, _ layout: CollectionLayout, at y: Double
  ) -> [String] {
    let viewport = Viewport(
      offset: LayoutPoint(x: 0, y: y), size: layout.viewport)
    return (0..<layout.sectionCount).map {
      let id = ElementID(kind: kind, section: $0)
      guard let bar = layout.element(id, in: viewport) else { return "none" }
      return "\(Int(bar.frame.y))" + (bar.isPinned ? "p" : "")
    }
  }
}
