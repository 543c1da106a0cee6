/// Turns pulling the content's start down into one action: creating a row, or
/// fetching data anew.
///
/// Fed with how far the content is pulled past its start: a scroll view's
/// negative offset, or what ``PullTouch`` makes of a finger.
///
/// ```swift
/// var pull = PullRecognizer()
/// pull.touched()
/// show(pull.pulled(to: 50))  // .enter(.dragging), .enter(.armed)
/// show(pull.released())      // .fire, .hold(44), .enter(.holding)
/// // Later, when the data has come or the row was typed:
/// show(pull.end())           // .letGo, .enter(.idle)
/// ```
public struct PullRecognizer: Equatable, Sendable {
  /// Pulled further than this it is armed, in points; the room that is kept
  /// afterwards is as high.
  public static let threshold = 44.0

  /// Pulled back to less than this it is idle again, in points.
  public static let rest = 1.0

  /// How far it has come.
  public private(set) var state = PullState.idle

  /// How far the content is pulled, in points.
  public private(set) var distance = 0.0

  private var isTouched = false

  /// Creates a recogniser at rest.
  public init() {}

  /// A finger came down that may pull.
  public mutating func touched() {
    isTouched = true
  }

  /// The content is pulled so far.
  ///
  /// - Parameter distance: in points; one that is negative or no number counts
  ///   as 0. What moves by itself, as after a fling, arms nothing.
  /// - Returns: the states that it goes through.
  public mutating func pulled(to distance: Double) -> [PullEffect] {
    // The order of the arguments makes NaN a zero.
    self.distance = min(max(0, distance), 1e9)
    var effects: [PullEffect] = []
    switch state {
    case .idle:
      guard isTouched, self.distance > 0 else { break }
      enter(.dragging, &effects)
      if self.distance > Self.threshold { enter(.armed, &effects) }
    case .dragging:
      if self.distance > Self.threshold, isTouched {
        enter(.armed, &effects)
      } else if self.distance <= 0 {
        enter(.idle, &effects)
      }
    case .armed:
      guard self.distance < Self.threshold else { break }
      enter(.back, &effects)
      if self.distance < Self.rest { enter(.idle, &effects) }
    case .back:
      if self.distance > Self.threshold, isTouched {
        enter(.armed, &effects)
      } else if self.distance < Self.rest {
        enter(.idle, &effects)
      }
    case .holding: break
    }
    return effects
  }

  /// The finger was lifted: fires if it is armed.
  public mutating func released() -> [PullEffect] {
    guard isTouched else { return [] }
    isTouched = false
    guard state == .armed else { return [] }
    var effects: [PullEffect] = [.fire, .hold(Self.threshold)]
    enter(.holding, &effects)
    return effects
  }

  /// The finger's touch was taken away: nothing fires.
  public mutating func cancelled() -> [PullEffect] {
    isTouched = false
    var effects: [PullEffect] = []
    if state == .armed { enter(.back, &effects) }
    return effects
  }

  /// Fires without a finger, for a key, assistive technology or a program.
  public mutating func begin() -> [PullEffect] {
    guard state != .holding else { return [] }
    isTouched = false
    var effects: [PullEffect] = [.fire, .hold(Self.threshold)]
    enter(.holding, &effects)
    return effects
  }

  /// What was pulled for is over: the row is made or given up, or the data is
  /// there.
  ///
  /// Nothing happens if nothing was under way.
  public mutating func end() -> [PullEffect] {
    guard state == .holding else { return [] }
    isTouched = false
    distance = 0
    var effects: [PullEffect] = [.letGo]
    enter(.idle, &effects)
    return effects
  }

  // Not inlined: eight ask.
  @inline(never)
  private mutating func enter(
    _ next: PullState, _ effects: inout [PullEffect]
  ) {
    state = next
    effects.append(.enter(next))
  }
}
