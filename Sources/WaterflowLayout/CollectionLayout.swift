/// Sections of items laid out one behind the other, in exact positions.
///
/// The layout keeps what it was given in a compact form and works out a frame
/// when it is asked for one: about 10 bytes an item in four lanes.
///
/// ```swift
/// let layout = try CollectionLayout(
///   viewport: LayoutSize(width: 375, height: 812))
/// try layout.appendSection(
///   SectionStyle(mode: .waterfall(lanes: .fixed(3)), lineSpacing: 10),
///   lengths: [120, 80, 200, 160])
/// var visible = VisibleElements()
/// layout.query(
///   in: LayoutRect(x: 0, y: 0, width: 375, height: 812), into: &visible)
/// ```
///
/// Bad input never traps. Negative and not-a-number distances count as 0 and
/// are told to ``onWarning``; what cannot be put right is thrown as a
/// ``LayoutError``, and the layout stays as it was before the call.
public final class CollectionLayout {
  /// Receives what the layout has put right by itself, after the fact.
  public var onWarning: ((LayoutWarning) -> Void)?

  /// Items placed since the layout was made: a measure of the work done, which
  /// starts over at the greatest `Int`.
  public internal(set) var itemsLaidOut = 0

  /// Records that changes of items have read or written since the layout was
  /// made, items and rows of sums alike: a measure of what changes cost.
  package internal(set) var recordsTouched = 0

  /// The extent of the part of the content that is shown, in points.
  public private(set) var viewport: LayoutSize

  /// How headers and footers are held that opted in; changing it lays out
  /// nothing.
  public var pinMode: PinMode {
    @inline(__always) get { isPlain ? .section : storedPinMode }
    set { storedPinMode = newValue }
  }
  private var storedPinMode = PinMode.stacked

  /// The sections that are shown elsewhere, or nil; changing it lays out
  /// nothing.
  public var sectionDisplacement: SectionDisplacement? {
    @inline(__always) get { isPlain ? nil : storedDisplacement }
    set { storedDisplacement = newValue }
  }
  private var storedDisplacement: SectionDisplacement?

  /// Another one after each change of sections or of what they pin.
  package private(set) var revision = LayoutRevision()
  /// The one in which nothing was left to be laid out, if that is known.
  @exclusivity(unchecked) var completeRevision: LayoutRevision?

  @exclusivity(unchecked) private(set) var space: ContentSpace
  @exclusivity(unchecked) var sections: [Section] = []
  @exclusivity(unchecked) private(set) var pins = PinIndex()
  private(set) var contentHeader: Fixed {
    @inline(__always) get { isPlain ? .zero : storedContentHeader }
    set { storedContentHeader = newValue }
  }
  @exclusivity(unchecked) private var storedContentHeader = Fixed.zero
  private var minimumLength = Fixed.zero

  /// Creates a layout without sections.
  ///
  /// - Parameters:
  ///   - viewport: the extent of the shown part, in points.
  ///   - axis: the direction of scrolling.
  ///   - direction: the side at which reading starts.
  ///   - scale: pixels in a point, to whose edges frames are moved; 0 leaves
  ///     frames as they are, and so does what is no number from 0 to 2^20.
  /// - Throws: ``LayoutError/viewportOutOfRange`` for an infinite or
  ///   not-a-number extent; a negative one counts as 0.
  public init(
    viewport: LayoutSize,
    axis: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight,
    scale: Double = 0
  ) throws(LayoutError) {
    self.viewport = try CollectionLayout.checked(viewport)
    space = ContentSpace(
      axis: axis, direction: direction,
      scale: scale > 0 && scale <= 1_048_576 ? scale : 0,
      breadth: 0, length: 0)
    space.breadth = breadth(of: self.viewport)
  }

  // MARK: - Measures

  /// The direction of scrolling.
  public var axis: LayoutAxis { space.axis }

