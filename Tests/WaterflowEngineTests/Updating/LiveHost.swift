import WaterflowEngine
import WaterflowLayout

/// A host that fills cells from a model and watches what becomes of them.
final class LiveHost: CollectionHost {
  let engine: CollectionEngine<LiveHost>
  var model: LiveModel
  private(set) var screen = Screen()
  /// What every cell was filled with, unless it is empty.
  private(set) var labels: [Int32: LiveLabel] = [:]
  private(set) var asked: [LiveLabel] = []
  private(set) var made = 0
  private(set) var operations = 0
  private(set) var plays: [[CellTransition]] = []
  private(set) var ends = 0
  /// The offset when a transition was played.
  private(set) var playedAt = LayoutPoint.zero
  var wantsPass = false
  /// The time of the pass under way, or of the last one.
  var time = 0.0
  /// The bars that are held, as far as events tell.
  var pinned: Set<ElementID> = []
  var hints = LiveHints()
  private(set) var pool = LivePool()
  /// The items that were shown since the log was forgotten.
  private(set) var came: Set<Int> = []
  /// Called for each cell that is asked for.
  var onAsk: ((LiveHost) -> Void)?

  private var problem: String?
  private var kinds: [Int32: ReuseKind] = [:]
  /// The items for which cells were asked for in the pass under way.
  private var fresh: Set<Int> = []
  private var freshPass = -1

  init(_ layout: CollectionLayout, _ model: LiveModel) {
    engine = CollectionEngine(layout: layout)
    engine.tellsPins = true
    engine.measuresCells = true
    self.model = model
    screen.allowsRenaming = true
  }

  /// The first promise that was broken.
  var violation: String? { problem ?? screen.violation }

  func note(_ text: String) {
    if problem == nil { problem = text }
  }

  func forgetLog() {
    asked = []
    plays = []
    ends = 0
    operations = 0
    came = []
  }

  func label(_ id: ElementID) -> LiveLabel? {
    // Elements are in order; large models have many.
    var (first, last) = (0, model.elements.count)
    while first < last {
      let middle = (first + last) / 2
      if model.elements[middle].id < id {
        first = middle + 1
      } else {
        last = middle
      }
    }
    guard first < model.elements.count, model.elements[first].id == id else {
      return nil
    }
    return model.elements[first].label
  }

  // MARK: - CollectionHost

  func cell(for element: LayoutElement) -> CellID? {
    guard let label = label(element.id) else {
      note("asked for \(element.id), which is not there")
      return nil
    }
    onAsk?(self)
    asked.append(label)
    if freshPass != engine.counters.passes { fresh = [] }
    freshPass = engine.counters.passes
    if element.id.kind == .item { fresh.insert(label.label) }
    let kind = ReuseKind(Int32(element.id.kind.rawValue))
    let pooled = engine.dequeuePooled(kind)
    let cell = pooled ?? engine.makeCell(kind)
    if pooled == nil { made += 1 }
    if let problem = pool.take(cell, isNew: pooled == nil, kind) {
      note(problem)
    }
    kinds[cell.rawValue] = kind
    if labels[cell.rawValue] != nil { note("a cell was not emptied") }
    labels[cell.rawValue] = label
    return cell
  }

  func prepareForReuse(_ cell: CellID) {
    labels[cell.rawValue] = nil
    guard let kind = kinds[cell.rawValue] else {
      return note("\(cell) is emptied, and was never filled")
    }
    pool.put(cell, kind, at: time)
  }

  func perform(_ operations: UnsafeBufferPointer<CellOperation>) {
    self.operations += operations.count
    for operation in operations {
      screen.apply(operation)
      if operation.code == .destroy {
        let problem = pool.destroy(
          operation.cell, cap: engine.poolCap,
          before: time - engine.poolLifetime)
        if let problem { note(problem) }
      }
      // A cell on its way out is told the name of what it showed.
      if operation.code == .show, let id = operation.elementID,
        id.kind == .item, let label = label(id)?.label,
        engine.liveCell(showing: id)?.cell.rawValue == operation.cell
      {
        came.insert(label)
        hints.forget { $0 == label }
      }
    }
  }

  func animate(
    _ transitions: UnsafeBufferPointer<CellTransition>, duration: Double
  ) {
    if duration != engine.transitionDuration { note("another duration") }
    plays.append(Array(transitions))
    playedAt = engine.offset
  }

  func measure(_ cells: [LiveCell], into sizes: inout [LayoutSize]) {
    let labels = cells.map {
      model.sections[$0.element.path.section].items[$0.element.path.item].label
    }
    let new = freshPass == engine.counters.passes ? fresh : []
    let hold = model.hold(measuring: new.union(labels))
    var hasChanged = false
    for (index, cell) in cells.enumerated() {
      let path = cell.element.path
      let section = path.section
      if model.sections[section].items[path.item].isMeasured {
        note("item \(path) is measured twice")
      }
      model.sections[section].items[path.item].isMeasured = true
      let item = model.sections[section].items[path.item]
      let frame = cell.frame
      let across = model.axis == .vertical ? frame.width : frame.height
      var along = item.needed + model.breadth / 16
      switch item.label % 11 {
      case 0: along = -.infinity
      case 1: along = -5
      case 2: along = .infinity
      default:
        // A cell that asks for what it has leaves its item as it is.
        if along == (model.axis == .vertical ? frame.height : frame.width) {
          break
        }
        hasChanged = true
        model.sections[section].items[path.item].along = along
        switch model.sections[section].style.mode {
        case .flow, .justified:
          model.sections[section].items[path.item].across = across
        default: break
        }
      }
      sizes[index] =
        model.axis == .vertical
        ? LayoutSize(width: across, height: along)
        : LayoutSize(width: along, height: across)
    }
    guard hasChanged else { return }
    model.layOut()
    model.follow(hold)
  }

  func needsPass() { wantsPass = true }

  func nearEnd() { ends += 1 }
}
