import GalleryParts
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Shows things to do: what is selected is done.
final class TodosPage {
  private(set) var todos = Todo.examples.map { Todo($0) } {
    didSet { hasMoved = true }
  }

  private(set) var view: WaterflowView
  /// Whether rows may have other places since the last pass.
  private var hasMoved = false
  private let container: Element
  let composer: Composer
  let label = PullLabel()
  private let banner: Banner
  private let add: Element
  private let clear: Element
  private let open: Element
  private let done: Element
  private let live: Element
  private let fullSwipe: Element
  private let cards: Element
  /// What updates that were asked for do, in order: a closure that was passed
  /// on would have a copy of all that carries updates out for each caller.
  private var changes: [(inout BatchUpdate) -> Void] = []

  /// Finds its parts in the page; nil if one is missing.
  init?() {
    guard let container = Element(id: "todos"), let banner = Banner(),
      let composer = Composer(over: container),
      let add = Element(id: "add"), let clear = Element(id: "clear"),
      let open = Element(id: "open"), let done = Element(id: "done"),
      let live = Element(id: "live"),
      let fullSwipe = Element(id: "full-swipe"),
      let cards = Element(id: "cards"),
      let view = WaterflowView(inPage: container)
    else { return nil }
    self.view = view
    self.container = container
    self.composer = composer
    self.banner = banner
    self.add = add
    self.clear = clear
    self.open = open
    self.done = done
    self.live = live
    self.fullSwipe = fullSwipe
    self.cards = cards
  }

  /// Shows the first to-dos.
  func start() {
    add.on("click") { [self] _ in
      view.scroll(to: 0)
      view.beginPull()
    }
    clear.on("click") { [self] _ in remove(view.indexPathsForSelectedItems) }
    show()
    view.selectItem(at: ItemPath(section: 0, item: 2))
    view.selectItem(at: ItemPath(section: 0, item: 5))
    update()
  }

  /// Takes the list out of the page; the to-dos stay.
  func close() { view.remove() }

  /// Shows the list again.
  func reopen() {
    close()
    guard let next = WaterflowView(inPage: container) else { return }
    view = next
    show()
    update()
  }

  private func show() {
    view.register(.todo) { TodoCell() }
    view.measuresCells = true
    view.dataSource = self
    view.displayDelegate = self
    view.allowsMultipleSelection = true
    view.selectionDelegate = self
    view.allowsFocus = true
    view.swipeDelegate = self
    view.reorderDelegate = self
    view.pullDelegate = self
    view.pullSlot?.append(label.element)
    label.show(0, .idle)
    view.didFailWithLayoutError = { [self] in banner.show($0.sentence) }
    view.didFailWithUpdateError = { [self] in banner.show($0.description) }
    view.didPass = { [self] view in
      live.setText("\(view.liveCellCount)")
      if hasMoved {
        hasMoved = false
        stainRows()
      }
    }
    view.reloadData()
  }

  /// Shows how many there are; what can be done depends on it.
  func update() {
    let count = view.indexPathsForSelectedItems.count
    open.setText("\(todos.count - count)")
    done.setText("\(count)")
    clear.setNumber("disabled", to: count == 0 ? 1 : 0)
  }

  // MARK: - Changes

  /// Puts something to do in front of all others.
  func insert(_ todo: Todo) {
    change { [self] update in
      todos.insert(todo, at: 0)
      update.insertItems(at: [ItemPath(section: 0, item: 0)])
    }
  }

  /// Takes to-dos away, named in ascending order.
  func remove(_ paths: [ItemPath]) {
    change { [self] update in
      for path in paths.reversed() { todos.remove(at: path.item) }
      update.deleteItems(at: paths)
    }
  }

  /// Opens the field for a to-do that is there.
  func edit(_ path: ItemPath) {
    composer.open(with: todos[path.item].text) { [self] text in
      // Nothing else changes the list while the field is open.
      guard let todo = text.flatMap({ Todo(typed: $0) }),
        todos.indices.contains(path.item)
      else { return }
      change { [self] update in
        todos[path.item] = todo
        update.reloadItems(at: [path])
      }
    }
  }

  /// What a swipe offers, in the shape that was chosen.
  func swipe(_ actions: [WaterflowSwipeAction]) -> WaterflowSwipeActions {
    var actions = actions
    if cards.number("checked") == 1 {
      for index in actions.indices {
        actions[index].width = 92
        actions[index].insets = Insets(6)
      }
    }
    var swipe = WaterflowSwipeActions(actions: actions)
    swipe.performsFirstActionWithFullSwipe = fullSwipe.number("checked") == 1
    return swipe
  }

  /// Ticks a to-do, or takes the tick away.
  func toggle(_ path: ItemPath) {
    if view.indexPathsForSelectedItems.contains(path) {
      view.deselectItem(at: path)
    } else {
      view.selectItem(at: path)
    }
    update()
  }

  /// Takes over a to-do's new place.
  func move(from old: Int, to new: Int) {
    todos.insert(todos.remove(at: old), at: new)
  }

  private func change(_ body: @escaping (inout BatchUpdate) -> Void) {
    changes.append(body)
    carryOut()
  }

  /// Carries the first of the changes out.
  @inline(never) private func carryOut() {
    do throws(UpdateError) {
      try view.performBatchUpdates { [self] in
        changes.removeFirst()(&$0)
      }
    } catch {
      banner.show(error.description)
    }
    update()
  }
}

extension CellKind where Cell == TodoCell {
  static let todo = CellKind(1)
}
