import WaterflowEngine
import WaterflowLayout

/// Pointers on a list in an arena, and what came of them, in one line.
///
/// A viewport of 400 by 800 points shows a header of 50 points (`H`), the rows
/// `a` to `f` of 100 each, and a footer of 50 (`F`). Row `b` has actions of 100
/// points on both sides, `c` of 150 on the trailing side with full swipe.
///
/// A step is `down x y`, `move x y`, `up x y` or `cancel`, 16 ms behind the
/// last, with the finger's number behind it if it is not the first; or `mouse x
/// y` with `shift`, `ctrl` or `both`, `fling x y`, which is a finger that stops
/// one; `wait ms`, after which the arena's timer fires if it is due; `scroll`,
/// `stop` for the cancelling of all, `step` for a frame of a drag, and `insert`,
/// which puts a row above all.
final class ArenaScript {
  let host: RecordingHost
  let arena: GestureArena
  let select = SelectGesture()
  let press = PressGesture()
  let swipe = SwipeGesture()
  let pull = PullGesture()
  let turn = PageTurnGesture(
    PageTurnRecognizer(pageCount: 3, page: 1, breadth: 400))
  let reorder: ReorderGesture<RecordingHost>

  /// Called with each entry of the log as it is written.
  var onNote: ((String) -> Void)?
  /// The questions that are answered with no.
  var refusals: Set<String> = []
  var isAtStart = true
  /// Whether a long press shows a menu.
  var hasMenu = false
  private(set) var time = 0.0
  private var log: [String] = []

