import WaterflowLayout

/// Pulling the content's start of a ``CollectionController``: how far it has
/// come, who was told of what, and when it is kept open.
///
/// Where the platform bounces, it tells of fingers by ``touched()``,
/// ``released()`` and ``cancelled()``, and of each distance by
/// ``pulled(to:)``.
public final class PullFeature<Surface: CollectionSurface, Host: PullSurface>:
  ControllerFeature, DelegatedFeature
{
  /// Where pulling is shown and told.
  public let host: Host

  /// Whether there is an app to tell; without one nothing is pulled, and what
  /// is open closes.
  public var isEnabled = false {
    didSet { if isEnabled != oldValue { enable() } }
  }

  // The controller holds its features.
  private unowned(unsafe) let controller: CollectionController<Surface>
  private let gesture: PullGesture
  /// The distance and state that the app knows.
  private var told = (distance: 0.0, state: PullState.idle)

  /// Prepares pulling for a controller; see ``isEnabled``.
  public init(_ controller: CollectionController<Surface>, _ host: Host) {
    self.controller = controller
    self.host = host
    let layout = controller.engine.layout
    gesture = PullGesture(axis: layout.axis, direction: layout.direction)
    super.init()
    gesture.isAtStart = { [unowned(unsafe) controller] in
      // Platforms round offsets to pixels.
      controller.engine.isAtStart(within: 1)
    }
    gesture.viewportLength = { [unowned(unsafe) controller] in
      controller.engine.layout.viewportLength
    }
    gesture.pulled = { [unowned(unsafe) self] in follow($0) }
    gesture.show = { [unowned(unsafe) self] in carryOut($0) }
    controller.add(self)
  }

  /// How far it has come.
  public var state: PullState { gesture.recognizer.state }

  /// Triggers without a finger; does nothing while the start is open.
  public func beginPull() { if isEnabled { gesture.begin() } }

  /// What was pulled for is over: the start closes.
  public func endPull() { gesture.end() }

  // MARK: - Where the platform bounces

  /// A finger came down that may pull.
  public func touched() { if isEnabled { gesture.touched() } }

  /// The content stands so far from its start, in points, as if nothing was
  /// held; also where it moves by itself.
  public func pulled(to distance: Double) {
    if isEnabled { gesture.pull(to: distance) }
  }

  /// The last finger was lifted.
  public func released() { if isEnabled { gesture.released() } }

  /// The fingers were taken away.
  public func cancelled() { if isEnabled { gesture.cancelled() } }

  // MARK: - Effects

  private func follow(_ distance: Double) {
    if !Host.bounces { host.open(by: distance, isHeld: false) }
    tell()
  }

  private func carryOut(_ effects: [PullEffect]) {
    for effect in effects {
      switch effect {
      case .enter(let state): if state == .armed { host.didArm() }
      // Comes alone and last: it may end at once what it begins.
      case .fire: host.didTrigger()
      case .hold(let distance): host.open(by: distance, isHeld: true)
      case .letGo: host.open(by: 0, isHeld: true)
      }
    }
    tell()
  }

  private func tell() {
    let now = (distance: gesture.recognizer.distance, state: state)
    guard now != told else { return }
    told = now
    host.didPull(to: now.distance, now.state)
  }

  private func enable() {
    if isEnabled {
      if !Host.bounces { controller.addGesture(gesture) }
    } else {
      gesture.end()
      controller.removeGesture(gesture)
      gesture.reset()
      tell()
    }
  }

  override func end() {
    gesture.pulled = { _ in }
    gesture.show = { _ in }
    told = (0, .idle)
    isEnabled = false
  }
}