  /// The side at which reading starts.
  public var direction: UserInterfaceLayoutDirection { space.direction }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// Returns the number of items of a section; 0 if there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].body.count : 0
  }

  /// The number of items of each section.
  // Not inlined: several ask.
  package var counts: [Int] {
    @inline(never) get { sections.map { $0.body.count } }
  }

  /// Returns a section's style with every distance put right, or nil if there
  /// is no such section.
  public func style(ofSection section: Int) -> SectionStyle? {
    sections.indices.contains(section) ? sections[section].box.style : nil
  }

  /// The extent of all content: the viewport's breadth, and the end of the
  /// last section along the axis, raised to ``minimumContentLength``.
  public var contentSize: LayoutSize {
    switch space.axis {
    case .vertical: LayoutSize(width: space.breadth, height: space.length)
    case .horizontal: LayoutSize(width: space.length, height: space.breadth)
    }
  }

  /// The extent of all content along the axis, in points.
  public var contentLength: Double { space.length }

  /// The extent of the viewport along the axis, in points.
  public var viewportLength: Double {
    space.axis == .vertical ? viewport.height : viewport.width
  }

  /// The least extent of the content along the axis, in points.
  ///
  /// A negative or not-a-number one counts as 0, with a warning that names
  /// section -1; one beyond 2^38 counts as 2^38.
  public var minimumContentLength: Double {
    get { minimumLength.points }
    set {
      minimumLength =
        newValue > 0 ? min(Fixed(floor: newValue), .longestContent) : .zero
      finishChange()
      if !(newValue >= 0) { onWarning?(.styleClamped(section: -1)) }
    }
  }

  /// The length of the header above the first section, in points; 0 for none.
  public var contentHeaderLength: Double { contentHeader.points }

  /// Bytes held for items and sections, for the memory budget.
  public var storageBytes: Int {
    sections.reduce(sections.capacity * MemoryLayout<Section>.stride) {
      $0 + $1.body.storageBytes
    }
  }

  // MARK: - Changes

  /// Removes all sections and keeps the viewport.
  public func removeAllSections() {
    sections.removeAll()
    sectionsChanged(from: 0)
  }

  /// Gives the content a header above the first section.
  ///
  /// - Parameter length: its extent along the axis, in points; negative and
  ///   not-a-number ones count as 0, which means no header, with a warning
  ///   that names section -1.
  /// - Throws: ``LayoutError/styleOutOfRange(section:)`` with section -1 for
  ///   more than 16,777,215 points, and
  ///   ``LayoutError/contentTooLong(section:)`` if there is no room.
  /// - Complexity: O(sections); no item is laid out.
  public func setContentHeader(length: Double) throws(LayoutError) {
    if isPlain { return }
    guard length <= Fixed.longest || !(length >= 0) else {
      throw .styleOutOfRange(section: -1)
    }
    let header = length > 0 ? Fixed(points: length) : .zero
    let end = (sections.last?.end ?? contentHeader) - contentHeader + header
    guard end < Fixed.longestContent else {
      throw .contentTooLong(section: sections.count - 1)
    }
    contentHeader = header
    sectionsChanged(from: 0)
    if !(length >= 0) { onWarning?(.styleClamped(section: -1)) }
  }

  /// Lays out for another viewport.
  ///
  /// Only what depends on the breadth is placed again: flows, justified
  /// rows, waterfalls of aspect ratios, and those whose number of lanes changes.
  /// Items are in memory twice for one section at a time, unless lanes are kept
  /// somewhere.
  ///
  /// - Throws: ``LayoutError`` if items do not fit any more; the layout then
  ///   keeps the previous viewport.
  /// - Complexity: O(items that depend on the breadth).
  public func resize(to viewport: LayoutSize) throws(LayoutError) {
    let viewport = try CollectionLayout.checked(viewport)
    guard breadth(of: viewport) != space.breadth else {
      self.viewport = viewport
      return
    }
    var next = space
    next.breadth = breadth(of: viewport)
    let clamped = try rearrange(
      0..<sections.count, in: next,
      keepsEarlier: sections.contains { !$0.body.isMadeByItems })
    space = next
    self.viewport = viewport
    sectionsMoved(from: sections.count)
    for section in clamped { onWarning?(.laneCountClamped(section: section)) }
  }

  func setPins(of changed: Range<Int>, header: Bool?, footer: Bool?) {
    for section in changed {
      sections[section].box.setPins(header: header, footer: footer)
    }
    pins.collect(sections, from: changed.lowerBound)
    finishChange()
  }

  /// Brings everything that follows from the sections up to date, where those
  /// before `first` are as they were.
  func sectionsChanged(from first: Int) {
    pins.collect(sections, from: first)
    recordsTouched &+= max(0, sections.count - first)
    sectionsMoved(from: first)
  }

  /// The same where sections have changed nothing but their length.
  func sectionsMoved(from first: Int) {
    for index in first..<max(first, sections.count) {
      sections[index].start =
        index > 0 ? sections[index - 1].end : contentHeader
    }
    finishChange()
  }

  private func finishChange() {
    revision = LayoutRevision()
    let end = sections.last?.end ?? contentHeader
    space.length = max(end, minimumLength).points
  }

  private static func checked(_ viewport: LayoutSize) throws(LayoutError)
    -> LayoutSize
  {
    guard
      viewport.width < .infinity, viewport.height < .infinity,
      viewport.width > -.infinity, viewport.height > -.infinity
    else { throw .viewportOutOfRange }
    return LayoutSize(
      width: max(0, viewport.width), height: max(0, viewport.height))
  }

  private func breadth(of viewport: LayoutSize) -> Double {
    space.axis == .vertical ? viewport.width : viewport.height
  }
}
