import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Shows a view's drags, and scrolls under them.
@MainActor
final class ReorderHost {
  weak var delegate: (any WaterflowReorderDelegate)?
  let gesture: ReorderGesture<ViewHost>

  unowned let view: WaterflowView
  private var lifted: LiftedCell?
  /// The cells that go to their places after they were dropped.
  private var dropped: [LiftedCell] = []
  /// Where the middle of the lifted cell is, from the viewport's corner.
  private var place = Point.zero
  private var clock: FrameClock?
  #if !os(tvOS) && !os(visionOS)
    private let impact = UIImpactFeedbackGenerator(style: .medium)
    private let feedback = UISelectionFeedbackGenerator()
  #endif

  init(_ view: WaterflowView) {
    self.view = view
    gesture = ReorderGesture(engine: view.engine) { [weak view] in view?.host }
    gesture.canMove = { [weak self] in self?.canMove($0) ?? false }
    gesture.allows = { [weak self] in self?.allows($0) ?? false }
    gesture.sizeOfItem = { [weak view] item, section in
      guard let view else { return ItemSize(width: 0, height: 0) }
      return view.size(of: IndexPath(item), view.look(of: section).mode)
    }
    gesture.lifted = { [weak self] in self?.lift($0) }
    gesture.placed = { [weak self] in self?.show(in: $0) }
    gesture.moved = { [weak self] _ in self?.gapMoved() }
    gesture.dropped = { [weak self] in self?.drop($0) }
    view.addGesture(gesture)
  }

  // MARK: - Cells

  func isLifted(_ cell: WaterflowCell) -> Bool { lifted?.cell === cell }

  /// Keeps the lifted cell under the finger while content scrolls.
  func keepInPlace() {
    guard let lifted else { return }
    let offset = view.engineOffset
    UIView.performWithoutAnimation {
      lifted.place(CGPoint(Point(x: place.x + offset.x, y: place.y + offset.y)))
    }
  }

  /// Puts a cell down, because it shows something else from now on.
  func forget(_ cell: WaterflowCell) {
    if isLifted(cell) {
      lifted?.restore()
      lifted = nil
    }
    guard let index = dropped.firstIndex(where: { $0.cell === cell }) else {
      return
    }
    dropped.remove(at: index).restore()
  }

  // MARK: - What the gesture asks

  private func canMove(_ item: ItemPath) -> Bool {
    delegate?.waterflowView(view, canMoveItemAt: IndexPath(item)) ?? false
  }

  private func allows(_ move: Move<ItemPath>) -> Bool {
    guard let delegate else { return false }
    let proposed = IndexPath(move.to)
    return proposed
      == delegate.waterflowView(
        view,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(move.from),
        toProposedIndexPath: proposed)
  }

  // MARK: - What the gesture does

  private func lift(_ item: ItemPath) {
    guard let cell = view.cell(showing: .item, item) else { return }
    view.apply(view.selection.touchCancelled())
    forget(cell)
    view.host.dropFlight(of: cell)
    lifted = LiftedCell(cell)
    place = Point(cell.center) - view.engineOffset
    #if !os(tvOS) && !os(visionOS)
      impact.impactOccurred()
    #endif
    clock?.stop()
    clock = FrameClock { [weak self] in self?.step() ?? false }
  }

  private func show(in frame: Rect) {
    let middle = Point(
      x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    place = middle - view.engine.offset
    keepInPlace()
  }

  private func gapMoved() {
    #if !os(tvOS) && !os(visionOS)
      feedback.selectionChanged()
    #endif
    view.followEngine()
    view.scheduleRest()
  }

  /// - Returns: whether there is something to do in the next frame.
  private func step() -> Bool {
    guard gesture.isDragging else { return false }
    if let offset = gesture.step(at: view.now()) {
      view.scroll(to: offset)
      view.catchUp()
    }
    return gesture.isDragging
  }

  private func drop(_ move: Move<ItemPath>?) {
    clock?.stop()
    clock = nil
    if let lifted {
      self.lifted = nil
      dropped.append(lifted)
      lifted.drop(animated: view.canAnimate) { [weak self, weak lifted] in
        self?.dropped.removeAll { $0 === lifted }
      }
    }
    view.scheduleRest()
    guard let move else { return }
    view.host.rename()
    view.selection.rename { move.newPath(of: $0) }
    view.attention.rename(in: view.engine.layout) { move.newPath(of: $0) }
    view.gestures?.arena.dataDidChange { move.newPath(of: $0) }
    delegate?.waterflowView(
      view, moveItemAt: IndexPath(move.from), to: IndexPath(move.to))
  }

  // MARK: - Programs

  /// Moves an item one place on, for a key.
  ///
  /// - Returns: whether the keys of this kind are used at all.
  func move(_ item: ItemPath, _ way: FocusMove) -> Bool {
    guard delegate != nil else { return false }
    if gesture.move(item, way, at: view.now()) != nil {
      view.followEngine()
      view.focusDidMove()
    }
    return true
  }

  func begin(_ item: ItemPath) -> Bool {
    guard let frame = view.layout.frame(ofItem: item) else { return false }
    let middle = Point(
      x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    return gesture.lift(item, at: middle - view.engineOffset, time: view.now())
  }

  func move(to target: CGPoint) {
    gesture.drag(to: Point(target) - view.engineOffset, time: view.now())
  }

  func end() {
    gesture.drop(at: view.now())
  }
}

extension Point {
  fileprivate static func - (one: Point, other: Point) -> Point {
    Point(x: one.x - other.x, y: one.y - other.y)
  }
}
