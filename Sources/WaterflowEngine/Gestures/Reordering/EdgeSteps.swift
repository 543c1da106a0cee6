import WaterflowLayout

/// The way that content goes by itself while something is dragged near an
/// edge, frame by frame.
///
/// Near an edge is not enough: what begins there may stay there, and what covers
/// an edge may come to the finger. It has to go on towards the edge.
struct EdgeSteps {
  /// Where along the axis the drag began, or was beside the edges last.
  private var start = Double.nan
  /// When the content was scrolled last, and where to.
  private var lastStep: Double?
  private var aim: LayoutPoint?

  /// Tells where the content goes in a frame; nowhere where the drag begins.
  ///
  /// - Parameters:
  ///   - time: the frame's, in milliseconds.
  ///   - location: where the finger is, in points from the viewport's corner.
  ///   - engine: knows where the content is.
  /// - Returns: a content offset, in points; nil to stay.
  mutating func next<Host>(
    at time: Double, _ location: LayoutPoint, in engine: CollectionEngine<Host>
  ) -> LayoutPoint? {
    // A page that was asleep does not leap.
    let elapsed = min(max(time - (lastStep ?? time), 0), 64)
    lastStep = time
    let speed = EdgeScroll.velocity(
      at: location, in: engine.layout, contentInsets: engine.contentInsets)
    // One of both is 0.
    let pace = speed.x + speed.y
    let place = engine.layout.axis == .vertical ? location.y : location.x
    if pace == 0 || start.isNaN { start = place }
    guard (place - start) * pace > TouchSlop.distance * abs(pace) else {
      aim = nil
      return nil
    }
    // A host that rounds offsets would never get on with small steps.
    var from = engine.offset
    if let aim, abs(aim.x - from.x) < 1, abs(aim.y - from.y) < 1 { from = aim }
    let next = engine.clamped(
      LayoutPoint(
        x: from.x + speed.x * elapsed / 1_000,
        y: from.y + speed.y * elapsed / 1_000))
    guard next != from else { return nil }
    aim = next
    return next
  }
}
