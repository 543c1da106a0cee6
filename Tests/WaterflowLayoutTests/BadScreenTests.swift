import Testing
import WaterflowLayout

@Suite("Bad pins, pages, insets and overscans")
struct BadScreenTests {
  @Test(
    "A tolerance that is negative or no number counts as 0, with one warning",
    arguments: [Double.nan, -1, -Double.infinity])
  func tolerance(value: Double) throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    try layout.appendSection(reading(value), lengths: lengths)
    #expect(warnings.list == [.styleClamped(section: 1)])
    #expect(layout.style(ofSection: 1) == reading(0))
    let plain = try self.layout()
    try plain.appendSection(reading(0), lengths: lengths)
    #expect(unequal(layout, plain) == nil)
    let placed = layout.itemsLaidOut
    try layout.resize(to: LayoutSize(width: 80, height: 90))
    #expect(layout.itemsLaidOut == placed)
  }

  @Test(
    "An endless tolerance fills lane after lane",
    arguments: [Double.infinity, 1e300])
  func endlessTolerance(value: Double) throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    try layout.appendSection(reading(value), lengths: lengths)
    #expect(warnings.list.isEmpty)
    let lanes = allElements(of: layout).filter {
      $0.id.section == 1 && $0.id.kind == .item
    }
    .map(\.lane)
    #expect(lanes == [0, 1, 2, 0, 1, 2])
  }

  @Test(
    "A span is brought into 1...lanes",
    arguments: [
      (0, 1), (-3, 1), (.min, 1), (3, 3), (4, 3), (1_000, 3), (.max, 3),
    ])
  func span(value: Int, used: Int) throws {
    for sizing in [ItemSizing.absolute, .aspect] {
      let style = SectionStyle(
        mode: .waterfall(lanes: .fixed(3), sizing: sizing))
      func made(_ span: Int) throws -> CollectionLayout {
        let layout = try layout()
        try layout.appendSection(style, count: 5) {
          ItemSize(width: 1, height: 2, span: $0 == 2 ? span : 1)
        }
        return layout
      }
      #expect(unequal(try made(value), try made(used)) == nil)
    }
  }

  @Test(
    "A tail from a section that is not there moves nothing, or everything",
    arguments: [-1, .min, 3, .max])
  func pagingSection(section: Int) throws {
    let layout = try layout()
    let viewport = Viewport(offset: .zero, size: layout.viewport)
    let rest = shown(layout, viewport)
    layout.sectionDisplacement = SectionDisplacement(
      firstSection: section, offset: LayoutPoint(x: 500, y: 0))
    #expect(shown(layout, viewport) == (section < 0 ? [] : rest))
  }

  @Test(
    "A tail that is moved nowhere in particular is not visible",
    arguments: [Double.nan, .infinity, -Double.infinity, 1e300])
  func pagingOffset(value: Double) throws {
    let layout = try layout()
    let viewport = Viewport(offset: .zero, size: layout.viewport)
    for offset in [
      LayoutPoint(x: value, y: 0), LayoutPoint(x: 0, y: value),
      LayoutPoint(x: value, y: value),
    ] {
      layout.sectionDisplacement = SectionDisplacement(
        firstSection: 0, offset: offset)
      #expect(shown(layout, viewport).isEmpty)
    }
  }

  @Test(
    "A content inset that is no positive number covers nothing",
    arguments: [Double.nan, .infinity, -Double.infinity, -20])
  func contentInsets(value: Double) throws {
    for axis in [LayoutAxis.vertical, .horizontal] {
      for mode in [PinMode.section, .stacked, .untilNext] {
        let layout = try layout(axis)
        layout.pinMode = mode
        var viewport = Viewport(
          offset: LayoutPoint(x: 31, y: 31), size: layout.viewport)
        let plain = shown(layout, viewport)
        #expect(plain.contains { $0.isPinned })
        viewport.contentInsets = Insets(value)
        #expect(shown(layout, viewport) == plain)
      }
    }
  }

  @Test("An overscan that is negative or no number widens nothing")
  func overscan() throws {
    let layout = try layout()
    var viewport = Viewport(
      offset: LayoutPoint(x: 0, y: 31), size: LayoutSize(width: 90, height: 20))
    let plain = shown(layout, viewport)
    for value in [Double.nan, -1, -Double.infinity] {
      viewport.overscanBefore = value
      viewport.overscanAfter = value
      #expect(shown(layout, viewport) == plain)
    }
  }

  @Test(
    "An endless overscan shows everything",
    arguments: [Double.infinity, 1e300])
  func endlessOverscan(value: Double) throws {
    for axis in [LayoutAxis.vertical, .horizontal] {
      let layout = try layout(axis)
      let viewport = Viewport(
        offset: .zero, size: layout.viewport, overscanBefore: value,
        overscanAfter: value)
      #expect(
        shown(layout, viewport).map(\.id)
          == allElements(of: layout).map(\.id))
    }
  }

  @Test(
    "A viewport without a place shows nothing",
    arguments: [Double.nan, .infinity, -Double.infinity])
  func offset(value: Double) throws {
    for mode in [PinMode.section, .stacked, .untilNext] {
      let layout = try layout()
      layout.pinMode = mode
      let viewport = Viewport(
        offset: LayoutPoint(x: 0, y: value), size: layout.viewport)
      #expect(shown(layout, viewport).isEmpty)
    }
  }

  @Test("A least length of the content that is none counts as 0")
  func minimumLength() throws {
    let layout = try layout()
    let length = layout.contentLength
    for value in [Double.nan, -1, -Double.infinity, 0] {
      let warnings = WarningLog(layout)
      layout.minimumContentLength = value
      #expect(
        warnings.list == (value == 0 ? [] : [.styleClamped(section: -1)]))
      #expect(layout.minimumContentLength == 0)
      #expect(layout.contentLength == length)
    }
    for value in [Double.infinity, 1e300] {
      layout.minimumContentLength = value
      #expect(layout.contentLength == 274_877_906_944)
    }
    layout.minimumContentLength = 5
    #expect(layout.contentLength == length)
  }

  @Test(
    "A content header of no usable length is none, with one warning",
    arguments: [Double.nan, -1, -Double.infinity])
  func contentHeader(value: Double) throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    let before = allElements(of: layout)
    try layout.setContentHeader(length: 20)
    #expect(layout.frame(of: .contentHeader)?.height == 20)
    #expect(warnings.list.isEmpty)
    try layout.setContentHeader(length: value)
    #expect(warnings.list == [.styleClamped(section: -1)])
    #expect(unequal(allElements(of: layout), before) == nil)
  }

  @Test(
    "An endless content header is refused",
    arguments: [Double.infinity, 1e300])
  func endlessContentHeader(value: Double) throws {
    let layout = try layout()
    try layout.setContentHeader(length: 7)
    let before = allElements(of: layout)
    #expect(throws: LayoutError.styleOutOfRange(section: -1)) {
      try layout.setContentHeader(length: value)
    }
    #expect(unequal(allElements(of: layout), before) == nil)
  }

  @Test(
    "A background's insets are distances like any other",
    arguments: [Double.nan, -1, -Double.infinity])
  func background(value: Double) throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    let style = SectionStyle(mode: .list, background: Insets(value))
    try layout.appendSection(style, lengths: [10])
    #expect(warnings.list == [.styleClamped(section: 1)])
    let id = ElementID(kind: .background, section: 1)
    let plain = layout.frame(of: id)
    #expect(plain?.height == 10)
    for bad in [Double.infinity, 1e300] {
      #expect(throws: LayoutError.styleOutOfRange(section: 2)) {
        try layout.appendSection(
          SectionStyle(mode: .list, background: Insets(bad)), lengths: [10])
      }
    }
  }

  @Test("Pinning cannot be set for a section that is not there")
  func setPinning() throws {
    let layout = try layout()
    for section in [-1, 1, .max, .min] {
      #expect(throws: LayoutError.noSuchSection(section, count: 1)) {
        try layout.setPinning(ofSection: section, header: true, footer: true)
      }
    }
  }

  // MARK: - Layouts

  private let lengths: [Double] = [9, 1, 5, 3, 2, 8]

  private func reading(_ tolerance: Double) -> SectionStyle {
    SectionStyle(
      mode: .waterfall(
        lanes: .fixed(3), order: .readingOrder(tolerance: tolerance)))
  }

  /// One section with pins of 10, 100 points long.
  private func layout(_ axis: LayoutAxis = .vertical) throws -> CollectionLayout
  {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 90, height: 90), axis: axis)
    try layout.appendSection(
      SectionStyle(
        mode: .list, header: 10, footer: 10, pinsHeader: true,
        pinsFooter: true),
      lengths: Array(repeating: 20, count: 4))
    return layout
  }

  private func shown(
    _ layout: CollectionLayout, _ viewport: Viewport
  ) -> [LayoutElement] {
    var visible = VisibleElements()
    layout.query(viewport, into: &visible)
    return visible.elements
  }
}
