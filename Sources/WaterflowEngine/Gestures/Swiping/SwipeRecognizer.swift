import WaterflowLayout

/// Reveals actions at the edges of an item that is swiped.
///
/// A swipe counts only inside 22.5 degrees of the direction across the scroll
/// axis, and only towards a side with actions; otherwise the scroll keeps the
/// touch. One item is open at a time.
///
/// ```swift
/// var swipe = SwipeRecognizer()
/// show(swipe.began(sample, on: SwipeRow(item: path, frame: frame,
///   trailing: SwipeActions(count: 2, length: 148, allowsFullSwipe: true))))
/// show(swipe.moved(sample))  // .claim, then .move as the finger goes
/// show(swipe.ended(sample))  // .settle where the actions are open
/// ```
///
/// Touches on the actions themselves are buttons of the host and come in as
/// ``perform(_:at:of:)``.
public struct SwipeRecognizer: Equatable, Sendable {
  /// The tangent of 22.5 degrees.
  public static let steepest = 0.414_213_562_373_095_03

  /// A finger past this part of an item, seen from the actions' edge, performs
  /// the first of them when it is lifted.
  public static let fullSwipePart = 0.8

  /// How long content takes to settle, in milliseconds.
  public static let settleDuration = 250.0

  /// The item that stands open; while it is dragged, the one that did before.
  public var openItem: ItemPath? { openRow?.item }

  /// The edge at which it stands open.
  public private(set) var openEdge: SwipeEdge?

  /// Whether lifting the finger would perform the first action.
  public private(set) var isArmed = false

  /// Whether the touch under way has closed an item, so that it selects
  /// nothing.
  public private(set) var swallowsTap = false

  /// The item under the finger once the touch is a swipe.
  public var draggedItem: ItemPath? {
    touch.flatMap { $0.isDragging ? $0.row.item : nil }
  }

  /// Whether a finger swipes, or still may.
  var isTouched: Bool { touch != nil }

  struct Touch: Equatable {
    var row: SwipeRow
    var start: PointerSample
    /// The last sample that could be used.
    var last: PointerSample
    /// How far the finger would have gone already for where the content was
    /// when it came down.
    var origin: Double
    /// Whether it swipes; not known at first.
    var isDragging = false
  }

  private var touch: Touch?
  private var tracker = VelocityTracker()
  private var openRow: SwipeRow?
  let directions: Across

  /// Creates a recogniser for a collection.
  ///
  /// - Parameters:
  ///   - axis: the direction of scrolling; swipes go across.
  ///   - direction: the side at which reading starts.
  public init(
    axis: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    directions = Across(axis: axis, direction: direction)
  }

  // MARK: - Touches

  /// A finger came down.
  ///
  /// An open item elsewhere closes. A second finger is not looked at.
  ///
  /// - Parameters:
  ///   - sample: where it came down.
  ///   - row: the item there; nil beside all of them.
  ///   - shown: where the item's content is, if it is on its way; at rest
  ///     otherwise.
  /// - Returns: how another item closes.
  public mutating func began(
    _ sample: PointerSample, on row: SwipeRow?,
    contentAt shown: LayoutPoint? = nil
  ) -> [SwipeEffect] {
    guard touch == nil, sample.isUsable else { return [] }
    swallowsTap = false
    var effects: [SwipeEffect] = []
    if openItem != nil && openItem != row?.item {
      effects = close()
      swallowsTap = true
    }
    guard let row else { return effects }
    var stand = rest(of: row)
    if let shown, shown.x.isFinite, shown.y.isFinite {
      stand = directions.across(shown)
    }
    touch = Touch(
      row: row, start: sample, last: sample, origin: finger(for: stand, row))
    tracker.reset()
    tracker.add(sample)
    return effects
  }

  /// A finger moved.
  public mutating func moved(_ sample: PointerSample) -> [SwipeEffect] {
    guard let touch, sample.pointer == touch.start.pointer, sample.isUsable
    else { return [] }
    tracker.add(sample)
    self.touch?.last = sample
    if sample.position == touch.last.position { return [] }
    var effects: [SwipeEffect] = []
    if !touch.isDragging {
      let way = sample.position.shift(from: touch.start.position)
      guard TouchSlop.isExceeded(way) else { return [] }
      guard isSwipe(way, touch) else {
        self.touch = nil
        return isOpen(touch.row) ? close() : []
      }
      self.touch?.isDragging = true
      effects.append(.claim(pointer: sample.pointer))
    }
    let finger = finger(at: sample, touch)
    effects.append(
      .move(
        touch.row.item,
        offset: directions.point(content(for: finger, touch.row))))
    arm(isFull(sample, finger, touch.row), &effects)
    return effects
  }

