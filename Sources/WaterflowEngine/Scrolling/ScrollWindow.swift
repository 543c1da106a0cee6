/// Lets content of any length scroll in an element whose length is limited.
///
/// Browsers clamp an element's length at 33,554,428 px, some of them at as many
/// pixels of the screen, and lose whole pixels above 16,777,216. So long content
/// scrolls in a shorter element: small steps move content and element alike, one
/// to one; a leap, such as a drag of the scroll bar, goes to the place in the
/// content that is in proportion. The distance between both, ``shift``, changes
/// only when a leap or an end asks for it.
///
/// ```swift
/// var window = ScrollWindow(contentLength: 62e6, viewportLength: 800)
/// let offset = window.scrolled(to: 120)  // where the content is now
/// if let correction = window.correction { element.scrollTop = correction }
/// ```
public struct ScrollWindow: Equatable, Sendable {
  /// The longest element used, in points: far below where browsers lose
  /// pixels, and long enough that an end is rarely met by small steps.
  public static let longestElement = 8_000_000.0

  /// A longer step, in points, is a leap.
  ///
  /// A fling at 60,000 pt/s moves 6,000 in a frame that took 100 ms; a pixel of
  /// an 800-pt scroll bar is 10,000.
  public static let leap = 8_000.0

  /// What corrections are multiples of, in points.
  ///
  /// Firefox keeps positions in sixtieths of a point, as numbers of 32 bits,
  /// which are 32 sixtieths apart near ``longestElement``. An even number of
  /// those is in 16 points, so that even a tie is rounded the same way; and a
  /// whole number of pixels of the screen, unless a page is magnified by tenths.
  private static let stride = 16.0

  /// The length of the content, in points.
  public private(set) var contentLength: Double
  /// The length of the shown part, in points.
  public private(set) var viewportLength: Double
  /// The longest element that is used, in points, for who knows that the browser
  /// takes none of the usual length; setting another one leaves the content where
  /// it is, and sets ``correction``.
  public var elementLimit = longestElement {
    didSet { if elementLimit != oldValue { scroll(to: offset) } }
  }
  /// Where the content is, in points from its start.
  public private(set) var offset = 0.0
  /// Where the element is scrolled to, in points from its start.
  public private(set) var elementOffset = 0.0
  /// Where the element has to be scrolled to, because the content has reached
  /// an end before the element has or the other way round.
  public private(set) var correction: Double?
  /// Whether there was a leap since the element was last at rest.
  private var hasLeapt = false

  /// Creates a window at the content's start.
  ///
  /// Lengths are in points; a negative, infinite or not-a-number one counts
  /// as 0.
  public init(contentLength: Double, viewportLength: Double) {
    self.contentLength = ScrollWindow.usable(contentLength)
    self.viewportLength = ScrollWindow.usable(viewportLength)
  }

  /// The length to give the element, in points.
  public var elementLength: Double {
    min(contentLength, elementLimit)
  }

  /// What to subtract from a position in the content to get one in the
  /// element, in points.
  public var shift: Double { offset - elementOffset }

  /// Takes over other lengths; the content stays where it is if it can, and
  /// then there is no ``correction`` that would stop a fling.
  public mutating func resize(contentLength: Double, viewportLength: Double) {
    self.contentLength = ScrollWindow.usable(contentLength)
    self.viewportLength = ScrollWindow.usable(viewportLength)
    let before = elementOffset
    scroll(to: offset)
    if elementOffset == before { correction = nil }
  }

