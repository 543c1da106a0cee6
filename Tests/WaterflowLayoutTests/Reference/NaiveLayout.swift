import WaterflowLayout

/// A second layout, written from the rules alone in the plainest way: doubles,
/// and one frame for each element.
struct NaiveLayout {
  let viewport: LayoutSize
  let axis: LayoutAxis
  let direction: UserInterfaceLayoutDirection
  let scale: Double

  let sections: [NaiveSection]

  /// Every element in order.
  private(set) var elements: [LayoutElement] = []
  /// The frames of `elements` before their edges move to pixels.
  private(set) var unsnapped: [LayoutRect] = []
  private(set) var contentLength = 0.0

  /// The boxes of `elements`, in the same order.
  private(set) var boxes: [NaiveBox] = []

  init(
    viewport: LayoutSize, axis: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight, scale: Double = 0,
    contentHeader: Double = 0, minimumContentLength: Double = 0,
    sections: [NaiveSection]
  ) {
    self.viewport = viewport
    self.axis = axis
    self.direction = direction
    self.scale = scale
    self.sections = sections
    if contentHeader > 0 {
      boxes.append(
        NaiveBox(
          id: .contentHeader, length: contentHeader, breadth: breadth))
      contentLength = contentHeader
    }
    for (index, section) in sections.enumerated() {
      add(section, index: index)
    }
    contentLength = max(contentLength, minimumContentLength)
    for box in boxes {
      let frame = frame(of: box)
      unsnapped.append(frame)
      elements.append(
        LayoutElement(
          id: box.id, lane: Int32(box.lane), frame: snapped(frame)))
    }
  }

  /// Whether some lengths are no multiples of what a layout keeps.
  var isRounded: Bool {
    sections.contains {
      if case .justified = $0.style.mode { true } else { false }
    }
  }

  var breadth: Double {
    axis == .vertical ? viewport.width : viewport.height
  }

  var contentSize: LayoutSize {
    axis == .vertical
      ? LayoutSize(width: breadth, height: contentLength)
      : LayoutSize(width: contentLength, height: breadth)
  }

  // MARK: - Sections

  private mutating func add(_ section: NaiveSection, index: Int) {
    let style = section.style
    let insets = style.insets
    let (before, after, leading, trailing) =
      axis == .vertical
      ? (insets.top, insets.bottom, insets.left, insets.right)
      : (insets.left, insets.right, insets.top, insets.bottom)
    let available = max(0, breadth - leading - trailing)
    let sectionStart = contentLength

    addBar(.header, style.header, section: index)
    contentLength += style.header + before
    let sizes = section.items.map { size in
      axis == .vertical
        ? (breadth: size.width, length: size.height)
        : (breadth: size.height, length: size.width)
    }
    var body: [NaiveBox]
    switch style.mode {
    case .list:
      body = Self.lanes(
        sizes, section, .fixed(1), order: .shortestLane, isAspect: false,
        available: available)
    case .waterfall(let lanes, let sizing, let order, _):
      body = Self.lanes(
        sizes, section, lanes, order: order, isAspect: sizing == .aspect,
        available: available)
    case .flow(let lines):
      body = Self.flow(
        sizes, available: available, lines.distribution, lines.alignment,
        style)
    case .justified(let rules):
      let naive = NaiveRows(
        ratios: sizes.map { $0.length / $0.breadth }, available: available,
        gap: style.interitemSpacing, rules: rules)
      body = naive.boxes(naive.rows, lineSpacing: style.lineSpacing)
    }
    let bodyLength = body.reduce(0) { max($0, $1.end) }
    for item in body.indices {
      body[item].id = ElementID(kind: .item, section: index, item: item)
      body[item].start += contentLength
      body[item].across += leading
    }
    boxes += body
    contentLength += bodyLength + after
    addBar(.footer, style.footer, section: index)
    contentLength += style.footer
    if let insets = style.background {
      addBackground(insets, section: index, from: sectionStart)
    }
  }

  /// Adds the decoration behind a section: insets that leave nothing of the
  /// section's box leave a decoration without extent at their start.
  private mutating func addBackground(
    _ insets: Insets, section: Int, from start: Double
  ) {
    let (before, after, leading, trailing) =
      axis == .vertical
      ? (insets.top, insets.bottom, insets.left, insets.right)
      : (insets.left, insets.right, insets.top, insets.bottom)
    let length = contentLength - start
    var box = NaiveBox(id: ElementID(kind: .background, section: section))
    box.start = start + min(before, length)
    box.length = max(0, length - before - after)
    box.across = min(leading, breadth)
    box.breadth = max(0, breadth - leading - trailing)
    boxes.append(box)
  }

  private mutating func addBar(
    _ kind: ElementKind, _ length: Double, section: Int
  ) {
    guard length > 0 else { return }
    boxes.append(
      NaiveBox(
        id: ElementID(kind: kind, section: section), start: contentLength,
        length: length, breadth: breadth))
  }

