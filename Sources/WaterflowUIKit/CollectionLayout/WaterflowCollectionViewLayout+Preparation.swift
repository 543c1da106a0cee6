import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowCollectionViewLayout {
  /// Items placed since the layout was made.
  var itemsLaidOut: Int {
    itemsLaidOutBefore &+ (content?.itemsLaidOut ?? 0)
  }

  /// What a collection view says about the place for its content.
  func hostGeometry(of collectionView: UICollectionView) -> HostGeometry {
    let direction: LayoutDirection =
      collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
    return HostGeometry(
      axis: axis, direction: direction,
      scale: Double(
        pixelScale ?? collectionView.traitCollection.displayScale),
      margin: sectionInsetReference.margin(
        contentInset: collectionView.contentInset,
        adjustedContentInset: collectionView.adjustedContentInset,
        safeAreaInsets: collectionView.safeAreaInsets,
        layoutMargins: collectionView.layoutMargins, axis: axis,
        direction: direction),
      insets: Insets(
        onScreen: collectionView.adjustedContentInset, direction),
      size: Size(collectionView.bounds.size))
  }

  /// Does what the invalidations since the last pass ask for, and returns why
  /// it could not.
  func bringUpToDate(with collectionView: UICollectionView) -> LayoutError? {
    let geometry = hostGeometry(of: collectionView)
    let last = self.geometry
    self.geometry = geometry
    let isFit = last?.isFit(for: geometry) ?? false
    let isSameSize = last?.viewport == geometry.viewport
    if !isFit || !isSameSize { keepAnchor(last, collectionView.bounds.origin) }
    defer { anchor = nil }

    var error: LayoutError?
    if needsRebuild || !isFit {
      needsRebuild = false
      error = rebuild(for: collectionView, geometry)
    } else if !isSameSize, let content {
      do throws(LayoutError) {
        try content.resize(to: geometry.viewport)
      } catch let refusal {
        error = refusal
      }
    }
    guard let content else { return error }
    if let anchor {
      resizedOffset = anchor.offset(
        in: content, geometry, across: collectionView.bounds.origin)
    }
    let viewport = geometry.viewport(at: collectionView.bounds)
    remember(content, at: viewport)
    pins.update(content, at: viewport)
    return error
  }

  /// Tells the delegate what came up in a pass, when the pass is over.
  func tell(_ error: LayoutError?, to collectionView: UICollectionView) {
    let warnings = warnings
    self.warnings = []
    let events = pins.takeEvents()
    guard let layoutDelegate else { return }
    if let error {
      layoutDelegate.collectionView(
        collectionView, layout: self, didRefuse: error)
    }
    for warning in warnings {
      layoutDelegate.collectionView(
        collectionView, layout: self, didPutRight: warning)
    }
    for event in events {
      let kind = event.element.kind.elementKind
      let section = Int(event.element.section)
      let frame = CGRect(event.naturalFrame)
      if event.isPinned {
        layoutDelegate.collectionView(
          collectionView, layout: self, didPin: kind, inSection: section,
          naturalFrame: frame)
      } else {
        layoutDelegate.collectionView(
          collectionView, layout: self, didUnpin: kind, inSection: section,
          naturalFrame: frame)
      }
    }
  }

  /// Remembers the first visible item, unless the change was announced.
  private func keepAnchor(_ last: HostGeometry?, _ offset: CGPoint) {
    guard anchor == nil, let content, let last else { return }
    anchor = ResizeAnchor(content, last, at: offset)
  }

  // MARK: - Data

  private func rebuild(
    for collectionView: UICollectionView, _ geometry: HostGeometry
  ) -> LayoutError? {
    counts = (0..<max(0, collectionView.numberOfSections)).map {
      collectionView.numberOfItems(inSection: $0)
    }
    do throws(LayoutError) {
      let made = try makeContent(for: collectionView, geometry, counts)
      itemsLaidOutBefore &+= content?.itemsLaidOut ?? 0
      content = made
      isStale = false
      return nil
    } catch let error {
      isStale = true
      return error
    }
  }

  private func makeContent(
    for collectionView: UICollectionView, _ geometry: HostGeometry,
    _ counts: [Int]
  ) throws(LayoutError) -> CollectionLayout {
    let made = try CollectionLayout(
      viewport: geometry.viewport, axis: geometry.axis,
      direction: geometry.direction, scale: geometry.scale)
    made.onWarning = { [weak self] in self?.warnings.append($0) }
    made.minimumContentLength = Double(minimumContentLength)
    try made.setContentHeader(length: Double(contentHeaderLength))
    for (section, count) in counts.enumerated() {
      let style =
        layoutDelegate?.collectionView(
          collectionView, layout: self, styleForSectionAt: section)
        ?? self.section
      let spans = style.mode.hasSpans
      try made.appendSection(
        style.style(inside: geometry.margin), count: count
      ) { item in
        size(
          ofItemAt: IndexPath(item: item, section: section),
          in: collectionView, spans: spans)
      }
    }
    // The delegate may have set these while it was asked.
    made.pinMode = pinMode
    made.paging = paging?.paging
    return made
  }

  private func size(
    ofItemAt path: IndexPath, in collectionView: UICollectionView, spans: Bool
  ) -> ItemSize {
    let size =
      layoutDelegate?.collectionView(
        collectionView, layout: self, sizeForItemAt: path) ?? itemSize
    let span =
      spans
      ? layoutDelegate?.collectionView(
        collectionView, layout: self, spanForItemAt: path) : nil
    return ItemSize(
      width: Double(size.width), height: Double(size.height), span: span ?? 1)
  }
}

extension SectionMode {
  fileprivate var hasSpans: Bool {
    if case .waterfall = self { return true }
    return false
  }
}