  /// Takes over other lengths and another place in the content while the
  /// element moves by itself, and leaves it alone: content that came in above
  /// changes the ``shift``.
  ///
  /// Scrolling the element would end a fling, or show a frame in which it is
  /// where the fling was and not where it has got to meanwhile. Call
  /// ``settle()`` once the element is at rest.
  public mutating func carry(
    to offset: Double, contentLength: Double, viewportLength: Double
  ) {
    self.contentLength = ScrollWindow.usable(contentLength)
    self.viewportLength = ScrollWindow.usable(viewportLength)
    correction = nil
    let before = elementOffset
    // The order of the arguments makes NaN a zero.
    self.offset = min(max(0, offset), range)
    // A browser moves an element itself that is scrolled too far for its
    // length.
    if elementOffset < 0 || elementOffset > elementRange {
      scroll(to: self.offset)
    } else {
      meetEnds()
      if elementOffset == before { correction = nil }
    }
  }

  /// Goes to a place in the content, in points, and sets ``correction`` to the
  /// place in the element.
  ///
  /// NaN counts as 0.
  public mutating func scroll(to offset: Double) {
    // The order of the arguments makes NaN a zero.
    self.offset = min(max(0, offset), range)
    elementOffset = proportionalElementOffset
    correction = elementOffset
  }

  /// Follows the element.
  ///
  /// - Parameter position: where the element is scrolled to, in points; an
  ///   infinite or not-a-number one moves nothing.
  /// - Returns: where the content is, in points.
  public mutating func scrolled(to position: Double) -> Double {
    correction = nil
    guard position.isFinite else { return offset }
    guard isShifted else {
      // Over-scrolling past an end is passed on as it is. A browser rounds the
      // length to whole pixels, so that its last position may be up to half a
      // pixel short of the end.
      let rest = range - position
      elementOffset =
        position > 0 && rest > 0 && rest < 0.5 ? range : position
      offset = elementOffset
      return offset
    }
    let step = position - elementOffset
    elementOffset = position
    if step.magnitude > ScrollWindow.leap {
      hasLeapt = true
      offset = min(max(position / elementRange, 0), 1) * range
    } else {
      offset += step
    }
    meetEnds()
    return offset
  }

  /// Brings the element back to near the place that is in proportion, once
  /// nothing moves any more, and sets ``correction``.
  public mutating func settle() {
    hasLeapt = false
    guard isShifted else { return }
    scroll(to: offset)
  }

  private static func usable(_ length: Double) -> Double {
    length > 0 && length.isFinite ? length : 0
  }

  /// Whether element and content are, or can be, at different places.
  private var isShifted: Bool {
    range > elementRange || offset != elementOffset
  }

  private var range: Double { max(contentLength - viewportLength, 0) }

  private var elementRange: Double { max(elementLength - viewportLength, 0) }

  /// The place in proportion, but with as much room left towards either end
  /// as the content has, so that the next small step is never cut short.
  ///
  /// Whole ``stride``s from where the element is, and none where one is longer
  /// than the way: a browser rounds positions, which moves the content, but
  /// hardly one that is so far from one of its own. What it rounds nevertheless
  /// is nearer than a stride, and is not asked for again.
  private var proportionalElementOffset: Double {
    guard offset > 0, offset < range, range > elementRange else {
      return min(offset, elementRange)
    }
    let room = min(ScrollWindow.leap, elementRange / 2)
    let least = min(offset, room)
    let most = elementRange - min(range - offset, room)
    let way = offset / range * elementRange - elementOffset
    // Beside 1.5 * 2^56 nothing of a stride is left; to round would take the C
    // library, which some modules are linked without.
    let whole =
      way.magnitude < ScrollWindow.stride ? 0 : way + 0x1.8p56 - 0x1.8p56
    return min(max(elementOffset + whole, least), most)
  }

  /// Both ends are reached together, so that neither stops short.
  private mutating func meetEnds() {
    let contentEnds = offset <= 0 || offset >= range
    let elementEnds = elementOffset <= 0 || elementOffset >= elementRange
    guard contentEnds || elementEnds else { return }
    // A key or the bar that goes to the end leaps, and comes to the end by
    // small steps, which leave the content somewhere before its own.
    if hasLeapt && elementEnds { offset = elementOffset <= 0 ? 0 : range }
    scroll(to: offset)
  }
}
