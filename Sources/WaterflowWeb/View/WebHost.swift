import WaterflowEngine
import WaterflowLayout

/// Carries an engine's decisions into the page: cells by number, and one call
/// for all operations of a pass.
final class WebHost: CollectionHost {
  /// The view that cells are asked from; nil before and after its life in the
  /// page.
  @exclusivity(unchecked)
  var view: WaterflowView?
  /// The view's number in the page; -1 where it has none.
  var number: Int32 = -1
  /// Maps the element's scroll position to the content's and back; content
  /// insets count as content.
  @exclusivity(unchecked)
  var window = ScrollWindow(contentLength: 0, viewportLength: 0)
  /// Whether other content scrolls along, before and behind the view's.
  @exclusivity(unchecked)
  var isOuter = false

  private var cells: [WaterflowCell?] = []
  private var factories: [(kind: ReuseKind, make: () -> WaterflowCell)] = []
  /// The inset at the left or top, where the element's positions begin.
  @exclusivity(unchecked)
  private var firstInset = 0.0
  /// How far the viewport is behind the content's end, or, below 0, before its
  /// start; 0 where the element scrolls by itself, and never is.
  @exclusivity(unchecked)
  private var beyond = 0.0
  @exclusivity(unchecked)
  private var sentShift = 0.0
  @exclusivity(unchecked)
  private var sentLength = -1.0
  @exclusivity(unchecked)
  private var mustScroll = false
  /// Whether the page was told to scroll, and has not told of that yet.
  @exclusivity(unchecked)
  var awaitsEcho = false

  /// Whether a finger, a wheel or a fling moves the element.
  @exclusivity(unchecked)
  var isMoving = false

  /// Who hears of what not every app needs; nil until the first is set.
  var delegates: HostDelegates?
  /// The cell that is dragged.
  var lifted: CellID?

  // MARK: - Positions

  /// Where the content is along the axis, in points from its left or top.
  var position: Double { window.offset - firstInset + beyond }

  /// Where the page was told last to scroll to, or has scrolled to since.
  var elementPosition: Double { window.elementOffset + beyond }

  /// What to subtract from a position in the content to get one in the
  /// element, in points.
  private var shift: Double { window.shift - firstInset }

  /// Scrolls to a position in the content, in points.
  func scroll(to position: Double) {
    window.scroll(to: position + firstInset)
    noteCorrection()
    noteBeyond(at: position)
  }

  /// Follows the page.
  func scrolled(to position: Double) {
    var inside = position
    if isOuter {
      let range = window.elementLength - window.viewportLength
      inside = min(max(0, position), max(0, range))
      beyond = position - inside
    }
    _ = window.scrolled(to: inside)
    noteCorrection()
  }

  /// What the window cannot reach is beyond the content.
  private func noteBeyond(at position: Double) {
    guard isOuter else { return }
    let next = position - (window.offset - firstInset)
    guard next != beyond else { return }
    beyond = next
    mustScroll = true
  }

  /// Takes over other lengths, with which more or less of where the page is
  /// scrolled to lies inside of the content.
  private func keepPage(contentLength: Double, viewportLength: Double) {
    // Longer content is not as long in the page, and keeps its proportion.
    guard window.shift == 0, contentLength <= window.elementLimit else {
      return
    }
    let position = elementPosition
    window.resize(contentLength: contentLength, viewportLength: viewportLength)
    scrolled(to: position)
  }

  /// Takes over a layout's extents, and what covers its viewport, and goes to
  /// a position in the content.
  func fit(
    _ layout: CollectionLayout, firstInset: Double, lastInset: Double,
    at position: Double
  ) {
    // What covers a scroller around the view covers other content as well, so
    // that the content need not make room for it.
    let insets = isOuter ? 0 : firstInset + lastInset
    self.firstInset = isOuter ? 0 : firstInset
    let content = layout.contentLength + insets
    let viewport = layout.viewportLength
    if position == self.position && content == window.contentLength
      && viewport == window.viewportLength
    {
      return
    }
    if isMoving {
      if isOuter { keepPage(contentLength: content, viewportLength: viewport) }
      window.carry(
        to: position + self.firstInset, contentLength: content,
        viewportLength: viewport)
    } else {
      window.resize(contentLength: content, viewportLength: viewport)
      if position != self.position {
        window.scroll(to: position + self.firstInset)
      }
    }
    noteCorrection()
    noteBeyond(at: position)
  }

