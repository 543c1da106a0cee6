import WaterflowLayout

/// Selecting several items by a drag: by a finger all from where it began to
/// where it is, by a mouse all that a rectangle meets.
///
/// ```swift
/// let drags = MultipleSelectionFeature(controller, selection, cells)
/// ```
///
/// What the drag goes back over is as it was before; a drag that is taken away,
/// as by Escape, gives all of it back. Content scrolls by itself near the
/// edges.
public final class MultipleSelectionFeature<
  Surface: SelectionSurface, Cells: MultipleSelectionSurface
>: ControllerFeature, DelegatedFeature {
  /// What is covered by a drag.
  private enum Shape {
    /// From one item to another one, in order.
    case range(from: ItemPath, to: ItemPath)
    /// What meets a rectangle that began at a place of the content.
    case marquee(LayoutPoint)
  }

  /// What shows it, and whom it asks.
  public let cells: Cells

  // The controller holds its features.
  unowned(unsafe) let controller: CollectionController<Surface>
  let engine: CollectionEngine<Surface>
  private let selection: SelectionFeature<Surface>
  private let fingers = SelectionDragGesture<Surface, Cells>(
    forFingers: true)
  private let mouse = SelectionDragGesture<Surface, Cells>(forFingers: false)

  private var drag: SelectionDrag?
  private var shape = Shape.marquee(.zero)
  /// Where the finger is, in points from the viewport's corner.
  private var location = LayoutPoint.zero
  /// Where in the content it was when that was looked at last.
  private var seen: LayoutPoint?
  /// What the engine had counted of shifts when the drag's touch came down.
  private var shifted = LayoutPoint.zero
  /// Whether the app was told that a drag began.
  private var isTold = false
  /// Whether the item is gone at which the range began.
  private var isLost = false
  private var isFollowing = false
  private var isStepping = false
  /// Counts drags and their ends.
  private var number = 0
  /// Counts these, and changes of names.
  private var turn = 0
  private var edges = EdgeSteps()
  var found = VisibleElements()

  /// Creates a feature that its controller holds from now on.
  ///
  /// - Parameters:
  ///   - controller: the view's.
  ///   - selection: what is changed.
  ///   - cells: what shows it.
  ///   - allowsTwoFingers: whether two fingers that go together select, where a
  ///     platform makes nothing else of them.
  public init(
    _ controller: CollectionController<Surface>,
    _ selection: SelectionFeature<Surface>, _ cells: Cells,
    allowsTwoFingers: Bool = false
  ) {
    self.controller = controller
    self.selection = selection
    self.cells = cells
    engine = controller.engine
    super.init()
    fingers.allowsTwoFingers = allowsTwoFingers
    for gesture in [fingers, mouse] { gesture.receiver = self }
    controller.add(self)
    follow(isEnabled)
  }

  /// Whether there is an app that lets drags select; true at first.
  ///
  /// Without one none does, and what one has selected so far is given back.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { follow(isEnabled) } }
  }

  private func follow(_ isEnabled: Bool) {
    if !isEnabled { finish(givingBack: true) }
    // Who was told of that may have set another delegate.
    guard isEnabled == self.isEnabled else { return }
    for gesture in [fingers, mouse] {
      if isEnabled {
        controller.addGesture(gesture)
      } else {
        controller.removeGesture(gesture)
      }
    }
  }

  // MARK: - A drag

  /// Whether a drag may begin there.
  func mayBegin(_ start: SelectionDragStart) -> Bool {
    guard drag == nil, selection.allowsSelection,
      selection.allowsMultipleSelection
    else { return false }
    // With a key that is held, a mouse has no other business.
    guard let item = start.item, start.modifier == .plain else { return true }
    return controller.isInData(item) && cells.shouldBeginSelecting(at: item)
  }

  /// A drag begins: the touch is its own from then on.
  func began(_ start: SelectionDragStart, forFingers: Bool) {
    if forFingers { beginRange(start) } else { beginMarquee(start) }
  }

  /// Whether a finger that goes across selects.
  var allowsPan: Bool { !selection.selectedItemSet.isEmpty }

  /// Whether a distance is across the scroll axis.
  func isAcross(_ way: LayoutPoint) -> Bool {
    let (x, y) = (abs(way.x), abs(way.y))
    return engine.layout.axis == .vertical ? x > y : y > x
  }

  /// Where in the content a place of the viewport is.
  func inContent(_ location: LayoutPoint) -> LayoutPoint {
    let offset = engine.offset
    return LayoutPoint(x: location.x + offset.x, y: location.y + offset.y)
  }

  private func beginRange(_ start: SelectionDragStart) {
    guard let item = start.item else { return }
    let isSelected = selection.selectedItemSet.contains(item)
    shape = .range(from: item, to: item)
    begin(isSelected ? .rest : .union, start)
  }

  private func beginMarquee(_ start: SelectionDragStart) {
    shape = .marquee(start.place)
    switch start.modifier {
    case .plain: begin(.other, start)
    case .toggle: begin(.difference, start)
    case .extend, .add: begin(.union, start)
    }
  }

  private func begin(_ mix: ItemSet.Part, _ start: SelectionDragStart) {
    turn &+= 1
    number &+= 1
    let (turn, number) = (turn, number)
    drag = SelectionDrag(mix, before: selection.selectedItemSet)
    location = start.location
    seen = nil
    shifted = start.shifted
    isLost = false
    edges = EdgeSteps()
    _ = edges.next(at: controller.now, location, in: engine)
    selection.cancelTouch()
    if let item = turn == self.turn ? start.item : rangeStart {
      controller.itemWasTouched(item)
    }
    if number == self.number,
      let item = turn == self.turn ? start.item : rangeStart
    {
      tellBegin(at: item)
    }
    guard number == self.number else { return }
    follow()
    guard !isStepping, drag != nil else { return }
    isStepping = true
    controller.eachFrame { self.step(at: $0) }
  }

  /// Where a range began, by the path that the item has by now.
  private var rangeStart: ItemPath? {
    guard drag != nil, !isLost, case .range(let start, _) = shape else {
      return nil
    }
    return start
  }

  private func tellBegin(at item: ItemPath) {
    isTold = true
    cells.didBeginSelecting(at: item)
  }

  /// The finger is there now, in points from the viewport's corner.
  func moved(to location: LayoutPoint) {
    self.location = location
    follow()
  }

  /// - Returns: whether there is something to do in the next frame.
  private func step(at time: Double) -> Bool {
    isStepping = drag != nil
    // The content may have gone on under the finger.
    follow()
    if drag != nil, let next = edges.next(at: time, location, in: engine) {
      controller.scroll(to: next)
    }
    isStepping = drag != nil
    return isStepping
  }

  /// Covers what the finger has come to.
  private func follow() {
    guard drag != nil, !isLost, !isFollowing, !engine.isUpdating else { return }
    let place = inContent(location)
    if place == seen { return }
    guard selection.allowsSelection, selection.allowsMultipleSelection else {
      return finish(givingBack: false)
    }
    seen = place
    isFollowing = true
    defer { isFollowing = false }
    switch shape {
    case .range(let start, let end):
      let next = item(nearest: place, from: end) ?? end
      shape = .range(from: start, to: next)
      let counts = controller.knownCounts
      guard RangeSelection.contains(start, counts),
        RangeSelection.contains(next, counts)
      else { return }
      cover(ItemSet(from: start, through: next, counts))
    case .marquee(var anchor):
      // Where the content is by now that it began on.
      anchor.x += engine.shifted.x - shifted.x
      anchor.y += engine.shifted.y - shifted.y
      // One that is a mere line has a breadth as well.
      let frame = LayoutRect(
        x: min(anchor.x, place.x), y: min(anchor.y, place.y),
        width: max(abs(place.x - anchor.x), 1),
        height: max(abs(place.y - anchor.y), 1))
      cells.showMarquee(in: inSight(frame))
      cover(ItemSet(items(in: frame)))
    }
  }

  private func cover(_ items: ItemSet) {
    let turn = turn
    if !isTold, let first = items.first { tellBegin(at: first) }
    guard turn == self.turn, var drag else { return }
    let revision = selection.revision
    let isCurrent = drag.cover(items) { question in
      let isPermitted = selection.gesture.permits(question)
      let isInTime = turn == self.turn && revision == selection.revision
      return isInTime ? isPermitted : nil
    }
    guard isCurrent else { return }
    self.drag = drag
    selection.replace(with: drag.selection)
  }

  /// The drag is over.
  ///
  /// - Parameters:
  ///   - givingBack: whether all is to be as it was before.
  ///   - isReload: whether the data was read anew.
  func finish(givingBack: Bool, isReload: Bool = false) {
    guard let drag else { return }
    self.drag = nil
    turn &+= 1
    number &+= 1
    if case .marquee = shape { cells.showMarquee(in: nil) }
    if givingBack {
      selection.replace(with: drag.before)
    } else if case .range(let start, _) = shape, !isLost, !isReload {
      selection.gesture.startRange(at: start)
    }
    guard isTold else { return }
    isTold = false
    cells.didEndSelecting()
  }

  // MARK: - ControllerFeature

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    guard drag != nil else { return }
    turn &+= 1
    seen = nil
    drag?.rename(newPath, along)
    guard case .range(let start, let end) = shape else { return }
    guard let start = newPath(start) else {
      isLost = true
      return
    }
    shape = .range(from: start, to: newPath(end) ?? start)
  }

  override func dataDidChange(_ newPath: (ItemPath) -> ItemPath?) {
    if isLost { finish(givingBack: false) }
  }

  override func dataWasRead(_ counts: [Int]?, _ scope: ReloadScope) {
    if scope == .items || counts != nil {
      finish(givingBack: false, isReload: true)
    }
  }

  override func end() {
    drag = nil
    turn &+= 1
    number &+= 1
    for gesture in [fingers, mouse] { gesture.receiver = nil }
  }
}
