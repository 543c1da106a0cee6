import WaterflowEngine
import WaterflowLayout

/// A host that shows nothing, writes everything down and watches that the
/// engine keeps its promises about callbacks.
final class RecordingHost: CollectionHost {
  let engine: CollectionEngine<RecordingHost>
  private(set) var screen = Screen()
  /// All operations so far.
  private(set) var log: [CellOperation] = []
  /// The number of operations in each call of ``perform(_:)``.
  private(set) var batches: [Int] = []
  /// The elements that cells were asked for, in order.
  private(set) var asked: [ElementID] = []
  /// The cells that were handed out again, and those that had to be made.
  private(set) var reused: [CellID] = []
  private(set) var made: [CellID] = []
  /// The cells that were emptied, in order.
  private(set) var emptied: [CellID] = []

  /// The items that were announced, and those that were taken back, call by
  /// call.
  var prefetches: [[ItemPath]] = []
  var cancellations: [[ItemPath]] = []

  /// The transitions that were played, one list for each update.
  private(set) var plays: [[CellTransition]] = []
  /// The items whose cells were measured, call by call.
  private(set) var measured: [[ItemPath]] = []
  private(set) var passesWanted = 0
  private(set) var ends = 0
  /// Answers what a cell needs, in place of what it has.
  var need: ((LiveCell) -> LayoutSize)?
  var canMeasure = true
  var onEnd: ((RecordingHost) -> Void)?

  /// The kind of cell for an element.
  var kind: (ElementID) -> ReuseKind = {
    ReuseKind(Int32($0.kind.rawValue) + 10)
  }
  /// Answers in place of ``dequeue(for:)``.
  var answer: ((RecordingHost, LayoutElement) -> CellID?)?
  var onPerform: ((RecordingHost) -> Void)?
  var onPrefetch: ((RecordingHost) -> Void)?
  var onReuse: ((RecordingHost, CellID) -> Void)?

  /// Set by what empties cells before its pass is counted, and so after others
  /// were asked for in the pass before: a reload or an update.
  var hasAskedForReload = false

  private var problem: String?
  private var emptiedSincePerform: [CellID] = []
  private var askingPass = -1
  private var refusedInPass: Set<ElementID> = []
  private var dequeuedNow: [CellID] = []

  init(_ layout: CollectionLayout, allowsRenaming: Bool = false) {
    engine = CollectionEngine(layout: layout)
    engine.measuresCells = true
    screen.allowsRenaming = allowsRenaming
  }

  /// The first promise that was broken.
  var violation: String? { problem ?? screen.violation }

  /// The elements for which the last pass got no cell.
  var refused: Set<ElementID> {
    askingPass == engine.counters.passes ? refusedInPass : []
  }

  /// Takes a cell for an element and notes where it came from.
  func dequeue(for element: LayoutElement) -> CellID {
    let kind = kind(element.id)
    let pooled = engine.dequeuePooled(kind)
    let cell = pooled ?? engine.makeCell(kind)
    if pooled == nil { made.append(cell) } else { reused.append(cell) }
    dequeuedNow.append(cell)
    return cell
  }

  // MARK: - CollectionHost

  func cell(for element: LayoutElement) -> CellID? {
    if askingPass != engine.counters.passes {
      askingPass = engine.counters.passes
      refusedInPass = []
      hasAskedForReload = false
    }
    asked.append(element.id)
    guard let answer else { return dequeue(for: element) }
    dequeuedNow = []
    let cell = answer(self, element)
    if cell.map({ !dequeuedNow.contains($0) }) ?? true {
      refusedInPass.insert(element.id)
    }
    return cell
  }

  func prepareForReuse(_ cell: CellID) {
    let isOnScreen =
      screen.cells[cell.rawValue]?.shown != nil
      && !emptiedSincePerform.contains(cell)
    if isOnScreen && askingPass == engine.counters.passes
      && !hasAskedForReload
    {
      note("cell \(cell.rawValue) was emptied after cells were asked for")
    }
    emptied.append(cell)
    emptiedSincePerform.append(cell)
    onReuse?(self, cell)
  }

  func perform(_ operations: UnsafeBufferPointer<CellOperation>) {
    if operations.isEmpty { note("nothing to perform") }
    batches.append(operations.count)
    log += operations
    for operation in operations { screen.apply(operation) }
    let hidden = operations.filter { $0.code == .hide }.map(\.cell)
    if hidden != emptiedSincePerform.map(\.rawValue) {
      note("emptied \(emptiedSincePerform), but hidden \(hidden)")
    }
    emptiedSincePerform = []
    onPerform?(self)
  }

  func prefetch(_ items: [ItemPath]) {
    prefetches.append(items)
    onPrefetch?(self)
  }

  func cancelPrefetching(_ items: [ItemPath]) { cancellations.append(items) }

  func animate(
    _ transitions: UnsafeBufferPointer<CellTransition>, duration: Double
  ) {
    plays.append(Array(transitions))
  }

  func measure(_ cells: [LiveCell], into sizes: inout [LayoutSize]) {
    measured.append(cells.map(\.element.path))
    guard let need else { return }
    sizes = cells.map(need)
  }

  func needsPass() { passesWanted += 1 }

  func nearEnd() {
    ends += 1
    onEnd?(self)
  }

  private func note(_ text: String) {
    if problem == nil { problem = text }
  }
}

extension RecordingHost {
  /// Asks for a reload, from within a callback or not.
  func reload(
    _ layout: CollectionLayout? = nil, offset: LayoutPoint? = nil,
    at time: Double = 0
  ) {
    hasAskedForReload = true
    engine.reload(layout, offset: offset, at: time, host: self)
  }

  /// Scrolls to a place on the vertical axis.
  func scroll(to y: Double, at time: Double = 0) {
    engine.update(offset: LayoutPoint(x: 0, y: y), at: time, host: self)
  }

  /// The cells that show something, by element.
  func cell(showing item: Int, inSection section: Int = 0) -> Int32? {
    screen.cellOfElement[
      ElementID(kind: .item, section: section, item: item)]
  }

  /// The items on screen, in order.
  var shownItems: [Int] {
    screen.cellOfElement.keys.filter { $0.kind == .item }.sorted()
      .map { Int($0.item) }
  }
}