  /// Takes over how many pixels of the screen are in one of the page.
  func setPixelRatio(_ ratio: Double) {
    // Chromium clamps elements at 33,554,432 of the screen's.
    let limit = min(ScrollWindow.longestElement, 32_000_000 / ratio)
    guard limit != window.elementLimit else { return }
    window.elementLimit = limit
    noteCorrection()
  }

  /// Remembers that the page has to be scrolled to the window's correction.
  func noteCorrection() {
    if window.correction != nil { mustScroll = true }
  }

  // MARK: - Cells

  func register(_ kind: ReuseKind, make: @escaping () -> WaterflowCell) {
    factories.removeAll { $0.kind == kind }
    factories.append((kind, make))
  }

  func cell(_ id: CellID) -> WaterflowCell? {
    let index = Int(id.rawValue)
    return cells.indices.contains(index) ? cells[index] : nil
  }

  /// Hands out a cell of a kind: a pooled one or, where the kind is registered,
  /// a new one.
  func dequeue(
    _ kind: ReuseKind, from engine: CollectionEngine<WebHost>
  ) -> WaterflowCell? {
    if let pooled = engine.dequeuePooled(kind) { return cell(pooled) }
    guard let factory = factories.first(where: { $0.kind == kind }) else {
      return nil
    }
    let cell = factory.make()
    keep(cell, engine.makeCell(kind))
    return cell
  }

  /// Takes in a cell that the app has made itself.
  func adopt(_ cell: WaterflowCell, _ kind: ReuseKind) -> CellID? {
    guard let view else { return nil }
    let id = view.engine.makeCell(kind)
    keep(cell, id)
    return id
  }

  private func keep(_ cell: WaterflowCell, _ id: CellID) {
    cell.id = id
    while cells.count <= Int(id.rawValue) { cells.append(nil) }
    cells[Int(id.rawValue)] = cell
    PageImports.adopt(number, id.rawValue, cell.element.handle)
  }

  /// Lets go of all cells, of what makes them, and of delegates.
  func forgetAll() {
    delegates = nil
    for cell in cells { cell?.id = nil }
    cells = []
    factories = []
  }

  // MARK: - CollectionHost

  func cell(for element: LayoutElement) -> CellID? {
    guard let view, let source = view.dataSource else { return nil }
    let id = element.id
    guard view.controller.isInData(id) else { return nil }
    let section = Int(id.section)
    let cell =
      switch id.kind {
      case .item:
        source.waterflowView(
          view, cellForItemAt: view.controller.dataPath(of: id.path))
      case .header: source.waterflowView(view, viewForHeaderInSection: section)
      case .footer: source.waterflowView(view, viewForFooterInSection: section)
      case .background:
        source.waterflowView(view, viewForBackgroundInSection: section)
      case .contentHeader: source.viewForContentHeader(in: view)
      }
    guard let cell, let number = cell.id ?? cell.adoption?(self, cell),
      // A cell of another view may have the number of one of ours.
      self.cell(number) === cell
    else { return nil }
    return number
  }

  func didFill(_ id: CellID, for element: LayoutElement, isReturning: Bool) {
    view?.controller.didFill(id, for: element, isReturning: isReturning)
  }

  func pinDidChange(_ event: PinEvent) {
    guard let view, view.controller.isInData(event.element) else { return }
    view.pinListener?(view, event)
  }

  func prepareForReuse(_ id: CellID) {
    guard let cell = cell(id) else { return }
    view?.controller.willEmpty(id)
    cell.prepareForReuse()
  }

  func perform(_ operations: UnsafeBufferPointer<CellOperation>) {
    guard view != nil else { return }
    send(operations)
    for operation in operations where operation.code == .destroy {
      cells[Int(operation.cell)]?.id = nil
      cells[Int(operation.cell)] = nil
    }
  }

  /// Tells the page about another shift, length or scroll position that no
  /// operation has carried there.
  func finishPass() {
    guard let view else { return }
    view.followEngine()
    let isStale =
      shift != sentShift || window.elementLength != sentLength
    if isStale || mustScroll {
      send(UnsafeBufferPointer(start: nil, count: 0))
    }
    view.controller.didPass()
  }

  private func send(_ operations: UnsafeBufferPointer<CellOperation>) {
    // Before the records, which are about the content as it is now.
    view?.followEngine()
    let scrollTo = mustScroll ? elementPosition : .nan
    if mustScroll { awaitsEcho = true }
    mustScroll = false
    sentShift = shift
    sentLength = window.elementLength
    PageImports.perform(
      number, UnsafeRawPointer(operations.baseAddress),
      Int32(truncatingIfNeeded: operations.count), sentShift, sentLength,
      scrollTo)
  }
}
