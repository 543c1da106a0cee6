import Testing
import WaterflowLayout

@Suite("Bad styles")
struct BadStyleTests {
  /// A distance of a style by its name.
  struct Field: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let set: @Sendable (inout SectionStyle, Double) -> Void
  }

  static let fields = [
    Field(testDescription: "header") { $0.header = $1 },
    Field(testDescription: "footer") { $0.footer = $1 },
    Field(testDescription: "top inset") { $0.insets.top = $1 },
    Field(testDescription: "left inset") { $0.insets.left = $1 },
    Field(testDescription: "bottom inset") { $0.insets.bottom = $1 },
    Field(testDescription: "right inset") { $0.insets.right = $1 },
    Field(testDescription: "line spacing") { $0.lineSpacing = $1 },
    Field(testDescription: "interitem spacing") { $0.interitemSpacing = $1 },
    Field(testDescription: "background's top") { $0.background?.top = $1 },
    Field(testDescription: "background's left") { $0.background?.left = $1 },
    Field(testDescription: "background's bottom") {
      $0.background?.bottom = $1
    },
    Field(testDescription: "background's right") { $0.background?.right = $1 },
  ]

  @Test(
    "A negative or not-a-number distance counts as 0, with one warning",
    arguments: fields,
    [-1, -.infinity, -1e300, -.leastNonzeroMagnitude, .nan])
  func counted(field: Field, value: Double) throws {
    for mode in Self.modes {
      let layout = try layout()
      let warnings = WarningLog(layout)
      var style = plain(mode)
      field.set(&style, value)
      try append(style, to: layout)
      #expect(warnings.list == [.styleClamped(section: 0)])

      field.set(&style, 0)
      #expect(layout.style(ofSection: 0) == style)
      #expect(unequal(layout, try self.layout(style)) == nil)
    }
  }

  @Test(
    "An infinite or absurd distance is refused, naming the section",
    arguments: fields, [.infinity, 1e300, 16_777_216])
  func refused(field: Field, value: Double) throws {
    for mode in Self.modes {
      let layout = try layout(plain(.list))
      let warnings = WarningLog(layout)
      var style = plain(mode)
      field.set(&style, value)
      #expect(throws: LayoutError.styleOutOfRange(section: 1)) {
        try append(style, to: layout)
      }
      #expect(warnings.list.isEmpty)
      #expect(layout.sectionCount == 1)
      #expect(unequal(layout, try self.layout(plain(.list))) == nil)
    }
  }

  @Test("Minus zero is a distance of nothing", arguments: fields)
  func minusZero(field: Field) throws {
    for mode in Self.modes {
      var style = plain(mode)
      field.set(&style, -0.0)
      let layout = try layout()
      let warnings = WarningLog(layout)
      try append(style, to: layout)
      #expect(warnings.list.isEmpty)
      field.set(&style, 0)
      #expect(unequal(layout, try self.layout(style)) == nil)
    }
  }

  @Test("The longest distance is laid out", arguments: fields)
  func longest(field: Field) throws {
    for mode in Self.modes {
      var style = plain(mode)
      field.set(&style, 16_777_215)
      let layout = try layout(style)
      #expect(allElements(of: layout).allSatisfy { $0.frame.isFinite })
    }
  }

  @Test("Two bad distances of one section give one warning")
  func twice() throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    var style = plain(.list)
    style.header = -1
    style.insets.bottom = .nan
    try append(style, to: layout)
    try append(style, to: layout)
    #expect(
      warnings.list == [.styleClamped(section: 0), .styleClamped(section: 1)])
  }

  @Test(
    "Insets and spacings wider than the view leave lanes of no width",
    arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func noRoom(direction: UserInterfaceLayoutDirection) throws {
    for mode in Self.modes {
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: 10, height: 10), direction: direction)
      var style = plain(mode)
      style.insets = Insets(40)
      style.interitemSpacing = 90
      try append(style, to: layout)
      for element in allElements(of: layout) {
        #expect(element.frame.isFinite)
        #expect(element.frame.width >= 0)
      }
    }
  }

  // MARK: - Layouts

  private static let modes: [SectionMode] = [
    .list, .flow(), .waterfall(lanes: .fixed(3)),
    .waterfall(lanes: .minimumWidth(50), sizing: .aspect),
  ]

  private func plain(_ mode: SectionMode) -> SectionStyle {
    SectionStyle(
      mode: mode, header: 10, footer: 11, insets: Insets(5), lineSpacing: 2,
      interitemSpacing: 3, background: Insets(1))
  }

  private func layout(
    _ style: SectionStyle? = nil
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 200, height: 99))
    if let style { try append(style, to: layout) }
    return layout
  }

  private func append(
    _ style: SectionStyle, to layout: CollectionLayout
  ) throws {
    try layout.appendSection(style, count: 5) {
      ItemSize(width: 40, height: 10 + Double($0))
    }
  }
}
