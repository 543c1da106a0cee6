import SeededRandom
import WaterflowEngine
import WaterflowLayout

/// The focus, the cell that is kept for it, and what is announced.
extension LiveProgram {
  /// Moves the focus by a key or to any item, and has its cell kept or not.
  mutating func moveFocus(_ random: inout SplitMix64) -> String {
    if random.chance(40), let path = path(&random) {
      focus.focus(label(at: path), at: path)
    } else {
      let way = random.pick([
        FocusMove.left, .right, .up, .down, .home, .end, .pageUp, .pageDown,
      ])
      let before = focus.item?.path
      let target = focus.mover.move(
        way, in: engine.layout, at: engine.viewport)
      if focus.mover.item != target ?? before {
        host.note("\(way) leads to \(String(describing: focus.mover.item))")
      }
      focus.didMove(host.model)
    }
    let path = random.chance(80) ? focus.item?.path : nil
    kept = path.map {
      let live = engine.liveCell(showing: ElementID($0))
      return (label(at: $0), live != nil)
    }
    engine.keptElements = path.map { [ElementID($0)] } ?? []
    engine.update(offset: engine.offset, at: time, host: host)
    return "focus on \(String(describing: focus.item?.path)), \(kept != nil)"
  }

  private func label(at path: ItemPath) -> Int { host.model.label(at: path) }

  private var keptElement: LiveElement? {
    host.model.elements.first {
      $0.id.kind == .item && $0.label.label == kept?.label
    }
  }

  /// The cell of the kept item, if it has one.
  var keptCell: LiveCell? {
    keptElement.flatMap { engine.liveCell(showing: $0.id) }
  }

  /// What must have a cell: all that is in sight, and the kept item if it had
  /// one before, or was in sight on the way.
  var expected: [LiveModel.Shown] {
    var shown = host.model.shown
    guard let kept, let element = keptElement,
      kept.hadCell || host.came.contains(kept.label),
      !shown.contains(where: { $0.element.id == element.id })
    else { return shown }
    let place = shown.firstIndex { element.id < $0.element.id }
    shown.insert(
      (element, host.model.frame(of: element), false),
      at: place ?? shown.count)
    return shown
  }

  /// The focus, and the name of what is kept.
  func wrongFocus() -> String? {
    if focus.mover.item != focus.item?.path {
      return "the focus is on \(String(describing: focus.mover.item)), "
        + "should be on \(String(describing: focus.item))"
    }
    let names = kept == nil ? [] : [keptElement?.id]
    return engine.keptElements.map { $0 } == names
      ? nil : "\(engine.keptElements) kept, should be \(names)"
  }

  /// What is held and what is announced, as far as the host was told.
  func wrongHints() -> String? {
    let model = host.model
    if host.pinned != model.pinned {
      return "\(host.pinned) held, should be \(model.pinned)"
    }
    let live = Set(expected.map(\.element.id))
    let length = engine.prefetchLength
    let ahead = model.ahead(isForward, length).filter { !live.contains($0.id) }
    let labels = Set(length > 0 ? ahead.map(\.label.label) : [])
    return host.hints.labels == labels
      ? nil : "\(host.hints.labels) announced, should be \(labels)"
  }
}
