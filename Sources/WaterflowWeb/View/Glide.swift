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
  /// How long it takes, in milliseconds.
  let duration: Double
  private let start: Double
  /// The part of the way behind it, from 0 to 1.
  private var eased = 0.0
  /// So many frames the item has stood in its place.
  private var framesAtRest = 0
  private var framesLeft = 60

  /// How long an animated one takes, in milliseconds.
  static var duration: Double { 400 }

  /// From further away it begins as many viewports before its end.
  static var longestWay: Double { 20 }

  init(
    to element: ElementID, _ alignment: ScrollAlignment, start: Double,
    duration: Double
  ) {
    self.element = element
    self.alignment = alignment
    self.start = start
    self.duration = duration
  }

  /// Returns where to go from a position, in points, at a time.
  mutating func next(
    from position: Double, to end: Double, at time: Double
  ) -> Double {
    let progress =
      duration > 0 ? min(max(0, (time - start) / duration), 1) : 1
    // Slow, fast, slow.
    let eased = progress * progress * (3 - 2 * progress)
    guard eased < 1 else {
      self.eased = 1
      let distance = end - position
      framesAtRest = distance < 1 && distance > -1 ? framesAtRest + 1 : 0
      framesLeft -= 1
      return end
    }
    let part = (eased - self.eased) / (1 - self.eased)
    self.eased = eased
    return position + (end - position) * part
  }

  /// Whether the item stands where it should, and nothing moves it any more.
  var isOver: Bool { framesAtRest >= 2 || framesLeft <= 0 }
}

extension WaterflowView {
  func begin(_ glide: Glide) {
    let isUnderWay = self.glide != nil
    self.glide = glide
    let way = Glide.longestWay * layout.viewportLength
    if glide.duration > 0, let end = end(of: glide) {
      let position = position(of: offset)
      if end - position > way { go(to: end - way) }
      if position - end > way { go(to: end + way) }
    } else {
      step()
    }
    if !isUnderWay { requestStep() }
  }

  private func end(of glide: Glide) -> Double? {
    engine.offset(showing: glide.element, at: glide.alignment)
      .map { position(of: $0) }
  }

  private func step() {
    guard var glide, let end = end(of: glide) else {
      self.glide = nil
      return
    }
    let position = position(of: offset)
    let next = glide.next(from: position, to: end, at: PageImports.now())
    self.glide = glide.isOver ? nil : glide
    let distance = next - position
    // Where it is already but for rounding, scrolling would never end.
    if distance >= 1 || distance <= -1 { go(to: next) }
  }

  private func requestStep() {
    Page.requestFrame { [self] in
      guard glide != nil else { return }
      step()
      if glide != nil { requestStep() }
    }
  }
}
