import WaterflowLayout

/// What a viewport does to the elements of the reference: pins, displacement,
/// worked out element by element without a state.
struct NaiveScreen {
  let layout: NaiveLayout
  let viewport: Viewport
  let mode: PinMode
  let sectionDisplacement: SectionDisplacement?

  /// A header, or a footer turned upside down.
  private struct Bar {
    /// Its place among the boxes.
    var box: Int
    var start: Double
    var length: Double
    /// Where its section's other end begins.
    var limit: Double
  }

  /// Every element as it shows, with its frame before pixels and displacement.
  var elements: [(element: LayoutElement, unsnapped: LayoutRect)] {
    var starts: [Int: Double] = [:]
    var pinned: Set<Int> = []
    let (first, last) = lines
    for (bar, start) in held(bars(.header), at: first) {
      starts[bar.box] = start.position
      if start.isPinned { pinned.insert(bar.box) }
    }
    // A footer is a header of content that is turned upside down.
    for (bar, start) in held(bars(.footer), at: -last) {
      starts[bar.box] = -start.position - bar.length
      if start.isPinned { pinned.insert(bar.box) }
    }
    return layout.boxes.indices.map { index in
      var box = layout.boxes[index]
      box.start = starts[index] ?? box.start
      let unsnapped = layout.frame(of: box)
      var frame = layout.snapped(unsnapped)
      if let displacement = sectionDisplacement, isDisplaced(box.id) {
        frame = frame.offsetBy(
          x: displacement.offset.x, y: displacement.offset.y)
      }
      let element = LayoutElement(
        id: box.id, lane: Int32(box.lane), isPinned: pinned.contains(index),
        frame: frame)
      return (element, unsnapped)
    }
  }

  /// Whether an element belongs to the tail that is shown elsewhere.
  func isDisplaced(_ id: ElementID) -> Bool {
    guard let displacement = sectionDisplacement, id.section >= 0 else {
      return false
    }
    return Int(id.section) >= displacement.firstSection
  }

  /// Returns which of some elements, in their frames as shown, are visible.
  func visible(of elements: [LayoutElement]) -> [LayoutElement] {
    var shown = viewport.rect
    let (before, after) = (viewport.overscanBefore, viewport.overscanAfter)
    if layout.axis == .vertical {
      shown.y -= before
      shown.height += before + after
    } else {
      shown.x -= layout.direction == .leftToRight ? before : after
      shown.width += before + after
    }
    return visible(of: elements, in: shown)
  }

  /// Returns which of some elements, in their frames as shown, lie in a part
  /// of the content.
  func visible(of elements: [LayoutElement], in shown: LayoutRect)
    -> [LayoutElement]
  {
    showing(in: shown, of: elements, axis: layout.axis).filter {
      guard isDisplaced($0.id) else { return true }
      return $0.frame.maxX > shown.x && $0.frame.x < shown.maxX
        && $0.frame.maxY > shown.y && $0.frame.y < shown.maxY
    }
  }

  /// The first and the last line along the axis that nothing covers.
  private var lines: (first: Double, last: Double) {
    let (rect, insets) = (viewport.rect, viewport.contentInsets)
    if layout.axis == .vertical {
      return (rect.y + insets.top, rect.maxY - insets.bottom)
    }
    if layout.direction == .leftToRight {
      return (rect.x + insets.left, rect.maxX - insets.right)
    }
    let end = layout.contentLength
    return (end - rect.maxX + insets.left, end - rect.x - insets.right)
  }

  private func bars(_ kind: ElementKind) -> [Bar] {
    var result: [Bar] = []
    for (index, box) in layout.boxes.enumerated() where box.id.kind == kind {
      let section = layout.sections[Int(box.id.section)]
      let style = section.style
      if kind == .header && style.pinsHeader {
        let end = box.start + sectionLength(Int(box.id.section))
        result.append(
          Bar(
            box: index, start: box.start, length: box.length,
            limit: end - style.footer))
      }
      if kind == .footer && style.pinsFooter {
        let start = box.end - sectionLength(Int(box.id.section))
        result.append(
          Bar(
            box: index, start: -box.end, length: box.length,
            limit: -(start + style.header)))
      }
    }
    return kind == .header ? result : result.reversed()
  }

  private func sectionLength(_ section: Int) -> Double {
    let (style, boxes) = (layout.sections[section].style, layout.boxes)
    let items = boxes.filter { $0.id.section == section && $0.id.kind == .item }
    let top = items.map(\.start).min() ?? 0
    let bottom = items.map(\.end).max() ?? 0
    let insets =
      layout.axis == .vertical
      ? style.insets.top + style.insets.bottom
      : style.insets.left + style.insets.right
    return style.header + insets + bottom - top + style.footer
  }

  private func held(
    _ bars: [Bar], at line: Double
  ) -> [(Bar, (position: Double, isPinned: Bool))] {
    bars.indices.map { index in
      let bar = bars[index]
      var own = line
      var most = Double.infinity
      switch mode {
      case .section: most = bar.limit - bar.length
      case .stacked: own += bars[..<index].reduce(0) { $0 + $1.length }
      case .untilNext where index + 1 < bars.count:
        most = bars[index + 1].start - bar.length
      case .untilNext: break
      }
      return (bar, (min(max(own, bar.start), most), own > bar.start))
    }
  }
}
