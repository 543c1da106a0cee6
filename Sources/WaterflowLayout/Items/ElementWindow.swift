/// The items of one section in and around the part of the content that was
/// asked for last, so that the next step of a scroll looks at a few elements
/// instead of searching the lanes anew.
///
/// It reaches beyond that part from the second of two queries that overlap;
/// queries at random places pay a copy of what they find.
struct ElementWindow {
  /// What the elements are of.
  private var revision: LayoutRevision?
  private var section = -1
  /// The part of the axis that was asked for when the window was filled.
  private var from = Fixed.zero
  private var to = Fixed.zero
  /// The part of the axis whose elements are all here.
  private var lower = Fixed.zero
  private var upper = Fixed.zero
  /// In order; whoever refills the window appends them.
  var elements: [LayoutElement] = []

  private func isOf(_ section: Int, _ layout: CollectionLayout) -> Bool {
    section == self.section && layout.revision === revision
  }

  /// Whether the elements of a part of the axis are all here.
  func holds(
    _ from: Fixed, _ to: Fixed, of section: Int, _ layout: CollectionLayout
  ) -> Bool {
    lower <= from && to <= upper && isOf(section, layout)
  }

  /// Forgets what it holds, and returns the part of the axis whose elements
  /// are wanted instead: more of it where a scroll is going.
  mutating func refill(
    _ from: Fixed, _ to: Fixed, of section: Int, _ layout: CollectionLayout
  ) -> (Fixed, Fixed) {
    elements.removeAll(keepingCapacity: true)
    (lower, upper) = (from, to)
    // Who asks for a very long part is not scrolling through it: it serves no
    // other one, in which few of its elements are. An endless one has a length
    // that wraps around.
    let length = to - from
    let isStep = .zero < length && length < Fixed(points: 65_536)
    if isStep, isOf(section, layout), from < self.to, self.from < to {
      // Neither these nor their distance to content may wrap around.
      let least = Fixed.zero - .longestContent
      if from < self.from {
        lower = max(least, from - length)
      } else {
        upper = min(.longestContent, to + length)
      }
    }
    (revision, self.section) = (isStep ? layout.revision : nil, section)
    (self.from, self.to) = (from, to)
    return (lower, upper)
  }

  /// Appends the elements that show in a rectangle, in order.
  func appendVisible(
    in shown: LayoutRect, of space: ContentSpace,
    to result: inout [LayoutElement]
  ) {
    for element in elements where space.shows(element.frame, in: shown) {
      result.append(element)
    }
  }
}
