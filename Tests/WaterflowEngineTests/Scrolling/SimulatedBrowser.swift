import WaterflowEngine

/// An element that scrolls as browsers do: positions are clamped and rounded,
/// and only a position that really changes is an event.
struct SimulatedBrowser {
  var window: ScrollWindow
  let rounding: PositionRounding
  /// Where the element begins in what is scrolled.
  var origin = 0.0
  private(set) var scrollTop = 0.0
  /// The scroll events that one request set off, counted over all.
  private(set) var events = 0
  /// Set when corrections did not come to an end.
  private(set) var isRestless = false

  init(
    contentLength: Double, viewportLength: Double,
    rounding: PositionRounding = .nearest(grain: 1)
  ) {
    window = ScrollWindow(
      contentLength: contentLength, viewportLength: viewportLength)
    self.rounding = rounding
  }

  var scrollRange: Double {
    max(0, window.elementLength - window.viewportLength)
  }

  /// Scrolls by wheel or by the scroll bar; returns how far it went by that,
  /// and not by what it was corrected afterwards.
  @discardableResult
  mutating func scroll(to position: Double) -> Double {
    let before = scrollTop
    let isElsewhere = place(at: position)
    let moved = scrollTop - before
    if isElsewhere { tell() }
    return moved
  }

  mutating func settle() {
    window.settle()
    correct()
  }

  mutating func scrollContent(to offset: Double) {
    window.scroll(to: offset)
    correct()
  }

  mutating func resize(contentLength: Double, viewportLength: Double) {
    window.resize(
      contentLength: contentLength, viewportLength: viewportLength)
    correct()
  }

  /// Returns whether the position has changed.
  private mutating func place(at position: Double) -> Bool {
    let clamped = min(max(position, 0), scrollRange)
    let rounded = rounding.rounded(clamped + origin) - origin
    defer { scrollTop = rounded }
    return rounded != scrollTop
  }

  private mutating func tell() {
    for _ in 0..<10 {
      events += 1
      _ = window.scrolled(to: scrollTop)
      guard let correction = window.correction, place(at: correction) else {
        return
      }
    }
    isRestless = true
  }

  private mutating func correct() {
    if let correction = window.correction, place(at: correction) { tell() }
  }
}
