/// Whether content travels faster than people can read it.
///
/// Speeds are viewports a second, so that it is the same on each screen: at two
/// of them, what comes into view has gone half a second later. What has become
/// fast stays so until it is slower than one, as a speed that wavers would have
/// content come and go.
struct TravelPace {
  /// Whether it does.
  private(set) var isFast = false

  /// When the last step was, in milliseconds.
  private(set) var lastStep = -Double.infinity
  /// Since when steps have been gathered, and how far they went.
  private var start = -Double.infinity
  private var gathered = 0.0

  /// Without a step for so long content is at rest, in milliseconds.
  static var rest: Double { 100 }

  private static var fast: Double { 2 }
  private static var slow: Double { 1 }

  /// Over less than this no speed is told, in milliseconds.
  ///
  /// On a busy machine a step is late and the next one is not, so that one of
  /// them alone looks slow: to be fast takes one frame, to be slow again some.
  private var shortest: Double { isFast ? 50 : 8 }

  /// Notes a step.
  ///
  /// The first one out of rest tells no speed, however long it is.
  ///
  /// - Parameters:
  ///   - distance: how far, in points along the axis.
  ///   - viewport: the length of the viewport, in points.
  ///   - time: when, in milliseconds.
  mutating func move(
    by distance: Double, viewport: Double, at time: Double
  ) {
    // A pass for another reason is no step.
    if distance == 0 { return }
    let isFirst = !isFast && time - lastStep >= Self.rest
    lastStep = time
    // Back and forth is no slower.
    gathered += max(distance, -distance)
    let elapsed = time - start
    if !isFirst {
      if elapsed < shortest { return }
      let limit = isFast ? Self.slow : Self.fast
      isFast = gathered * 1_000 > viewport * elapsed * limit
    }
    start = time
    gathered = 0
  }

  /// Nothing moves any more.
  mutating func end() { isFast = false }
}
