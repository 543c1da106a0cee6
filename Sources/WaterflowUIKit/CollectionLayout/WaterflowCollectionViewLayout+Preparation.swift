import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Items placed since the layout was made.
  var itemsLaidOut: Int {
    itemsLaidOutBefore &+ (content?.itemsLaidOut ?? 0)
  }

  /// What a collection view says about the place for its content, with its
  /// bounds or with other ones.
  func currentEnvironment(
    of collectionView: UICollectionView, bounds: CGRect? = nil
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      of: collectionView, bounds: bounds, axis: scrollDirection,
      pixelScale: pixelScale,
      reference: sectionInsetReference)
  }

  /// Does what the invalidations since the last pass ask for, and returns why
  /// it could not.
  func bringUpToDate(with collectionView: UICollectionView) -> LayoutError? {
    let current = currentEnvironment(of: collectionView)
    let last = environment
    let offset = collectionView.contentOffset
    let isFit = current.differsInSizeAlone(from: last)
    let isSameSize = last?.viewport == current.viewport
    // Nobody has told what the changes are.
    if data.change == .awaited { needsRebuild = true }
    let isUpdate = data.change == .announced && !needsRebuild
    if needsRebuild { keepFormer(last, offset) }
    if !isFit || !isSameSize { keepAnchor(last, offset) }
    environment = current
    defer { offsets.anchor = nil }
    if transition == nil { offsets.sizeAnchor = nil }
    offsets.sizeShift = .zero
    if last?.breadth != current.breadth { forgetMeasurements() }

    var error: LayoutError?
    if needsRebuild || content == nil
      || !current.differsInExtentAlone(from: last)
    {
      needsRebuild = false
      data.change = .none
      error = rebuild(for: collectionView)
    } else if let content {
      error = fit(
        content, to: current, isFit: isFit, isSameSize: isSameSize,
        collectionView)
    }
    if isUpdate && data.change == .announced {
      data.change = .awaited
      return error
    }
    guard let content else { return error }
    if let anchor = offsets.anchor {
      offsets.resized = settledOffset(
        keeping: anchor, in: content, current, from: offset)
    }
    let viewport = current.viewport(at: transition?.newOffset ?? offset)
    remember(content, at: viewport)
    watchEnd(content, at: viewport)
    return error
  }

  /// Tells the delegate what came up in a pass, when the pass is over.
  func tell(_ error: LayoutError?, to collectionView: UICollectionView) {
    let warnings = warnings
    self.warnings = []
    let events = pins.tracker.takeEvents()
    guard let layoutDelegate else { return }
    if let error {
      layoutDelegate.collectionView(
        collectionView, layout: self, didFailWith: error)
    }
    for warning in warnings {
      layoutDelegate.collectionView(
        collectionView, layout: self, didCorrect: warning)
    }
    for event in events {
      layoutDelegate.collectionView(
        collectionView, layout: self, didChangePin: event)
    }
  }

  /// Remembers the first visible item, unless the change was announced.
  private func keepAnchor(_ last: LayoutEnvironment?, _ offset: CGPoint) {
    guard offsets.anchor == nil, let content, let last else { return }
    offsets.anchor = ResizeAnchor(content, last, at: offset, anchorChoice)
  }

  // MARK: - Data

  /// Fits the content to other extents of the collection view, without asking
  /// for sizes.
  private func fit(
    _ content: CollectionLayout, to current: LayoutEnvironment, isFit: Bool,
    isSameSize: Bool, _ collectionView: UICollectionView
  ) -> LayoutError? {
    do throws(LayoutError) {
      if !isSameSize { try content.resize(to: current.viewport) }
      guard !isFit else { return nil }
      forgetMeasurements()
      let source = CollectionViewSource(
        self, collectionView, inside: current.margin)
      for section in 0..<content.sectionCount {
        try content.setStyle(
          source.style(ofSection: section), ofSection: section)
      }
      return nil
    } catch let error {
      return error
    }
  }

  /// Reads all data; returns why that could not be laid out.
  func rebuild(for collectionView: UICollectionView) -> LayoutError? {
    let environment = currentEnvironment(of: collectionView)
    let source = CollectionViewSource(
      self, collectionView, inside: environment.margin)
    data.counts = source.readCounts()
    do throws(LayoutError) {
      let made = try makeContent(of: source, environment)
      itemsLaidOutBefore &+= content?.itemsLaidOut ?? 0
      offsets.isEndDue = anchorsToEnd && isAtEnd(of: collectionView)
      resumeMovement(in: made)
      content = made
      forgetMeasurements()
      data.isStale = false
      return nil
    } catch let error {
      data.isStale = true
      return error
    }
  }

  /// Whether the end of the content shows, as it does where there is none.
  private func isAtEnd(of collectionView: UICollectionView) -> Bool {
    guard let content, let environment = self.environment else { return true }
    return anchorChoice.isAtEnd(
      of: content, environment, at: collectionView.contentOffset)
  }

  private func makeContent(
    of source: CollectionViewSource, _ environment: LayoutEnvironment
  ) throws(LayoutError) -> CollectionLayout {
    let made = try source.readLayout(for: environment) { [weak self] in
      self?.warnings.append($0)
    }
    // The delegate may have set these while it was asked.
    made.minimumContentLength = Double(minimumContentLength)
    made.pinMode = pinMode
    made.sectionDisplacement = sectionDisplacement?.displacement
    return made
  }

  /// How large an item of a section of a mode is to be.
  func size(
    ofItemAt path: IndexPath, in collectionView: UICollectionView,
    mode: SectionMode
  ) -> ItemSize {
    guard let layoutDelegate else {
      return ItemSize(
        width: Double(itemSize.width), height: Double(itemSize.height))
    }
    var item = ItemSize(width: 0, height: 0)
    if case .waterfall(_, _, let order, _) = mode {
      item.span = layoutDelegate.collectionView(
        collectionView, layout: self, laneSpanForItemAt: path)
      if order == .given {
        item.lane = layoutDelegate.collectionView(
          collectionView, layout: self, laneForItemAt: path)
      }
    }
    if mode.keepsRatios,
      let ratio = layoutDelegate.collectionView(
        collectionView, layout: self, aspectRatioForItemAt: path)
    {
      (item.width, item.height) = (Double(ratio), 1)
      return item
    }
    let size = layoutDelegate.collectionView(
      collectionView, layout: self, sizeForItemAt: path)
    (item.width, item.height) = (Double(size.width), Double(size.height))
    return item
  }
}
