/// How an item's content follows a finger.
///
/// Everything counts from the edge with the actions, in points.
struct SwipeResistance {
  /// Where the actions are; without any, nothing is to be revealed.
  let actions: SwipeActions
  /// The item's extent across the axis.
  let breadth: Double

  /// Past the open width without full swipe the content follows so much.
  static var beyondOpen: Double { 0.4 }

  /// Past the full-swipe target, and where there are no actions.
  static var beyondTarget: Double { 0.2 }

  /// How far a full swipe takes the content along one to one: half the item,
  /// or the actions' length if that is more.
  var target: Double { max(actions.length, breadth / 2) }

  /// How far the content follows one to one, and how much of what is beyond.
  private var limit: (free: Double, rate: Double) {
    if actions.count == 0 { return (0, Self.beyondTarget) }
    return actions.allowsFullSwipe
      ? (target, Self.beyondTarget) : (actions.length, Self.beyondOpen)
  }

  /// Returns how far the content stands for a finger that went so far.
  func content(_ finger: Double) -> Double {
    let (free, rate) = limit
    return finger > free ? free + (finger - free) * rate : finger
  }

  /// Returns how far a finger went for content that stands so far: the
  /// inverse, for content that is caught under way.
  func finger(_ content: Double) -> Double {
    let (free, rate) = limit
    return content > free ? free + (content - free) / rate : content
  }
}
