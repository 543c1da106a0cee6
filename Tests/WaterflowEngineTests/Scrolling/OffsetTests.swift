import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Offsets inside the content and its insets")
struct OffsetTests {
  /// 30 before and 50 behind, where reading starts and ends.
  static let insets = Insets(top: 30, left: 30, bottom: 50, right: 50)

  private func engine(
    _ count: Int, _ axis: LayoutAxis, _ direction: UserInterfaceLayoutDirection,
    _ insets: Insets = insets
  ) throws -> CollectionEngine<RecordingHost> {
    let engine = CollectionEngine<RecordingHost>(
      layout: try .strip(of: count, axis, direction))
    engine.contentInsets = insets
    return engine
  }

  @Test("An offset is brought between the insets, on every axis")
  func clamps() throws {
    // Ten items of 100: 600 to scroll, and the insets.
    let table: [(LayoutAxis, UserInterfaceLayoutDirection, Double, Double)] = [
      (.vertical, .leftToRight, -30, 650), (.vertical, .rightToLeft, -30, 650),
      (.horizontal, .leftToRight, -30, 650),
      // The end of reading is on the left.
      (.horizontal, .rightToLeft, -50, 630),
    ]
    for (axis, direction, least, most) in table {
      let engine = try engine(10, axis, direction)
      let inside = (least + most) / 2
      for (value, expected) in [
        (-1e9, least), (least - 1, least), (least, least), (inside, inside),
        (most, most), (most + 1, most), (1e9, most), (-.infinity, least),
        (.infinity, most),
      ] {
        let isVertical = axis == .vertical
        let offset = engine.clamped(
          isVertical
            ? LayoutPoint(x: 7, y: value) : LayoutPoint(x: value, y: -7))
        #expect(
          offset
            == (isVertical
              ? LayoutPoint(x: 0, y: expected)
              : LayoutPoint(x: expected, y: 0)),
          "\(axis) \(direction) \(value)")
      }
    }
  }

  @Test("Content shorter than the viewport stays where its insets begin")
  func clampsShortContent() throws {
    for (axis, direction) in CollectionLayout.ways {
      // 100 of content and 80 of insets in 400.
      let engine = try engine(1, axis, direction)
      let least = direction == .leftToRight ? -30.0 : -50
      for value in [-1_000, -50, 0, 50, 1_000] as [Double] {
        let offset = engine.clamped(LayoutPoint(x: value, y: value))
        let isVertical = axis == .vertical
        #expect(offset.x == (isVertical ? 0 : least))
        #expect(offset.y == (isVertical ? least : 0))
      }
      #expect(engine.startOffset == engine.clamped(.zero))
    }
  }

  @Test(
    "The start is the right end where horizontal content is read from there")
  func starts() throws {
    let table:
      [(LayoutAxis, UserInterfaceLayoutDirection, Insets, LayoutPoint)] = [
        (.vertical, .leftToRight, .zero, LayoutPoint(x: 0, y: 0)),
        (.vertical, .leftToRight, Self.insets, LayoutPoint(x: 0, y: -30)),
        (.vertical, .rightToLeft, Self.insets, LayoutPoint(x: 0, y: -30)),
        (.horizontal, .leftToRight, .zero, LayoutPoint(x: 0, y: 0)),
        (.horizontal, .leftToRight, Self.insets, LayoutPoint(x: -30, y: 0)),
        (.horizontal, .rightToLeft, .zero, LayoutPoint(x: 600, y: 0)),
        (.horizontal, .rightToLeft, Self.insets, LayoutPoint(x: 630, y: 0)),
      ]
    for (axis, direction, insets, expected) in table {
      let engine = try engine(10, axis, direction, insets)
      #expect(engine.startOffset == expected, "\(axis) \(direction)")
      let longer = try CollectionLayout.strip(of: 20, axis, direction)
      let room = direction == .rightToLeft && axis == .horizontal ? 1_000 : 0.0
      #expect(
        engine.startOffset(in: longer)
          == LayoutPoint(x: expected.x + room, y: expected.y))
    }
  }

  @Test("Insets that are no distances count as none")
  func badInsets() throws {
    for value in [-1, .nan, .infinity, -.infinity] as [Double] {
      for (axis, direction) in CollectionLayout.ways {
        let engine = try engine(10, axis, direction, Insets(value))
        let offset = engine.clamped(LayoutPoint(x: 1e9, y: 1e9))
        #expect(max(offset.x, offset.y) == 600)
        #expect(engine.clamped(LayoutPoint(x: -1e9, y: -1e9)) == .zero)
      }
    }
  }

  @Test("A view is at its start there and before it, and to within rounding")
  func isAtStart() throws {
    for (axis, direction) in CollectionLayout.ways {
      let host = RecordingHost(try .strip(of: 10, axis, direction))
      host.engine.contentInsets = Self.insets
      let reading = Reading(host.engine.layout)
      for (scrolled, exactly, nearly) in [
        (-100, true, true), (-30, true, true), (-29.5, false, true),
        (-28, false, false), (0, false, false), (650, false, false),
      ] as [(Double, Bool, Bool)] {
        host.engine.update(
          offset: reading.offset(scrolled: scrolled), at: 0, host: host)
        #expect(host.engine.isAtStart() == exactly, "\(axis) \(scrolled)")
        #expect(host.engine.isAtStart(within: 1) == nearly)
      }
    }
  }
}
