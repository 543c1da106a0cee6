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

  /// Returns how far the content stands for a finger that went so far.
  func content(_ finger: Double) -> Double {
    guard actions.count > 0 else { return finger * Self.beyondTarget }
    let free = actions.allowsFullSwipe ? target : actions.length
    guard finger > free else { return finger }
    let rate = actions.allowsFullSwipe ? Self.beyondTarget : Self.beyondOpen
    return free + (finger - free) * rate
  }

  /// Returns how far a finger went for content that stands so far: the
  /// inverse, for content that is caught under way.
  func finger(_ content: Double) -> Double {
    guard actions.count > 0 else { return content / Self.beyondTarget }
    let free = actions.allowsFullSwipe ? target : actions.length
    guard content > free else { return content }
    let rate = actions.allowsFullSwipe ? Self.beyondTarget : Self.beyondOpen
    return free + (content - free) / rate
  }
}
