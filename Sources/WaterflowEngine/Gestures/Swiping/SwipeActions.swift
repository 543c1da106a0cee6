/// The actions at one edge of an item, as far as a swipe has to know them.
public struct SwipeActions: Equatable, Sendable {
  /// The number of actions; the first stands next to the item's edge.
  public var count: Int
  /// The extent of all of them across the axis, in points: how far the item's
  /// content stands open.
  public var length: Double
  /// Whether a swipe to the other side of the item performs the first action.
  public var allowsFullSwipe: Bool

  /// Creates a description of actions.
  ///
  /// - Parameters:
  ///   - count: none if it is less than 1.
  ///   - length: in points; one that is negative, infinite or no number
  ///     counts as 0.
  ///   - allowsFullSwipe: whether a swipe all across performs the first one.
  public init(count: Int, length: Double, allowsFullSwipe: Bool = false) {
    self.count = max(0, count)
    self.length = length > 0 && length.isFinite ? length : 0
    self.allowsFullSwipe = allowsFullSwipe
  }

  /// No actions.
  public static let none = SwipeActions(count: 0, length: 0)
}