  /// A finger was lifted.
  public mutating func ended(_ sample: PointerSample) -> [SwipeEffect] {
    guard let touch, sample.pointer == touch.start.pointer else { return [] }
    var effects = moved(sample)
    guard let last = self.touch, last.isDragging else {
      self.touch = nil
      guard isOpen(touch.row) else { return effects }
      swallowsTap = true
      return effects + close()
    }
    let finger = finger(at: last.last, touch)
    let speed = directions.across(tracker.velocity(at: sample.time))
    let isFull = isArmed
    self.touch = nil
    let edge: SwipeEdge = finger > 0 ? .leading : .trailing
    if isFull {
      isArmed = false
      effects.append(.perform(touch.row.item, edge: edge, action: 0))
    }
    let outwards = edge == .leading ? speed : -speed
    let opens =
      !isFull && finger != 0 && outwards >= 0
      && touch.row.actions(at: edge).count > 0
    rest(touch.row, at: opens ? edge : nil)
    effects.append(
      .settle(
        touch.row.item, offset: directions.point(rest(of: touch.row)),
        velocity: directions.point(speed)))
    return effects
  }

  /// A finger's touch was taken away: the item goes back to how it was.
  public mutating func cancelled(pointer: Int32) -> [SwipeEffect] {
    guard let touch, touch.start.pointer == pointer else { return [] }
    return cancel()
  }

  // MARK: - Without a finger

  /// Opens an item at an edge, for a key or a program.
  ///
  /// Nothing happens without actions there, or while a finger swipes.
  public mutating func open(
    _ row: SwipeRow, at edge: SwipeEdge
  ) -> [SwipeEffect] {
    guard row.actions(at: edge).count > 0, draggedItem == nil else { return [] }
    var effects = openItem == row.item ? [] : close()
    touch = nil
    rest(row, at: edge)
    effects.append(settled(row))
    return effects
  }

  /// Performs an action, for a tap on it, a key or assistive technology; an
  /// open item closes.
  ///
  /// Nothing happens if there is no such action.
  public mutating func perform(
    _ action: Int, at edge: SwipeEdge, of row: SwipeRow
  ) -> [SwipeEffect] {
    guard action >= 0 && action < row.actions(at: edge).count else { return [] }
    let effects = cancel() + close()
    return [.perform(row.item, edge: edge, action: action)] + effects
  }

  /// Closes the open item, for the Escape key or a program.
  public mutating func close() -> [SwipeEffect] {
    guard let row = openRow else { return [] }
    rest(row, at: nil)
    return [settled(row)]
  }

  /// The content was scrolled: what is open closes, and a finger that has not
  /// swiped yet will not.
  public mutating func scrolled() -> [SwipeEffect] {
    guard draggedItem == nil else { return [] }
    touch = nil
    return close()
  }

  /// The data changes: a swipe under way ends, and what is open closes under
  /// the name that it has afterwards.
  ///
  /// - Parameter newPath: an item's path after the update; nil if it is gone.
  /// - Returns: how an item closes that is still there.
  public mutating func update(
    _ newPath: (ItemPath) -> ItemPath?
  ) -> [SwipeEffect] {
    let effects = cancel() + close()
    // One item may have been told twice, dragged and then closed.
    var kept: [SwipeEffect] = []
    for effect in effects {
      switch effect {
      case .settle(let item, _, _):
        guard let item = newPath(item) else { continue }
        let home = SwipeEffect.settle(item, offset: .zero, velocity: .zero)
        if kept.last != home { kept.append(home) }
      default: kept.append(effect)
      }
    }
    return kept
  }

  // MARK: - Where things stand

  private mutating func cancel() -> [SwipeEffect] {
    guard let touch else { return [] }
    var effects: [SwipeEffect] = []
    let wasDragged = draggedItem != nil
    arm(false, &effects)
    self.touch = nil
    return wasDragged ? effects + [settled(touch.row)] : effects
  }

  private mutating func rest(_ row: SwipeRow, at edge: SwipeEdge?) {
    openRow = edge == nil ? nil : row
    openEdge = edge
  }

  private mutating func arm(_ isFull: Bool, _ effects: inout [SwipeEffect]) {
    guard isArmed != isFull else { return }
    isArmed = isFull
    effects.append(.arm(isFull))
  }

  private func settled(_ row: SwipeRow) -> SwipeEffect {
    .settle(
      row.item, offset: directions.point(rest(of: row)), velocity: .zero)
  }

  func isOpen(_ row: SwipeRow) -> Bool { openItem == row.item }
}
