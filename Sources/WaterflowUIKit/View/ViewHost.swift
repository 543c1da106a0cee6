import WaterflowEngine
import WaterflowLayout

/// Carries an engine's decisions into a ``WaterflowView``: cells by number,
/// their frames and their order.
@MainActor
final class ViewHost: @MainActor CollectionHost {
  weak var view: WaterflowView?
  var registry = CellRegistry()

  private var cells: [WaterflowCell?] = []
  private var order = ViewOrder()
  /// Where the cell that is asked for is to stand.
  private var place = CGRect.zero
  /// The cell that comes to show something else right now.
  private(set) var changedCell: CellID?
  let flights = CellFlights()
  /// The items whose cells have told their sizes before data was asked for
  /// again; some have since, too.
  var told = ItemSet()
  /// What cells have told of the data that is being asked for again.
  var keptSizes: KeptSizes?
  /// The same of the items that an update reads anew, by their new paths.
  var rereadSizes: [ItemPath: ItemSize] = [:]

  // MARK: - Delegates of gestures, and what these show

  weak var swipeDelegate: (any WaterflowSwipeDelegate)?
  weak var reorderDelegate: (any WaterflowReorderDelegate)?
  weak var multipleSelectionDelegate: (any WaterflowMultipleSelectionDelegate)?
  private(set) lazy var marquee = MarqueeView()
  let haptics = Haptics()

  // MARK: - Cells

  /// Returns the cell of a number.
  func cell(_ id: CellID) -> WaterflowCell? {
    let index = Int(id.rawValue)
    return cells.indices.contains(index) ? cells[index] : nil
  }

  /// Returns what a cell shows, as the data calls it, or nil.
  func element(of cell: WaterflowCell) -> ElementID? {
    guard let id = cell.id, self.cell(id) === cell else { return nil }
    return view?.controller.element(in: id)
  }

  /// Returns the item that a cell shows, as the data calls it, or nil.
  func item(of cell: WaterflowCell) -> ItemPath? {
    guard let element = element(of: cell), element.kind == .item else {
      return nil
    }
    return element.path
  }

  /// Hands out a cell for an identifier: a pooled one or, where a class is
  /// registered, a new one.
  func dequeue(
    _ identifier: String, from engine: CollectionEngine<ViewHost>
  ) -> WaterflowCell? {
    guard let entry = registry.find(identifier) else { return nil }
    if let pooled = engine.dequeuePooled(entry.kind) {
      // Where it is to stand, as whoever fills it may go by its size.
      let cell = cell(pooled)
      if let cell, place != .zero { move(cell, to: place) }
      return cell
    }
    guard let cellClass = entry.cellClass else { return nil }
    let cell = cellClass.init(frame: place)
    cell.reuseIdentifier = identifier
    keep(cell, engine.makeCell(entry.kind))
    return cell
  }

  private func keep(_ cell: WaterflowCell, _ id: CellID) {
    cell.id = id
    cell.hostingView = view
    cell.isHidden = true
    while cells.count <= Int(id.rawValue) { cells.append(nil) }
    cells[Int(id.rawValue)] = cell
  }

  /// Lets one cell look as if it has the focus, and no other: also none that is
  /// on its way out.
  func giveFocus(to focused: WaterflowCell?) {
    for case let cell? in cells where cell !== focused && cell.hasFocus {
      cell.hasFocus = false
    }
    if focused?.hasFocus == false { focused?.hasFocus = true }
  }

  // MARK: - CollectionHost

  func cell(for element: LayoutElement) -> CellID? {
    guard let view else { return nil }
    place = CGRect(element.frame)
    defer { place = .zero }
    var filled: WaterflowCell?
    withoutInheritedAnimation { filled = filledCell(for: element.id, in: view) }
    guard let cell = filled else { return nil }
    cell.leaveGoneView()
    // One that the app has made itself is taken in.
    if cell.id == nil, let identifier = cell.reuseIdentifier {
      keep(cell, view.engine.makeCell(registry.kind(of: identifier)))
    }
    // A cell of another view may have the number of one of ours.
    return cell.id.flatMap { self.cell($0) === cell ? $0 : nil }
  }

  /// Does something that is no part of what the caller may be animating; what it
  /// animates by itself is, where nobody else does.
  func withoutInheritedAnimation(_ body: () -> Void) {
    guard UIView.inheritedAnimationDuration > 0 else { return body() }
    UIView.performWithoutAnimation(body)
  }