  // MARK: - Bodies

  static func count(
    _ lanes: LaneCount, _ available: Double, _ interitem: Double
  ) -> Int {
    switch lanes {
    case .fixed(let count): return max(1, count)
    case .minimumWidth(let minimum), .width(let minimum, _):
      let fitting =
        (available + interitem) / (minimum + interitem) * (1 + 0x1p-40)
      return max(1, Int(fitting.rounded(.down)))
    }
  }

  private static func lanes(
    _ sizes: [(breadth: Double, length: Double)], _ section: NaiveSection,
    _ laneCount: LaneCount, order: PlacementOrder, isAspect: Bool,
    available: Double
  ) -> [NaiveBox] {
    let (style, keptLanes) = (section.style, section.keptLanes)
    let count = Self.count(laneCount, available, style.interitemSpacing)
    var interitem = count > 1 ? style.interitemSpacing : 0
    var laneWidth = max(
      0, (available - Double(count - 1) * interitem) / Double(count))
    if case .width(let width, let remainder) = laneCount {
      laneWidth = width
      if remainder == .gap && count > 1 {
        interitem = (available - Double(count) * width) / Double(count - 1)
      }
    }
    var lanes = NaiveLanes(
      count: count, spacing: style.lineSpacing, order: order)
    return sizes.indices.map { item in
      let (size, asked) = (sizes[item], section.items[item])
      let span = max(1, min(asked.span, count))
      let width = Double(span) * laneWidth + Double(span - 1) * interitem
      let length = isAspect ? width * size.length / size.breadth : size.length
      let kept = item < keptLanes.count ? keptLanes[item] : nil
      let (lane, top) = lanes.add(
        length, span: span,
        kept: order == .given ? max(0, asked.lane) : kept)
      let room = isAspect ? 0 : width - own(size.breadth, within: width, style)
      return NaiveBox(
        id: ElementID(kind: .item, section: 0), lane: lane, start: top,
        length: length,
        across: Double(lane) * (laneWidth + interitem)
          + shift(room, style.itemAlignment),
        breadth: width - room)
    }
  }

  /// How broad an item is in lanes of a breadth.
  private static func own(
    _ breadth: Double, within lanes: Double, _ style: SectionStyle
  ) -> Double {
    style.itemAlignment == .filled || !(breadth >= 0)
      ? lanes : min(breadth, lanes)
  }

  /// How far from its lanes' leading edge an item stands that leaves room.
  private static func shift(
    _ room: Double, _ alignment: ItemAlignment
  ) -> Double {
    switch alignment {
    case .filled, .leading: 0
    case .center: room / 2
    case .trailing: room
    }
  }

  private static func flow(
    _ sizes: [(breadth: Double, length: Double)], available: Double,
    _ distribution: LineDistribution, _ alignment: LineAlignment,
    _ style: SectionStyle
  ) -> [NaiveBox] {
    let flow = NaiveFlow(
      sizes, available: available, interitem: style.interitemSpacing)
    var result: [NaiveBox] = []
    var top = 0.0
    for (index, line) in flow.lines.enumerated() {
      let (leading, gap) = flow.spread(index, distribution)
      let lineLength = line.length
      var across = leading
      for item in line.items {
        let room = lineLength - item.length
        let shift =
          switch alignment {
          case .top: 0.0
          case .center: room / 2
          case .bottom: room
          }
        result.append(
          NaiveBox(
            id: ElementID(kind: .item, section: 0), start: top + shift,
            length: item.length, across: across, breadth: item.breadth))
        across += item.breadth + gap
      }
      top += lineLength + style.lineSpacing
    }
    return result
  }

  // MARK: - Frames

  /// The frame of a box before its edges move to pixels.
  func frame(of box: NaiveBox) -> LayoutRect {
    mirrored(
      axis == .vertical
        ? LayoutRect(
          x: box.across, y: box.start, width: box.breadth, height: box.length)
        : LayoutRect(
          x: box.start, y: box.across, width: box.length, height: box.breadth))
  }

  private func mirrored(_ frame: LayoutRect) -> LayoutRect {
    guard direction == .rightToLeft else { return frame }
    var frame = frame
    frame.x = contentSize.width - frame.maxX
    return frame
  }

  /// Moves all four edges of a frame to pixels.
  func snapped(_ frame: LayoutRect) -> LayoutRect {
    guard scale > 0 else { return frame }
    func edge(_ position: Double) -> Double {
      // What is half a pixel but for its last digits counts as half of one.
      (position * scale + 1 / 1_048_576).rounded() / scale
    }
    let (left, top) = (edge(frame.x), edge(frame.y))
    return LayoutRect(
      x: left, y: top, width: edge(frame.maxX) - left,
      height: edge(frame.maxY) - top)
  }
}
