import WaterflowEngine
import WaterflowLayout

/// A scroll to an item that is under way.
///
/// Every frame it goes a part of what is left, wherever the item is by then:
/// estimates on the way may give way to measured lengths, and it still lands
/// where it should.
struct Glide {
  let element: ElementID
  let alignment: ScrollAlignment
  private let start: Double
  /// The part of the way behind it, from 0 to 1.
  private(set) var eased = 0.0

  /// How long it takes, in milliseconds.
  private static var duration: Double { 400 }

  /// From further away it begins as many viewports before its end.
  static var longestWay: Double { 20 }

  init(
    to element: ElementID, _ alignment: ScrollAlignment, start: Double
  ) {
    self.element = element
    self.alignment = alignment
    self.start = start
  }

  /// Returns where to go from a position, in points, at a time.
  mutating func next(
    from position: Double, to end: Double, at time: Double
  ) -> Double {
    let progress = min(max(0, (time - start) / Self.duration), 1)
    // Slow, fast, slow.
    let eased = progress * progress * (3 - 2 * progress)
    guard eased < 1 else {
      self.eased = 1
      return end
    }
    let part = (eased - self.eased) / (1 - self.eased)
    self.eased = eased
    return position + (end - position) * part
  }
}

extension WaterflowView {
  func begin(_ glide: Glide) {
    let isUnderWay = self.glide != nil
    self.glide = glide
    let way = Glide.longestWay * layout.viewportLength
    if let end = end(of: glide) {
      let position = position(of: offset)
      if end - position > way { go(to: end - way) }
      if position - end > way { go(to: end + way) }
    }
    if !isUnderWay { requestStep() }
  }

  private func end(of glide: Glide) -> Double? {
    engine.offset(showing: glide.element, at: glide.alignment)
      .map { position(of: $0) }
  }

  private func requestStep() {
    Page.requestFrame { [self] in
      guard var glide, let end = end(of: glide) else {
        self.glide = nil
        return
      }
      let next = glide.next(
        from: position(of: offset), to: end, at: PageImports.now())
      if glide.eased < 1 {
        self.glide = glide
        go(to: next)
        requestStep()
      } else {
        jump(to: glide.element, at: glide.alignment)
      }
    }
  }
}
