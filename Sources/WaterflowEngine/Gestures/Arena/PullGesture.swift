import WaterflowLayout

/// Pulling the content's start down where no scroll view does, in an arena.
///
/// ```swift
/// let pull = PullGesture()
/// pull.viewportLength = { [weak self] in self?.height ?? 0 }
/// pull.isAtStart = { [weak self] in self?.isAtStart ?? false }
/// pull.pulled = { [weak self] in self?.move(by: $0) }
/// pull.show = { [weak self] in self?.carryOut($0) }
/// arena.add(pull)
/// ```
///
/// Only a finger pulls: a mouse scrolls with its wheel, and drags items. What a
/// distance means is ``PullRecognizer``'s matter. Where a scroll view overshoots
/// by itself there is no arena, and a ``PullFeature`` is told instead.
public final class PullGesture: ArenaGesture {
  /// Whether the content is at its start, asked once a touch: elsewhere a
  /// finger scrolls.
  public var isAtStart: () -> Bool = { true }

  /// The viewport's extent along the axis in points, asked once a touch; the
  /// content never follows further.
  public var viewportLength: () -> Double = { 0 }

  /// The content stands so far from its start now, in points, with the finger;
  /// called before ``show`` tells what came of it.
  public var pulled: (Double) -> Void = { _ in }

  /// Carries effects out, in order.
  ///
  /// ``PullEffect/letGo`` comes whenever a finger lets go that has pulled,
  /// unless the content is held: it goes back from where it stands.
  /// ``PullEffect/fire`` comes last and in a call of its own, so that data may
  /// change at once.
  public var show: ([PullEffect]) -> Void = { _ in }

  /// The state: how far it has come, and the distance.
  public private(set) var recognizer = PullRecognizer()

  private var touch: PullTouch?
  /// How far the finger pulls, until others have let go.
  private var held: Double?
  private let axis: LayoutAxis
  private let direction: UserInterfaceLayoutDirection

  /// Creates a gesture for a collection.
  ///
  /// - Parameters:
  ///   - axis: the direction of scrolling.
  ///   - direction: the side at which reading starts.
  public init(
    axis: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    self.axis = axis
    self.direction = direction
    super.init(rank: 2, claims: [.drags, .pulls])
  }

  // MARK: - Without a finger

  /// Fires without a finger, for a key, assistive technology or a program; see
  /// ``PullRecognizer/begin()``.
  public func begin() {
    tell(recognizer.begin())
  }

  /// What was pulled for is over; see ``PullRecognizer/end()``.
  public func end() {
    tell(recognizer.end())
  }

  // MARK: - Where a scroll view overshoots

  /// A finger came down that may pull.
  func touched() { recognizer.touched() }

  /// The content stands so far from its start, in points.
  func pull(to distance: Double) {
    let turn = turn
    let effects = recognizer.pulled(to: distance)
    pulled(recognizer.distance)
    guard turn == self.turn else { return }
    tell(effects)
  }

  /// The last finger was lifted; the content goes back by itself.
  func released() { tell(recognizer.released()) }

  /// The fingers were taken away.
  func cancelled() { tell(recognizer.cancelled()) }

  /// Forgets everything; tells nobody.
  func reset() {
    touch = nil
    held = nil
    recognizer = PullRecognizer()
  }

  // MARK: - Touches

  override func touchBegan(_ touch: PointerTouch) -> Bool {
    self.touch = nil
    held = nil
    let turn = turn
    // A mouse has a wheel to scroll with: what it drags is an item.
    guard touch.kind == .touch, recognizer.state != .holding, isAtStart(),
      turn == self.turn
    else { return false }
    let length = viewportLength()
    guard turn == self.turn else { return false }
    var pull = PullTouch(
      viewportLength: length, axis: axis, direction: direction)
    pull.began(touch.sample, isAtStart: true)
    self.touch = pull
    return false
  }

  override func touchMoved(_ touch: PointerTouch) -> Bool {
    let wasPulling = self.touch?.isPulling ?? false
    guard let distance = self.touch?.moved(touch.sample) else { return false }
    if wasPulling {
      if distance != recognizer.distance { pull(to: distance) }
      return false
    }
    held = distance
    return true
  }

  override func touchClaimed() {
    guard let distance = held else { return }
    held = nil
    recognizer.touched()
    pull(to: distance)
  }

  override func touchEnded(_ touch: PointerTouch) {
    let hasPulled = self.touch?.ended(pointer: touch.sample.pointer) ?? false
    self.touch = nil
    guard hasPulled else { return }
    settle(recognizer.released())
  }

  override func touchCancelled(pointer: Int32) {
    let hasPulled = held == nil && (touch?.isPulling ?? false)
    touch = nil
    held = nil
    guard hasPulled else { return }
    settle(recognizer.cancelled())
  }

  override var isPossible: Bool { touch?.isTouched ?? false }

  /// Has the content go to where it stays without a finger.
  private func settle(_ effects: [PullEffect]) {
    var effects = effects
    if recognizer.state != .holding {
      effects += recognizer.pulled(to: 0)
      effects.append(.letGo)
    } else if effects.isEmpty {
      // A program has opened it meanwhile.
      effects.append(.hold(PullRecognizer.threshold))
    }
    tell(effects)
  }

  private func tell(_ effects: [PullEffect]) {
    let others = effects.filter { $0 != .fire }
    if !others.isEmpty { show(others) }
    if others.count < effects.count { show([.fire]) }
  }
}
