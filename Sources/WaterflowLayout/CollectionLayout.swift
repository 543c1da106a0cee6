/// Sections of items laid out one behind the other, in exact positions.
///
/// The layout keeps what it was given in a compact form and works out a frame
/// when it is asked for one: about 9.5 bytes an item in four lanes.
///
/// ```swift
/// let layout = try CollectionLayout(
///   viewport: Size(width: 375, height: 812))
/// try layout.appendSection(
///   SectionStyle(mode: .waterfall(lanes: .fixed(3)), lineSpacing: 10),
///   lengths: [120, 80, 200, 160])
/// var visible = VisibleElements()
/// layout.query(
///   in: Rect(x: 0, y: 0, width: 375, height: 812), into: &visible)
/// ```
///
/// Bad input never traps. Negative and not-a-number distances count as 0 and
/// are told to ``onWarning``; what cannot be put right is thrown as a
/// ``LayoutError``, and the layout stays as it was before the call.
public final class CollectionLayout {
  /// Receives what the layout has put right by itself.
  public var onWarning: ((LayoutWarning) -> Void)?

  /// Items placed since the layout was made: a measure of the work done.
  public private(set) var itemsLaidOut = 0

  /// The extent of the part of the content that is shown, in points.
  public private(set) var viewport: Size

  var space: ContentSpace
  private(set) var sections: [Section] = []

  /// Creates a layout without sections.
  ///
  /// - Parameters:
  ///   - viewport: the extent of the shown part, in points.
  ///   - axis: the direction of scrolling.
  ///   - direction: the side at which reading starts.
  ///   - scale: pixels in a point, to whose edges frames are moved; 0 leaves
  ///     frames as they are.
  /// - Throws: ``LayoutError/viewportOutOfRange`` for an infinite or
  ///   not-a-number extent; a negative one counts as 0.
  public init(
    viewport: Size,
    axis: Axis = .vertical,
    direction: LayoutDirection = .leftToRight,
    scale: Double = 0
  ) throws(LayoutError) {
    self.viewport = try CollectionLayout.checked(viewport)
    space = ContentSpace(
      axis: axis, direction: direction,
      scale: scale > 0 && scale < .infinity ? scale : 0,
      breadth: 0, length: 0)
    space.breadth = breadth(of: self.viewport)
  }

  /// The direction of scrolling.
  public var axis: Axis { space.axis }