  /// Creates an arena with the gestures that are named.
  init(_ gestures: String) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 800))
    try layout.appendSection(
      SectionStyle(mode: .list, header: 50, footer: 50), count: 6
    ) { _ in ItemSize(width: 400, height: 100) }
    let host = RecordingHost(layout, allowsRenaming: true)
    host.engine.transitionDuration = 0
    host.scroll(to: 0)
    self.host = host
    let engine = host.engine
    var ask: (String) -> Void = { _ in }
    arena = GestureArena {
      ask("hit?")
      return engine.layout.element(at: $0)?.id
    }
    reorder = ReorderGesture(engine: engine, host: host)
    let all: [(String, ArenaGesture)] = [
      ("reorder", reorder), ("select", select), ("pull", pull),
      ("press", press), ("turn", turn), ("swipe", swipe),
    ]
    for (name, gesture) in all where gestures.contains(name) {
      arena.add(gesture)
    }
    ask = { [unowned self] in onNote?($0) }
    listen()
  }

  /// Runs a script and returns what came of it.
  func run(_ script: String) -> String {
    log = []
    for step in script.split(separator: ",") {
      let words = step.split(separator: " ").map(String.init)
      time += 16
      take(words)
    }
    return log.joined(separator: ", ")
  }

  /// Takes one more step in the middle of a script.
  func takeStep(_ step: String) {
    time += 16
    take(step.split(separator: " ").map(String.init))
  }

  func note(_ text: String) {
    log.append(text)
    onNote?(text)
  }

  // MARK: - Steps

  private func take(_ words: [String]) {
    switch words[0] {
    case "down": if arena.began(sample(words), .touch) { note("caught") }
    case "fling": arena.began(sample(words), .touch, isMoving: true)
    case "mouse": arena.began(sample(words), .mouse, modifier(words))
    case "move": arena.moved(sample(words))
    case "up": arena.ended(sample(words))
    case "cancel": arena.cancelled(pointer: Int32(number(words, 1)))
    case "wait":
      time += number(words, 1) - 16
      if let deadline = arena.deadline, deadline <= time {
        arena.elapsed(at: time)
      }
    case "scroll": arena.scrolled()
    case "stop": arena.cancel()
    case "step":
      if let offset = reorder.step(at: time) { host.scroll(to: offset.y) }
    case "change": arena.dataWillChange()
    case "insert":
      arena.dataDidChange {
        ItemPath(section: $0.section, item: $0.item + 1)
      }
    default: note("no such step: \(words)")
    }
  }

  private func sample(_ words: [String]) -> PointerSample {
    PointerSample(
      pointer: Int32(number(words, 3)),
      position: LayoutPoint(x: number(words, 1), y: number(words, 2)),
      time: time)
  }

  private func modifier(_ words: [String]) -> RangeSelection.Modifier {
    switch words.last {
    case "shift": .extend
    case "ctrl": .toggle
    case "both": .add
    default: .plain
    }
  }

  private func number(_ words: [String], _ place: Int) -> Double {
    place < words.count ? Double(words[place]) ?? 0 : 0
  }

  // MARK: - What comes of it

  private func listen() {
    select.counts = { [unowned self] in
      onNote?("counts?")
      return [6]
    }
    select.tappedItem = { [unowned self] in
      onNote?("tapped \(Self.letter($0))?")
    }
    select.permits = { [unowned self] in permits($0) }
    select.show = { [unowned self] in show($0) }
    select.tapped = { [unowned self] in
      note("tap \($0.kind == .header ? "H" : "F")")
    }
    press.pressed = { [unowned self] item, _ in
      note("press \(Self.letter(item))")
      return hasMenu
    }
    swipe.row = { [unowned self] in
      onNote?("row?")
      return Self.row($0)
    }
    swipe.shown = { [unowned self] _ in
      onNote?("shown?")
      return nil
    }
    swipe.show = { [unowned self] in for effect in $0 { show(effect) } }
    turn.show = { [unowned self] in for effect in $0 { show(effect) } }
    turn.isTail = { [unowned self] _ in
      onNote?("tail?")
      return true
    }
    turn.shown = { [unowned self] in
      onNote?("shown?")
      return nil
    }
    pull.isAtStart = { [unowned self] in
      onNote?("start?")
      return isAtStart
    }
    pull.viewportLength = { [unowned self] in
      onNote?("length?")
      return 800
    }
    pull.pulled = { [unowned self] in note("pull \(Int($0.rounded()))") }
    pull.show = { [unowned self] in for effect in $0 { show(effect) } }
    reorder.canMove = { [unowned self] in asks("lift \(Self.letter($0))?") }
    reorder.target = { [unowned self] in
      asks("to \(Self.letter($0.to))?") ? $0.to : nil
    }
    reorder.sizeOfItem = { _, _ in ItemSize(width: 400, height: 100) }
    reorder.lifted = { [unowned self] in note("lift \(Self.letter($0))") }
    reorder.placed = { [unowned self] in note("at \(Int($0.y))") }
    reorder.moved = { [unowned self] in
      note("gap \(Self.letter($0.from))\(Self.letter($0.to))")
    }
    reorder.dropped = { [unowned self] in
      note(
        $0.map { "drop \(Self.letter($0.from))\(Self.letter($0.to))" }
          ?? "drop")
    }
  }

  private func asks(_ question: String) -> Bool {
    onNote?(question)
    return !refusals.contains(question)
  }

  private func permits(_ question: SelectionQuestion) -> Bool {
    switch question {
    case .highlight(let item): asks("highlight \(Self.letter(item))?")
    case .select(let item): asks("select \(Self.letter(item))?")
    case .deselect(let item): asks("deselect \(Self.letter(item))?")
    }
  }

  private func show(_ change: SelectionChange) {
    switch change {
    case .highlight(let item): note("+\(Self.letter(item))")
    case .unhighlight(let item): note("-\(Self.letter(item))")
    case .select(let item): note("select \(Self.letter(item))")
    case .deselect(let item): note("deselect \(Self.letter(item))")
    }
  }

  private func show(_ effect: SwipeEffect) {
    switch effect {
    case .claim: note("swipe")
    case .move(let item, let offset):
      note("\(Self.letter(item)) at \(Int(offset.x.rounded()))")
    case .settle(let item, let offset, _):
      note("\(Self.letter(item)) to \(Int(offset.x.rounded()))")
    case .arm(let isArmed): note(isArmed ? "arm" : "disarm")
    case .perform(let item, _, let action):
      note("do \(Self.letter(item)) \(action)")
    }
  }

  private func show(_ effect: PageTurnEffect) {
    switch effect {
    case .claim: note("turn")
    case .move(let offset): note("page at \(Int(offset.rounded()))")
    case .settle(let page, _, _): note("page \(page)")
    }
  }

  private func show(_ effect: PullEffect) {
    switch effect {
    case .enter(let state): note("\(state)")
    case .fire: note("fire")
    case .hold: note("hold")
    case .letGo: note("let go")
    }
  }

  // MARK: - Rows

  static func row(_ item: ItemPath) -> SwipeRow? {
    let short = SwipeActions(count: 2, length: 100)
    let full = SwipeActions(count: 2, length: 150, allowsFullSwipe: true)
    let frame = LayoutRect(
      x: 0, y: 50 + Double(item.item) * 100, width: 400, height: 100)
    return switch item.item {
    case 1:
      SwipeRow(item: item, frame: frame, leading: short, trailing: short)
    case 2: SwipeRow(item: item, frame: frame, trailing: full)
    default: nil
    }
  }

  private static func letter(_ item: ItemPath) -> String {
    String(UnicodeScalar(UInt8(97 + item.item)))
  }
}
