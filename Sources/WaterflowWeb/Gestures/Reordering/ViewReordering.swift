import WaterflowEngine
import WaterflowLayout

/// Shows an item of a view that is dragged to another place.
final class ViewReordering: ViewFollower {
  let gesture: ReorderGesture<WebHost>
  var delegate: (any WaterflowReorderDelegate)?

  private unowned(unsafe) let view: WaterflowView
  /// The cell that is lifted.
  private var cell: WaterflowCell?
  private var transitionDuration = 0.0

  /// How long a cell takes into its gap, in milliseconds.
  private static var dropDuration: Double { 200 }

  init(_ view: WaterflowView, _ touches: ViewTouches) {
    self.view = view
    gesture = ReorderGesture(engine: view.engine) { [unowned(unsafe) view] in
      view.host
    }
    super.init()
    gesture.canMove = { [unowned(unsafe) self] in
      delegate?.waterflowView(self.view, canMoveItemAt: $0) ?? false
    }
    gesture.allows = { [unowned(unsafe) self] in
      delegate?.waterflowView(self.view, canMoveItemAt: $0.from, to: $0.to)
        ?? false
    }
    gesture.sizeOfItem = { [unowned(unsafe) view] item, _ in
      SizeReader(view).size(ofItem: item)
    }
    gesture.lifted = { [unowned(unsafe) self] in lifted($0) }
    gesture.placed = { [unowned(unsafe) self] in placed($0) }
    gesture.dropped = { [unowned(unsafe) self] in dropped($0) }
    touches.add(gesture, [.drags, .presses])
    touches.originalPath = { [gesture] in gesture.original(of: $0) }
    touches.afterTouch = { [unowned(unsafe) view] in view.host.finishPass() }
    view.moveItemByKey = { [unowned(unsafe) self] in move($0, $1) }
  }

  private func lifted(_ item: ItemPath) {
    view.focusItem?(item)
    cell = view.cellForItem(at: item)
    transitionDuration = view.engine.transitionDuration
    if Page.prefersStillness { view.engine.transitionDuration = 0 }
    requestStep()
  }

  private func placed(_ frame: Rect) {
    guard let id = cell?.id else { return }
    GestureImports.lift(view.number, id.rawValue, frame.x, frame.y)
  }

  private func dropped(_ move: Move<ItemPath>?) {
    letGo()
    // For who waits for the end of the drag.
    view.host.needsPass()
    guard let move else { return }
    view.follower?.changed(move.newPath)
    delegate?.waterflowView(view, didMoveItemAt: move.from, to: move.to)
  }

  private func letGo() {
    guard let id = cell?.id else { return }
    cell = nil
    view.engine.transitionDuration = transitionDuration
    GestureImports.drop(view.number, id.rawValue, Self.dropDuration)
  }

  /// Scrolls near the edges, and lets the item follow, frame by frame.
  private func requestStep() {
    Page.requestFrame { [unowned(unsafe) self] in
      guard gesture.isDragging else { return }
      if let offset = gesture.step(at: PageImports.now()) {
        view.scroll(to: view.position(of: offset))
      } else {
        view.host.finishPass()
      }
      requestStep()
    }
  }

  private func move(_ item: ItemPath, _ way: FocusMove) {
    let duration = view.engine.transitionDuration
    if Page.prefersStillness { view.engine.transitionDuration = 0 }
    gesture.move(item, way, at: PageImports.now())
    view.engine.transitionDuration = duration
    view.host.finishPass()
  }

  // MARK: - ViewFollower

  override func emptied(_ cell: WaterflowCell) {
    if cell === self.cell { letGo() }
    super.emptied(cell)
  }
}