  /// The side at which reading starts.
  public var direction: LayoutDirection { space.direction }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// Returns the number of items of a section; 0 if there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].body.count : 0
  }

  /// Returns a section's style with every distance put right, or nil if there
  /// is no such section.
  public func style(ofSection section: Int) -> SectionStyle? {
    sections.indices.contains(section) ? sections[section].box.style : nil
  }

  /// The extent of all content: the viewport's breadth, and the end of the
  /// last section along the axis.
  public var contentSize: Size {
    switch space.axis {
    case .vertical: Size(width: space.breadth, height: space.length)
    case .horizontal: Size(width: space.length, height: space.breadth)
    }
  }

  /// The extent of all content along the axis, in points.
  public var contentLength: Double { space.length }

  /// The extent of the viewport along the axis, in points.
  public var viewportLength: Double {
    space.axis == .vertical ? viewport.height : viewport.width
  }

  /// Bytes held for items and sections, for the memory budget.
  public var storageBytes: Int {
    sections.reduce(sections.capacity * MemoryLayout<Section>.stride) {
      $0 + $1.body.storageBytes
    }
  }

  /// Removes all sections and keeps the viewport.
  public func removeAllSections() {
    sections.removeAll()
    space.length = 0
  }

  /// Lays out for another viewport.
  ///
  /// Only what depends on the breadth is placed again: flows, waterfalls of
  /// aspect ratios, and waterfalls whose number of lanes changes.
  ///
  /// - Throws: ``LayoutError`` if items do not fit any more; the layout then
  ///   keeps the previous viewport.
  /// - Complexity: O(items that depend on the breadth).
  public func resize(to viewport: Size) throws(LayoutError) {
    let viewport = try CollectionLayout.checked(viewport)
    guard breadth(of: viewport) != space.breadth else {
      self.viewport = viewport
      return
    }
    var space = space
    space.breadth = breadth(of: viewport)
    var resized: [Section] = []
    resized.reserveCapacity(sections.count)
    var end = Fixed.zero
    var placed = 0
    for (index, old) in sections.enumerated() {
      let box = try makeBox(old.box.style, section: index, in: space)
      var clamped = ClampedItems()
      let (body, fault) = old.body(
        for: box, limit: room(behind: end, box), clamped: &clamped)
      if let fault { throw error(fault, section: index) }
      var section = Section(box: box, body: body ?? old.body, start: end)
      section.start = end
      end = section.end
      if !section.body.isSame(as: old.body) { placed += section.body.count }
      resized.append(section)
    }
    itemsLaidOut += placed
    sections = resized
    self.space = space
    self.space.length = end.points
    self.viewport = viewport
  }

  // MARK: - For the extensions that add items

  func appendSection(
    _ style: SectionStyle,
    fill: (SectionBox, SectionBody, Fixed, inout ClampedItems)
      -> PlacementFault?
  ) throws(LayoutError) {
    let index = sections.count
    let box = try makeBox(style, section: index, in: space)
    let start = sections.last?.end ?? .zero
    let section = Section(box: box, body: box.makeBody(), start: start)
    try fillBody(of: section, index: index, using: fill)
    if box.wasClamped { onWarning?(.styleClamped(section: index)) }
    if box.lanes.clamped { onWarning?(.laneCountClamped(section: index)) }
    sections.append(section)
    space.length = section.end.points
  }

  func appendItems(
    toSection index: Int,
    fill: (SectionBox, SectionBody, Fixed, inout ClampedItems)
      -> PlacementFault?
  ) throws(LayoutError) {
    guard sections.indices.contains(index) else {
      throw .noSuchSection(index, count: sections.count)
    }
    try fillBody(of: sections[index], index: index, using: fill)
    for later in sections.indices.dropFirst(index + 1) {
      sections[later].start = sections[later - 1].end
    }
    space.length = (sections.last?.end ?? .zero).points
  }

  private func fillBody(
    of section: Section, index: Int,
    using fill: (SectionBox, SectionBody, Fixed, inout ClampedItems)
      -> PlacementFault?
  ) throws(LayoutError) {
    let before = section.body.count
    let behind = (sections.last?.end ?? .zero) - section.end
    let rest = Fixed(raw: max(0, behind.raw))
    let limit = room(behind: section.start + rest, section.box)
    var clamped = ClampedItems()
    if let fault = fill(section.box, section.body, limit, &clamped) {
      throw error(fault, section: index)
    }
    itemsLaidOut += section.body.count - before
    if clamped.count > 0 {
      let first = ItemPath(section: index, item: clamped.first)
      onWarning?(.itemLengthsClamped(first: first, count: clamped.count))
    }
  }

  // MARK: - Limits

  private static func checked(_ viewport: Size) throws(LayoutError) -> Size {
    guard
      viewport.width < .infinity, viewport.height < .infinity,
      viewport.width > -.infinity, viewport.height > -.infinity
    else { throw .viewportOutOfRange }
    return Size(
      width: max(0, viewport.width), height: max(0, viewport.height))
  }

  private func breadth(of viewport: Size) -> Double {
    space.axis == .vertical ? viewport.width : viewport.height
  }

  private func makeBox(
    _ style: SectionStyle, section: Int, in space: ContentSpace
  ) throws(LayoutError) -> SectionBox {
    guard let box = SectionBox(style, in: space) else {
      throw .styleOutOfRange(section: section)
    }
    return box
  }

  /// How long a body may become that follows `start`.
  private func room(behind start: Fixed, _ box: SectionBox) -> Fixed {
    Fixed.longestContent
      - (start + box.header + box.before + box.after + box.footer)
  }

  private func error(_ fault: PlacementFault, section: Int) -> LayoutError {
    switch fault {
    case .itemTooLong(let item):
      .itemTooLong(ItemPath(section: section, item: item))
    case .contentTooLong: .contentTooLong(section: section)
    case .widthsMissing: .widthsMissing(section: section)
    }
  }
}