  /// Asks the data source for the cell of an element that comes into view.
  private func filledCell(
    for element: ElementID, in view: WaterflowView
  ) -> WaterflowCell? {
    guard let source = view.dataSource, view.controller.isInData(element) else {
      return nil
    }
    let section = Int(element.section)
    switch element.kind {
    case .item:
      return source.waterflowView(
        view,
        cellForItemAt: IndexPath(view.controller.dataPath(of: element.path)))
    case .header:
      return source.waterflowView(view, viewForHeaderInSection: section)
    case .footer:
      return source.waterflowView(view, viewForFooterInSection: section)
    case .background:
      return source.waterflowView(view, viewForBackgroundInSection: section)
    case .contentHeader:
      return source.viewForContentHeader(in: view)
    }
  }

  func didFill(_ id: CellID, for element: LayoutElement, isReturning: Bool) {
    guard let view, let cell = cell(id) else { return }
    if !isReturning {
      // A cell must not fly in from where it showed its previous item because
      // the caller is animating something; an app may fade it in.
      UIView.performWithoutAnimation { move(cell, to: CGRect(element.frame)) }
    }
    change(id) {
      view.controller.didFill(id, for: element, isReturning: isReturning)
    }
  }

  func prepareForReuse(_ id: CellID) {
    guard let cell = cell(id) else { return }
    flights.drop(id, cell)
    // What is typed from now on would go into another item.
    if cell.holdsFirstResponder { cell.endEditing(true) }
    change(id) { view?.controller.willEmpty(id) }
    cell.endFade()
    cell.hasFocus = false
    withoutInheritedAnimation { cell.prepareForReuse() }
  }

  /// Lets a cell come to show something else, or nothing.
  private func change(_ id: CellID, _ body: () -> Void) {
    let outer = changedCell
    changedCell = id
    body()
    changedCell = outer
  }

  func perform(_ operations: UnsafeBufferPointer<CellOperation>) {
    guard view?.engine.isAnimatingChanges == true else {
      return operations.forEach(perform)
    }
    // Cells are seen on their way by flights, and not by the caller as well.
    UIView.performWithoutAnimation { operations.forEach(perform) }
  }

  func animate(
    _ transitions: UnsafeBufferPointer<CellTransition>, duration: Double
  ) {
    guard let view else { return }
    let number = view.controller.cellsWereSent(transitions)
    let isUnderWay = flights.begin(
      transitions, number, duration: duration, at: view.now()
    ) {
      // The lifted one goes with the finger.
      cell($0).flatMap { isLifted($0) ? nil : $0 }
    }
    if !isUnderWay {
      view.controller.after(0) { [weak view] in
        view?.controller.cellsDidArrive(number)
      }
    }
  }

  func pinDidChange(_ event: PinEvent) {
    guard let view, view.controller.isInData(event.element) else { return }
    view.waterflowDelegate?.waterflowView(view, didChangePin: event)
  }

  func nearEnd() {
    guard let view else { return }
    view.waterflowDelegate?.waterflowViewDidComeNearEnd(view)
  }

  func prefetch(_ items: [ItemPath]) {
    guard let view else { return }
    let known = view.controller.knownPaths(of: items)
    guard !known.isEmpty else { return }
    view.prefetchDataSource?.waterflowView(
      view, prefetchItemsAt: known.map { IndexPath($0) })
  }

  func cancelPrefetching(_ items: [ItemPath]) {
    guard let view else { return }
    let known = view.controller.knownPaths(of: items)
    guard !known.isEmpty else { return }
    view.prefetchDataSource?.waterflowView(
      view, cancelPrefetchingForItemsAt: known.map { IndexPath($0) })
  }

  // MARK: - Operations

  private func perform(_ operation: CellOperation) {
    guard let view else { return }
    if operation.code == .resizeContent {
      setContentSize(
        LayoutSize(width: operation.width, height: operation.height))
      return
    }
    guard let cell = cell(CellID(rawValue: operation.cell)) else { return }
    switch operation.code {
    case .show: show(cell, operation, in: view)
    case .move:
      move(cell, to: CGRect(operation.frame))
      order.place(cell, at: operation.zIndex, in: view)
    case .hide: cell.isHidden = true
    case .destroy:
      order.remove(cell)
      cell.id = nil
      cells[Int(operation.cell)] = nil
    case .make, .resizeContent: break
    }
  }

  /// Places a cell by bounds and centre: an app may have transformed it, and
  /// then its frame means nothing.
  private func move(_ cell: WaterflowCell, to frame: CGRect) {
    if cell.bounds.size != frame.size { cell.bounds.size = frame.size }
    cell.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func show(
    _ cell: WaterflowCell, _ operation: CellOperation, in view: WaterflowView
  ) {
    let isAnimated = UIView.inheritedAnimationDuration > 0
    UIView.performWithoutAnimation {
      move(cell, to: CGRect(operation.frame))
      order.place(cell, at: operation.zIndex, in: view)
      cell.isHidden = false
      // Otherwise UIKit lays it out with all the others, after the pass.
      if isAnimated { cell.layoutIfNeeded() }
    }
  }
}
