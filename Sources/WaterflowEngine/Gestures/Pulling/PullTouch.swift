import WaterflowLayout

/// Makes a finger that pulls at the content's start into a distance, where no
/// scroll view does.
///
/// ```swift
/// var touch = PullTouch(viewportLength: 800)
/// touch.began(sample, isAtStart: engine.isAtStart())
/// if let distance = touch.moved(sample) { show(pull.pulled(to: distance)) }
/// ```
public struct PullTouch: Equatable, Sendable {
  /// How much of the first points of a pull the content follows, as a scroll
  /// view of UIKit does.
  public static let stiffness = 0.55

  /// Whether the finger pulls, so that the scroll has to leave it alone.
  public private(set) var isPulling = false

  /// Where the finger came down that pulls or still may.
  private var start: PointerSample?
  private let viewportLength: Double
  private let directions: Across

  /// Creates a touch for a viewport.
  ///
  /// - Parameters:
  ///   - viewportLength: its extent along the axis, in points; without a
  ///     positive one the content does not follow.
  ///   - axis: the direction of scrolling.
  ///   - direction: the side at which reading starts.
  public init(
    viewportLength: Double, axis: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    self.viewportLength =
      viewportLength > 0 && viewportLength.isFinite ? viewportLength : 0
    directions = Across(axis: axis, direction: direction)
  }

  /// Whether a finger pulls, or still may.
  var isTouched: Bool { start != nil }

  /// A finger came down; only at the content's start it can pull.
  ///
  /// A second one is not looked at.
  public mutating func began(_ sample: PointerSample, isAtStart: Bool) {
    guard start == nil, isAtStart, sample.isUsable else { return }
    start = sample
  }

  /// A finger moved.
  ///
  /// - Returns: how far the content is pulled, in points; nil if it is not.
  public mutating func moved(_ sample: PointerSample) -> Double? {
    guard let start, start.pointer == sample.pointer, sample.isUsable else {
      return nil
    }
    if !isPulling {
      let way = sample.position.shift(from: start.position)
      guard TouchSlop.isExceeded(way) else { return nil }
      isPulling = directions.along(way) > abs(directions.across(way))
      // Back into the content, or across it, is no pull.
      if !isPulling {
        self.start = nil
        return nil
      }
    }
    return distance(from: start, to: sample)
  }

  /// A finger was lifted, or its touch was taken away.
  ///
  /// - Returns: whether it has pulled.
  public mutating func ended(pointer: Int32) -> Bool {
    guard start?.pointer == pointer else { return false }
    defer { (start, isPulling) = (nil, false) }
    return isPulling
  }

  /// The content follows less and less, and never by more than a viewport:
  /// d = (1 - 1 / (x * 0.55 / v + 1)) * v.
  private func distance(
    from start: PointerSample, to end: PointerSample
  ) -> Double {
    guard viewportLength > 0 else { return 0 }
    let along =
      directions.along(end.position) - directions.along(start.position)
    let part = max(0, along) * Self.stiffness / viewportLength
    return (1 - 1 / (part + 1)) * viewportLength
  }
}
