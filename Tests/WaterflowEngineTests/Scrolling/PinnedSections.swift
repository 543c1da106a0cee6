import WaterflowEngine
import WaterflowLayout

/// Sections whose headers and footers are held, and what of them covers items
/// that an engine scrolls to.
///
/// What is held where is read off the screen that a query shows at that
/// offset.
struct PinnedSections {
  /// Which of four sections pin their header and their footer.
  static let choices: [[Bool]] = [
    [true, true, true, true], [true, false, false, true],
    [false, true, false, true], [false, false, true, false],
  ]

  private let layout: CollectionLayout
  private let insets: Insets
  private let host: RecordingHost
  private let reading: Reading

  init(_ layout: CollectionLayout, insets: Insets) {
    self.layout = layout
    self.insets = insets
    host = RecordingHost(layout)
    host.engine.contentInsets = insets
    reading = Reading(layout)
  }

  static func layout(
    count: Int, lengths: [Double], mode: PinMode, pins: [Bool]? = nil,
    axis: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 400), axis: axis,
      direction: direction)
    layout.pinMode = mode
    for section in 0..<count {
      try layout.appendSection(
        SectionStyle(
          mode: .list, header: 40, footer: 20,
          pinsHeader: pins?[section] ?? true,
          pinsFooter: pins?[section] ?? true),
        lengths: lengths)
    }
    return layout
  }

  /// Scrolls to every element in every alignment from several places; returns
  /// the first that is covered or not where it should be, in words.
  func firstCovered() -> String? {
    for section in 0..<layout.sectionCount {
      var ids = [
        ElementID(kind: .header, section: section),
        ElementID(kind: .footer, section: section),
      ]
      for item in 0..<layout.itemCount(inSection: section) {
        ids.append(ElementID(kind: .item, section: section, item: item))
      }
      for id in ids {
        for alignment in [ScrollAlignment.start, .end, .center, .nearest] {
          // Only the nearest place depends on where one comes from.
          let places = alignment == .nearest ? [0, 0.35, 0.7, 1] : [0.5]
          for place in places {
            let range = reading.range(insets)
            let along =
              range.lowerBound
              + place * (range.upperBound - range.lowerBound)
            host.engine.update(
              offset: layout.axis == .vertical
                ? LayoutPoint(x: 0, y: along) : LayoutPoint(x: along, y: 0),
              at: 0, host: host)
            if let problem = problem(id, alignment) {
              return "\(id) at \(alignment) from \(place): \(problem)"
            }
          }
        }
      }
    }
    return nil
  }

  private func problem(
    _ id: ElementID, _ alignment: ScrollAlignment
  ) -> String? {
    guard let offset = host.engine.offset(showing: id, at: alignment) else {
      return "not found"
    }
    let edges = edges(at: offset, without: id)
    guard let frame = layout.frame(of: id) else { return "no frame" }
    let shown = reading.onScreen(frame, at: offset)
    let before = shown.start - edges.start
    let behind = edges.end - shown.end
    let isAtEnd = reading.isAtEnd(offset, insets)
    if before < -1e-9 && !isAtEnd.start { return "covered by \(-before)" }
    if behind < -1e-9 && !isAtEnd.end { return "covered by \(-behind)" }
    switch alignment {
    case .start where before > 1e-9 && !isAtEnd.end:
      return "\(before) behind the start"
    case .end where behind > 1e-9 && !isAtEnd.start:
      return "\(behind) before the end"
    default: return nil
    }
  }

  /// Where what is held at either edge ends, as the screen shows it.
  ///
  /// One that has just reached its line is not pinned yet, and counts as well.
  private func edges(
    at offset: LayoutPoint, without id: ElementID
  ) -> (start: Double, end: Double) {
    let covered = reading.covered(insets)
    var start = covered.start
    var end = reading.viewport - covered.end
    var visible = VisibleElements()
    let viewport = Viewport(
      offset: offset, size: layout.viewport, contentInsets: insets)
    layout.query(viewport, into: &visible)
    for element in visible.elements where element.id.kind == .header {
      guard isHeld(element), element.id != id else { continue }
      let bar = reading.onScreen(element.frame, at: offset)
      if element.isPinned || abs(bar.start - start) < 1e-9 {
        start = max(start, bar.end)
      }
    }
    for element in visible.elements.reversed()
    where element.id.kind == .footer {
      guard isHeld(element), element.id != id else { continue }
      let bar = reading.onScreen(element.frame, at: offset)
      if element.isPinned || abs(bar.end - end) < 1e-9 {
        end = min(end, bar.start)
      }
    }
    return (start, end)
  }

  /// Whether the section has asked for its bars to be held.
  private func isHeld(_ element: LayoutElement) -> Bool {
    let style = layout.style(ofSection: Int(element.id.section))
    return element.id.kind == .header
      ? style?.pinsHeader ?? false : style?.pinsFooter ?? false
  }
}
