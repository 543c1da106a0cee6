import WaterflowEngine
import WaterflowLayout

extension ViewHost: @MainActor CollectionSurface {
  // MARK: - Time

  var now: Double { view?.now() ?? 0 }

  func eachFrame(_ step: @escaping (Double) -> Bool) {
    _ = FrameClock { [weak view] in
      view?.resume { step($0.now()) } ?? false
    }
  }

  func schedule(after delay: Double, _ body: @escaping () -> Void) {
    view?.schedule(max(0, delay)) { [weak view] in
      view?.resume { _ in body() }
    }
  }

  var canAnimate: Bool {
    // Cells that are asked for anew would get nowhere.
    guard let view, view.state.reload != .cells else { return false }
    return view.canAnimate
  }

  var prefersReducedMotion: Bool { UIAccessibility.isReduceMotionEnabled }

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
    guard let view else { return SectionStyle(mode: .list) }
    let look =
      view.waterflowDelegate?.waterflowView(view, styleForSectionAt: section)
      ?? WaterflowSection()
    let style = look.style(inside: view.environment?.margin ?? .zero)
    keptSizes?.add(style)
    return style
  }

  func lengths(ofSection section: Int) -> [Double]? {
    guard let view else { return nil }
    let lengths = view.waterflowDelegate?.waterflowView(
      view, lengthsOfItemsInSection: section)?.map { Double($0) }
    guard let keptSizes else { return lengths }
    return keptSizes.lengths(lengths, ofSection: section)
  }

  func size(ofItem item: ItemPath, style: SectionStyle) -> ItemSize {
    let size = toldSize(ofItem: item, style: style)
    return size.keeping(
      keptSizes?.size(ofItem: item) ?? rereadSizes[item])
  }

  private func toldSize(
    ofItem item: ItemPath, style: SectionStyle
  ) -> ItemSize {
    guard let view else { return ItemSize(width: 0, height: 0) }
    guard let delegate = view.waterflowDelegate else {
      return ItemSize(width: 44, height: 44)
    }
    let path = IndexPath(item)
    let hasLength =
      switch style.mode {
      case .list, .waterfall(_, .absolute, _, _): !style.keepsBreadths
      case .flow, .waterfall, .justified: false
      }
    return ItemSize(
      for: style,
      ratio: { delegate.waterflowView(view, aspectRatioForItemAt: path) },
      size: {
        guard hasLength else {
          return delegate.waterflowView(view, sizeForItemAt: path)
        }
        // In both directions, because the axis tells which one counts.
        let height = delegate.waterflowView(view, heightForItemAt: path)
        return CGSize(width: height, height: height)
      },
      span: { delegate.waterflowView(view, laneSpanForItemAt: path) },
      lane: { delegate.waterflowView(view, laneForItemAt: path) })
  }

  func contentHeaderLength() -> Double {
    guard let view, let delegate = view.waterflowDelegate else { return 0 }
    return Double(delegate.lengthForContentHeader(in: view))
  }

  func loadContent(of cell: CellID) {
    withoutInheritedAnimation { self.cell(cell)?.loadContent() }
  }

  // MARK: - Scrolling

  var contentOffset: LayoutPoint { view?.engineOffset ?? .zero }

  func scroll(to offset: LayoutPoint) {
    // From wherever it was.
    view?.state.lead = .zero
    view?.scroll(to: offset)
  }

  func stop() {
    guard let view else { return }
    view.setContentOffset(view.contentOffset, animated: false)
  }

  func didEndScrollAnimation() {
    // A turn later: one without motion ends within the call that asks for it.
    view?.schedule(0) { [weak view] in
      guard let view else { return }
      #if canImport(UIKit)
        view.delegate?.scrollViewDidEndScrollingAnimation?(view)
      #else
        view.delegate?.scrollViewDidEndScrollingAnimation(view)
      #endif
    }
  }

  func fit(_ layout: CollectionLayout) {
    guard let view else { return }
    if let keptSizes, keptSizes.content !== layout {
      layout.keepSeenLanes(of: keptSizes.content)
    }
    // A scroll view adjusts its insets only where there is enough to scroll.
    setContentSize(layout.contentSize)
    view.adoptInsets()
  }

  /// Takes over the content's size; what a finger or a bounce holds past an end
  /// stays there, which UIKit does not promise.
  func setContentSize(_ size: LayoutSize) {
    guard let view else { return }
    let offset = view.contentOffset
    let isHeld = holdsOffset
    view.contentSize = CGSize(size)
    if isHeld, view.contentOffset != offset { view.contentOffset = offset }
  }

  var isTracking: Bool {
    guard let view else { return false }
    return view.isTracking || view.isDragging && !view.isDecelerating
  }

  var holdsOffset: Bool {
    guard let view else { return false }
    return view.isTracking || view.isDecelerating || view.isBeforeStart
  }

  // MARK: - Passes

  func willPass() { view?.preparePass() }

  func finishPass() {
    rereadSizes = [:]
    view?.followEngine()
    view?.controller.didPass()
  }

  func didPass() {}

  func willUpdate() {
    guard let view else { return }
    if !view.mustReload { view.loadIfNeeded() }
    let lead = view.engineOffset.shift(from: view.engine.offset)
    // Less is what rounding to pixels has left.
    view.state.lead = max(abs(lead.x), abs(lead.y)) < 1 ? .zero : lead
  }

  func willRead(_ plan: UpdatePlan) {
    told = told.kept(by: plan)
    guard let engine = view?.engine else { return }
    rereadSizes = plan.sizesInView(engine.viewport, of: engine.layout) {
      engine.measured.contains($0)
    }
  }

  var isReloadDue: Bool { view?.mustReload == true }

  func reloadIfDue(_ scope: ReloadScope) -> Bool {
    guard let view, view.mustReload, view.dueReload >= scope else {
      return false
    }
    view.loadIfNeeded()
    return true
  }

  func reload() {
    view?.reloadData()
    view?.loadIfNeeded()
  }

  // MARK: - Touches

  func watchTouches() {
    if let view { view.gestures = ViewGestures(view) }
  }

  // UIKit asks its recognisers.
  func claim(_ claims: GestureClaims) {}

  func element(at location: LayoutPoint) -> ElementID? {
    view?.gestures?.finder.element(at: location)
  }

  func arenaDidChange() { view?.gestures?.recognizer.follow() }

  // MARK: - What happens

  func didFail(with error: LayoutError) {
    guard let view else { return }
    view.waterflowDelegate?.waterflowView(view, didFailWith: error)
  }

  func didFail(with error: UpdateError) {
    guard let view else { return }
    view.waterflowDelegate?.waterflowView(view, didFailWith: error)
  }

  func didCorrect(_ warning: LayoutWarning) {
    guard let view else { return }
    view.waterflowDelegate?.waterflowView(view, didCorrect: warning)
  }

  func announce(_ changes: AnnouncedChanges) { view?.announce(changes) }
}
