import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Things to do: pulled down and typed, ticked by a tap, swiped to be edited or
/// deleted, dragged to be sorted.
final class TodosController: WaterflowPage {
  private(set) var todos = Todo.examples
  let composer = Composer(frame: .zero)
  let label = PullLabel(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    waterflow.register(TodoCell.self, forCellWithReuseIdentifier: "todo")
    waterflow.allowsMultipleSelection = true
    waterflow.alwaysBounceVertical = true
    waterflow.sectionInsetReference = .safeArea
    waterflow.dataSource = self
    waterflow.waterflowDelegate = self
    waterflow.selectionDelegate = self
    waterflow.displayDelegate = self
    waterflow.swipeDelegate = self
    waterflow.reorderDelegate = self
    waterflow.pullDelegate = self
    waterflow.addSubview(label)
    view.addSubview(waterflow)
    view.addSubview(composer)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })
    showCount()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Back from another tab, keys go on into the line.
    if composer.isOpen { composer.field.becomeFirstResponder() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    waterflow.frame = view.bounds
    composer.frame = view.bounds
    // By its bounds and centre: it is tilted.
    label.bounds = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: PullLabel.height)
    label.center = CGPoint(x: view.bounds.midX, y: -PullLabel.height / 2)
  }

  /// Opens the line in which a new to-do is typed, as pulling does.
  func add() {
    // The bar stays in reach while a row is edited.
    guard !composer.isOpen else { return }
    if !todos.isEmpty {
      waterflow.scrollToItem(
        at: IndexPath(item: 0, section: 0), at: .start, animated: false)
    }
    waterflow.beginPull()
  }

  // MARK: Changes

  func typeNew() {
    // Another finger may have pulled meanwhile: nothing else would end it.
    guard !composer.isOpen else { return waterflow.endPull() }
    composer.open { [weak self] text in
      guard let self else { return }
      waterflow.endPull()
      waterflow.becomeFirstResponder()
      guard let todo = Todo(typed: text) else { return }
      change {
        $0.todos.insert(todo, at: 0)
        $0.waterflow.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  func edit(_ path: IndexPath) {
    let old = todos[path.item]
    composer.open(with: old.text) { [weak self] text in
      guard let self else { return }
      waterflow.becomeFirstResponder()
      // Its row may have moved or gone meanwhile.
      guard let todo = Todo(typed: text),
        let item = todos.firstIndex(where: { $0.id == old.id })
      else { return }
      todos[item].text = todo.text
      waterflow.reconfigureItems(at: [IndexPath(item: item, section: 0)])
    }
  }

  func delete(_ path: IndexPath) {
    change {
      $0.todos.remove(at: path.item)
      $0.waterflow.deleteItems(at: [path])
    }
  }

  private func change(_ body: @escaping (TodosController) -> Void) {
    waterflow.performBatchUpdates(
      { [weak self] in
        if let self { body(self) }
      },
      completion: { [weak self] _ in
        // In a callback of the view the update was put off.
        self?.stainRows()
      })
    stainRows()
    showCount()
  }

  /// Gives all rows in view the colours of their places, which others have left
  /// or taken; those that come into view get theirs then.
  private func stainRows() {
    for path in waterflow.indexPathsForPreparedItems {
      guard let cell = waterflow.cellForItem(at: path) as? TodoCell
      else { continue }
      cell.stain(path.item, of: todos.count)
    }
  }

  func move(from source: IndexPath, to destination: IndexPath) {
    todos.insert(todos.remove(at: source.item), at: destination.item)
    stainRows()
  }

  /// Ticks a to-do, or takes the tick away.
  func toggle(_ path: IndexPath) {
    if waterflow.indexPathsForSelectedItems.contains(path) {
      waterflow.deselectItem(at: path)
    } else {
      waterflow.selectItem(at: path)
    }
    showCount()
  }

  /// Says how many are left.
  func showCount() {
    let done = waterflow.indexPathsForSelectedItems.count
    navigationItem.title = "\(todos.count - done) to do"
  }
}
