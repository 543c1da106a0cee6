import WaterflowEngine
import WaterflowLayout

/// A collection in plain arrays that works everything out again for every
/// question: what a batch of changes, a late size or a scroll leads to.
struct LiveModel {
  let axis: LayoutAxis
  let direction: UserInterfaceLayoutDirection
  /// What covers the viewport at the start and at the end of the axis.
  let covered: (before: Double, after: Double)
  var viewport: LayoutSize
  var overscan = 0.0
  var sections: [LiveSection] = []
  var offset = LayoutPoint.zero
  var pinMode = PinMode.section
  var anchorsToEnd = false
  /// The label of the chosen anchor.
  var chosen: Int?
  /// What was scrolled to, and how it is aligned.
  var target: (id: ElementID, alignment: ScrollAlignment)?
  /// The label of what stays while cells are measured, until a scroll.
  var settling: Int?

  /// All elements where they rest, in order.
  var elements: [LiveElement] = []
  /// Where the bodies of sections start, and end.
  private(set) var bodies: [(start: Double, end: Double)] = []
  private(set) var length = 0.0

  init(
    axis: LayoutAxis, direction: UserInterfaceLayoutDirection,
    covered: (before: Double, after: Double), viewport: LayoutSize
  ) {
    self.axis = axis
    self.direction = direction
    self.covered = covered
    self.viewport = viewport
  }

  var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }
  var breadth: Double { axis == .vertical ? viewport.width : viewport.height }
  var extent: Double { axis == .vertical ? viewport.height : viewport.width }
  var contentSize: LayoutSize {
    axis == .vertical
      ? LayoutSize(width: breadth, height: length)
      : LayoutSize(width: length, height: breadth)
  }

  /// The insets as an engine takes them: `left` means leading.
  var insets: Insets {
    if axis == .vertical {
      return Insets(
        top: covered.before, left: 0, bottom: covered.after, right: 0)
    }
    return Insets(
      top: 0, left: covered.before, bottom: 0, right: covered.after)
  }

  func label(at path: ItemPath) -> Int {
    sections[path.section].items[path.item].label
  }

  func size(of path: ItemPath) -> ItemSize {
    let item = sections[path.section].items[path.item]
    return axis == .vertical
      ? ItemSize(width: item.across, height: item.along)
      : ItemSize(width: item.along, height: item.across)
  }

  // MARK: - Layout

  /// Places everything, and lets items of stable lanes keep theirs.
  mutating func layOut() {
    elements = []
    bodies = []
    length = 0
    for section in sections.indices { layOut(section) }
  }

  private mutating func layOut(_ section: Int) {
    let style = sections[section].style
    let label = sections[section].label
    addBar(.header, style.header, section, label)
    let start = length
    length += max(style.insets.top, style.insets.left)
    let first = elements.count
    for item in sections[section].items.indices {
      let it = sections[section].items[item]
      elements.append(
        LiveElement(
          id: ElementID(kind: .item, section: section, item: item),
          label: LiveLabel(kind: .item, label: it.label, version: it.version),
          start: 0, length: it.along, breadth: breadth))
    }
    var bodyLength = 0.0
    switch style.mode {
    case .list: bodyLength = fillLanes(1, from: first, section)
    case .waterfall(.fixed(let count), _, _, _):
      bodyLength = fillLanes(count, from: first, section)
    case .justified(let rules):
      bodyLength = fillRows(rules, from: first, section)
    default: bodyLength = fillLines(from: first, section)
    }
    for index in first..<elements.count { elements[index].start += length }
    length += bodyLength + max(style.insets.top, style.insets.left)
    bodies.append((start, length))
    addBar(.footer, style.footer, section, label)
  }

  private mutating func addBar(
    _ kind: ElementKind, _ barLength: Double, _ section: Int, _ label: Int
  ) {
    guard barLength > 0 else { return }
    elements.append(
      LiveElement(
        id: ElementID(kind: kind, section: section),
        label: LiveLabel(kind: kind, label: label), start: length,
        length: barLength, breadth: breadth))
    length += barLength
  }

  private mutating func fillLanes(
    _ count: Int, from first: Int, _ section: Int
  ) -> Double {
    let style = sections[section].style
    var keeps = false
    if case .waterfall(_, _, _, .stable) = style.mode { keeps = true }
    let gap = style.interitemSpacing
    let width = (breadth - Double(count - 1) * gap) / Double(count)
    var ends = Array(repeating: 0.0, count: count)
    for item in sections[section].items.indices {
      var lane = 0
      for other in ends.indices where ends[other] < ends[lane] { lane = other }
      if keeps {
        lane = sections[section].items[item].lane ?? lane
        sections[section].items[item].lane = lane
      }
      elements[first + item].start = ends[lane]
      elements[first + item].across = Double(lane) * (width + gap)
      elements[first + item].breadth = width
      ends[lane] = elements[first + item].end + style.lineSpacing
    }
    return max(0, (ends.max() ?? 0) - style.lineSpacing)
  }

  /// Lines that begin at the leading edge, items at their tops.
  private mutating func fillLines(
    from first: Int, _ section: Int
  ) -> Double {
    let style = sections[section].style
    var (x, top, bottom) = (0.0, 0.0, 0.0)
    for item in sections[section].items.indices {
      let it = sections[section].items[item]
      if x > 0 && x + it.across > breadth {
        top = bottom + style.lineSpacing
        x = 0
      }
      elements[first + item].start = top
      elements[first + item].across = x
      elements[first + item].breadth = it.across
      x += it.across + style.interitemSpacing
      bottom = max(bottom, top + it.along)
    }
    return bottom
  }

  // MARK: - The screen

  func frame(of element: LiveElement) -> LayoutRect {
    if axis == .horizontal {
      let x = isMirrored ? length - element.end : element.start
      return LayoutRect(
        x: x, y: element.across, width: element.length,
        height: element.breadth)
    }
    let x =
      direction == .rightToLeft
      ? breadth - element.across - element.breadth : element.across
    return LayoutRect(
      x: x, y: element.start, width: element.breadth, height: element.length)
  }

  // MARK: - Offsets

  /// Where the viewport starts along the axis.
  var position: Double {
    if isMirrored { return length - offset.x - viewport.width }
    return axis == .vertical ? offset.y : offset.x
  }

  /// The offset at a position, inside of the content and what covers it.
  func offset(at position: Double) -> LayoutPoint {
    let top = isMirrored ? covered.after : covered.before
    let bottom = isMirrored ? covered.before : covered.after
    let wanted = isMirrored ? length - position - viewport.width : position
    let found = min(max(wanted, -top), max(length - extent + bottom, -top))
    return axis == .vertical
      ? LayoutPoint(x: 0, y: found) : LayoutPoint(x: found, y: 0)
  }
}
