/// The items of one section in and around the part of the content that was
/// asked for last, so that the next step of a scroll looks at a few elements
/// instead of searching the lanes anew.
///
/// It is filled by the second of two queries that overlap; queries at random
/// places pay nothing for it. A layout's revision tells when it is out of date.
struct ElementWindow {
  /// What the elements are of: as long as it is held, no other layout can be
  /// taken for it.
  private var layout: CollectionLayout?
  private var revision = 0
  private var section = -1
  /// The part of the axis that was asked for last.
  private var from = Fixed.zero
  private var to = Fixed.zero
  /// The part of the axis whose elements are all here; empty if none are.
  private var lower = Fixed.zero
  private var upper = Fixed.zero
  /// Counts queries, and those that this section had a part in.
  private var queries = 0
  private var lastUse = -2

  /// In order; whoever refills the window appends them.
  var elements: [LayoutElement] = []

  /// Notes that a query begins.
  mutating func beginQuery() { queries &+= 1 }

  /// Whether the last query was of this section as it is now.
  @inline(__always)
  mutating func knows(_ section: Int, of layout: CollectionLayout) -> Bool {
    guard
      section == self.section, layout === self.layout,
      layout.revision == revision
    else { return false }
    lastUse = queries
    return true
  }

  /// Whether the elements of a part of the axis are all here.
  @inline(__always)
  func holds(_ from: Fixed, _ to: Fixed) -> Bool {
    lower <= from && to <= upper && lower < upper
  }

  /// Whether a part of the axis overlaps what was asked for last.
  func continues(_ from: Fixed, _ to: Fixed) -> Bool {
    from < self.to && self.from < to
  }

  /// Takes a section that is asked for, and holds nothing of it yet.
  ///
  /// Another one that has a part in every query is not given up for it.
  mutating func note(
    _ section: Int, of layout: CollectionLayout, _ from: Fixed, _ to: Fixed
  ) {
    guard section == self.section || queries &- lastUse > 1 else { return }
    self.section = section
    if self.layout !== layout { self.layout = layout }
    revision = layout.revision
    lastUse = queries
    (self.from, self.to) = (from, to)
    (lower, upper) = (.zero, .zero)
  }

  /// Begins to hold elements, and returns the part of the axis of which they
  /// are wanted: more of it where the scroll is going.
  mutating func refill(_ from: Fixed, _ to: Fixed) -> (Fixed, Fixed) {
    // Who asks for a very long part is not scrolling through it.
    let length = max(.zero, min(to - from, Fixed(points: Fixed.longest)))
    let less = Fixed(raw: length.raw >> 2)
    let isForward = from >= self.from
    // Neither these nor their distance to content may wrap around.
    let least = Fixed.zero - .longestContent
    lower = max(least, from - (isForward ? less : length))
    upper = min(.longestContent, to + (isForward ? length : less))
    (self.from, self.to) = (from, to)
    elements.removeAll(keepingCapacity: true)
    return (lower, upper)
  }

  /// Appends the elements that show in a rectangle, in order.
  func appendVisible(
    in shown: Rect, of space: ContentSpace, to result: inout [LayoutElement]
  ) {
    elements.withUnsafeBufferPointer { elements in
      var index = 0
      while index < elements.count {
        let first = index
        // What shows stands together but for a few at both ends.
        while index < elements.count
          && space.shows(elements[index].frame, in: shown)
        {
          index &+= 1
        }
        if first < index {
          result.append(
            contentsOf: UnsafeBufferPointer(rebasing: elements[first..<index]))
        }
        index &+= 1
      }
    }
  }
}
