import WaterflowEngine
import WaterflowLayout

extension WebHost: CollectionSurface {
  // MARK: - Time

  var now: Double { PageImports.now() }

  func eachFrame(_ step: @escaping (Double) -> Bool) {
    guard view != nil else { return }
    let timer = Callbacks.Callback.timer(
      { [self] in if step(now) { eachFrame(step) } }, view: number)
    PageImports.requestFrame(Callbacks.add(timer))
  }

  func schedule(after delay: Double, _ body: @escaping () -> Void) {
    guard view != nil else { return }
    PageImports.schedule(
      max(0, delay), Callbacks.add(.timer(body, view: number)))
  }

  var canAnimate: Bool { !prefersReducedMotion }

  var prefersReducedMotion: Bool { Page.prefersReducedMotion }

  // MARK: - Data

  func numberOfSections() -> Int {
    guard let view, let source = view.dataSource else { return 0 }
    return source.numberOfSections(in: view)
  }

  func numberOfItems(inSection section: Int) -> Int {
    guard let view, let source = view.dataSource else { return 0 }
    return source.waterflowView(view, numberOfItemsInSection: section)
  }

  func style(ofSection section: Int) -> SectionStyle {
    if let view, let source = view.dataSource {
      return source.waterflowView(view, styleForSectionAt: section)
    }
    return plainStyle()
  }

  // Inlined it takes 600 bytes.
  @inline(never)
  private func plainStyle() -> SectionStyle { SectionStyle(mode: .list) }

  func lengths(ofSection section: Int) -> [Double]? {
    guard let view, let source = view.dataSource else { return nil }
    return source.waterflowView(view, lengthsOfItemsInSection: section)
  }

  func size(ofItem item: ItemPath, style: SectionStyle) -> ItemSize {
    guard let view, let source = view.dataSource else {
      return ItemSize(width: 0, height: 0)
    }
    return source.waterflowView(view, sizeForItemAt: item)
  }

  func contentHeaderLength() -> Double {
    guard let view, let source = view.dataSource else { return 0 }
    return source.lengthForContentHeader(in: view)
  }

  // MARK: - Cells

  // The data source may have removed the view as it was asked.
  func loadContent(of cell: CellID) {
    if view != nil { self.cell(cell)?.loadContent() }
  }

  // MARK: - Scrolling

  var contentOffset: LayoutPoint { view?.offset ?? .zero }

  func scroll(to offset: LayoutPoint) {
    guard let position = view?.layout.axis.along(offset),
      position != self.position
    else { return }
    scroll(to: position)
  }

  func stop() { isMoving = false }

  func didEndScrollAnimation() {}

  // The page is told with each pass.
  func fit(_ layout: CollectionLayout) {}

  var isTracking: Bool { false }

  var holdsOffset: Bool { false }

  // MARK: - Passes

  func willPass() {}

  func didPass() {
    guard let view else { return }
    view.didPass?(view)
  }

  func willUpdate() {}

  var isReloadDue: Bool { false }

  func reloadIfDue(_ scope: ReloadScope) -> Bool { false }

  func reload() { view?.reloadData() }

  // MARK: - Touches

  func watchTouches() {
    if let view { view.touches = ViewTouches(view) }
  }

  func claim(_ claims: GestureClaims) {
    if view != nil { GestureImports.claim(number, claims.rawValue) }
  }

  func element(at location: LayoutPoint) -> ElementID? {
    guard let engine = view?.engine else { return nil }
    return engine.layout.element(under: location, in: engine.viewport)
  }

  func arenaDidChange() {}

  // MARK: - What happens

  func didFail(with error: LayoutError) { view?.didFailWithLayoutError?(error) }

  func didFail(with error: UpdateError) { view?.didFailWithUpdateError?(error) }

  func didCorrect(_ warning: LayoutWarning) { view?.didCorrect?(warning) }

  func announce(_ changes: AnnouncedChanges) {
    guard view?.isAnnouncingUpdates == true else { return }
    PageImports.changed(
      number, Int32(truncatingIfNeeded: changes.added),
      Int32(truncatingIfNeeded: changes.removed),
      Int32(truncatingIfNeeded: changes.moved))
  }
}
