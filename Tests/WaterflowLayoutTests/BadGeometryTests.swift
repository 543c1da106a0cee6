import Testing
import WaterflowLayout

@Suite("Bad viewports, scales, rectangles and paths")
struct BadGeometryTests {
  private static let endless: [Double] = [.infinity, -.infinity, .nan]

  @Test("An endless viewport is refused", arguments: endless)
  func endlessViewport(value: Double) throws {
    let layout = try layout()
    let before = allElements(of: layout)
    for size in [
      LayoutSize(width: value, height: 9), LayoutSize(width: 9, height: value),
      LayoutSize(width: value, height: value),
    ] {
      for axis in [LayoutAxis.vertical, .horizontal] {
        #expect(throws: LayoutError.viewportOutOfRange) {
          try CollectionLayout(viewport: size, axis: axis)
        }
      }
      #expect(throws: LayoutError.viewportOutOfRange) {
        try layout.resize(to: size)
      }
    }
    #expect(layout.viewport == LayoutSize(width: 100, height: 99))
    #expect(unequal(allElements(of: layout), before) == nil)
  }

  @Test("A negative viewport counts as 0", arguments: [-1, -0.0, -1e300])
  func negativeViewport(value: Double) throws {
    let size = LayoutSize(width: value, height: value)
    let made = try CollectionLayout(viewport: size)
    #expect(made.viewport == .zero)
    try made.appendSection(SectionStyle(mode: .list), lengths: [4])
    #expect(made.contentSize == LayoutSize(width: 0, height: 4))

    let resized = try layout()
    try resized.resize(to: size)
    #expect(resized.viewport == .zero)
    #expect(resized.contentSize == LayoutSize(width: 0, height: 50))
  }

  @Test(
    "An absurdly wide viewport is laid out, or refused by name",
    arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func absurdViewport(direction: UserInterfaceLayoutDirection) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 1e300, height: 1e300), direction: direction)
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(3))), lengths: [1, 2, 3, 4])
    try layout.appendSection(SectionStyle(mode: .flow()), count: 9) { _ in
      ItemSize(width: 10, height: 1)
    }
    #expect(allElements(of: layout).allSatisfy { $0.frame.isFinite })
    #expect(layout.contentSize == LayoutSize(width: 1e300, height: 6))
    let fault = LayoutError.itemTooLong(ItemPath(section: 2, item: 0))
    #expect(throws: fault) {
      try layout.appendSection(
        SectionStyle(mode: .waterfall(lanes: .fixed(3), sizing: .aspect)),
        lengths: [1])
    }
  }

  @Test(
    "A scale that is none leaves frames as they are",
    arguments: [.nan, .infinity, -.infinity, -1, 0, -0.0, -1e300])
  func noScale(scale: Double) throws {
    #expect(unequal(try layout(scale: scale), try layout()) == nil)
  }

  @Test(
    "A scale of very many pixels moves edges by less than a millionth",
    arguments: [1e6, 1e12, 1e18, 1e100, 1e300, .greatestFiniteMagnitude])
  func fineScale(scale: Double) throws {
    let plain = allElements(of: try layout())
    let fine = allElements(of: try layout(scale: scale))
    #expect(fine.map(\.id) == plain.map(\.id))
    let moved = zip(fine, plain).first { a, b in
      abs(a.frame.x - b.frame.x) > 1e-6 || abs(a.frame.y - b.frame.y) > 1e-6
        || abs(a.frame.maxX - b.frame.maxX) > 1e-6
        || abs(a.frame.maxY - b.frame.maxY) > 1e-6
    }
    #expect(moved == nil)
  }

  @Test(
    "A pixel larger than everything still gives numbers",
    arguments: [.leastNonzeroMagnitude, 1e-300, 1e-9])
  func coarseScale(scale: Double) throws {
    let layout = try layout(scale: scale)
    #expect(allElements(of: layout).allSatisfy { $0.frame.isFinite })
    var visible = VisibleElements()
    layout.query(
      in: LayoutRect(x: 0, y: -1, width: 9, height: 99), into: &visible)
    let expected = showing(
      in: LayoutRect(x: 0, y: -1, width: 9, height: 99),
      of: allElements(of: layout), axis: .vertical)
    #expect(wrong(visible.elements, expected: expected) == nil)
  }

  @Test(
    "Rectangles without a place show nothing",
    arguments: [
      LayoutRect(x: 0, y: .nan, width: 9, height: 9),
      LayoutRect(x: 0, y: 0, width: 9, height: .nan),
      LayoutRect(x: 0, y: .infinity, width: 9, height: 9),
      LayoutRect(x: 0, y: -.infinity, width: 9, height: 9),
      LayoutRect(x: 0, y: -.infinity, width: 9, height: .infinity),
      LayoutRect(x: 0, y: 0, width: 9, height: -.infinity),
      LayoutRect(x: 0, y: 1e300, width: 9, height: 1e300),
      LayoutRect(x: 0, y: 20, width: 9, height: -10),
      LayoutRect(x: 0, y: 20, width: 9, height: 0),
    ])
  func emptyRects(rect: LayoutRect) throws {
    let layout = try layout()
    var visible = VisibleElements()
    layout.query(in: rect, into: &visible)
    #expect(visible.elements.isEmpty)
    let turned = LayoutRect(
      x: rect.y, y: rect.x, width: rect.height, height: rect.width)
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let sideways = try self.layout(axis: .horizontal, direction: direction)
      sideways.query(in: turned, into: &visible)
      #expect(visible.elements.isEmpty)
    }
  }

  @Test("Endless rectangles show everything behind their start")
  func endlessRects() throws {
    let layout = try layout()
    let all = allElements(of: layout)
    var visible = VisibleElements()
    for rect in [
      LayoutRect(x: 0, y: -1, width: 9, height: .infinity),
      LayoutRect(x: 0, y: -1e300, width: 9, height: 2e300),
      LayoutRect(x: .nan, y: -1, width: .nan, height: 100),
      LayoutRect(x: 1e9, y: -1, width: -1, height: 100),
    ] {
      layout.query(in: rect, into: &visible)
      #expect(visible.elements == all)
    }
    layout.query(
      in: LayoutRect(x: 0, y: 30, width: 9, height: .infinity), into: &visible)
    #expect(visible.elements == all.filter { $0.frame.maxY > 30 })
  }

  @Test(
    "There is nothing at points without a place",
    arguments: endless + [1e300, -1e300])
  func points(value: Double) throws {
    let layout = try layout()
    #expect(layout.element(at: LayoutPoint(x: value, y: 5)) == nil)
    #expect(layout.element(at: LayoutPoint(x: 5, y: value)) == nil)
  }

  @Test(
    "Paths that lead nowhere have no frame",
    arguments: [-1, 5, 1 << 31, 1 << 32, 1 << 40, .max, .min])
  func paths(index: Int) throws {
    let layout = try layout()
    #expect(layout.frame(ofItem: ItemPath(section: 0, item: index)) == nil)
    #expect(layout.frame(ofItem: ItemPath(section: index, item: 0)) == nil)
    for kind in [ElementKind.header, .item, .footer] {
      let id = ElementID(kind: kind, section: index)
      #expect(layout.frame(of: id) == nil)
      #expect(layout.element(id) == nil)
    }
    #expect(layout.itemCount(inSection: index) == 0)
    #expect(layout.style(ofSection: index) == nil)
  }

  @Test("Headers and footers of no length are not there")
  func noBars() throws {
    let layout = try CollectionLayout(viewport: LayoutSize(width: 9, height: 9))
    try layout.appendSection(SectionStyle(mode: .list), lengths: [1])
    for kind in [ElementKind.header, .footer] {
      #expect(layout.frame(of: ElementID(kind: kind, section: 0)) == nil)
    }
  }

  /// A section of five items, 50 points long with its header and footer.
  private func layout(
    axis: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight,
    scale: Double = 0
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99), axis: axis,
      direction: direction, scale: scale)
    try layout.appendSection(
      SectionStyle(mode: .list, header: 10, footer: 15),
      lengths: Array(repeating: 5, count: 5))
    return layout
  }
}
