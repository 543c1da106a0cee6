import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// What shows in a part of the content while pinned elements are held where
  /// the collection view is now.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !data.isBetween, let content, let viewport = currentViewport else {
      return []
    }
    needs.update(content)
    if needs.hasPendingItems {
      content.layOut(
        through: Viewport(
          offset: LayoutPoint(rect.origin), size: LayoutSize(rect.size)))
    }
    if needs.keepsSeenLanes { noteSeen() }
    content.query(in: LayoutRect(rect), of: viewport, into: &visible)
    var result: [UICollectionViewLayoutAttributes] = []
    result.reserveCapacity(visible.elements.count)
    for element in visible.elements where isOffered(element.id) {
      result.append(attributes(for: element))
    }
    return result
  }

  /// One element where the collection view is now, or nil if there is none.
  func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    guard
      !data.isBetween, isOffered(id), let content,
      let viewport = currentViewport,
      let element = content.element(id, in: viewport)
    else { return nil }
    return attributes(for: element)
  }

  /// Whether a collection view may be told of an element: there must be a view
  /// for it.
  func isOffered(_ id: ElementID) -> Bool {
    if id.kind == .background { return hasDecorations && isInData(id) }
    return isInData(id)
  }

  func registered(_ isRegistered: Bool, _ elementKind: String) {
    guard elementKind == Self.elementKindSectionBackground else { return }
    hasDecorations = isRegistered
    invalidateLayout()
  }

  /// A layout older than the data can hold what is there no more.
  private func isInData(_ id: ElementID) -> Bool {
    guard data.isStale, id.kind != .contentHeader else { return true }
    let section = Int(id.section)
    guard data.counts.indices.contains(section) else { return false }
    return id.kind != .item || Int(id.item) < data.counts[section]
  }

  /// What shows now, or from the end of an update on.
  var currentViewport: Viewport? {
    guard let collectionView else { return nil }
    return currentEnvironment(of: collectionView)
      .viewport(at: transition?.newOffset ?? collectionView.contentOffset)
  }

  func attributes(
    for element: LayoutElement
  ) -> UICollectionViewLayoutAttributes {
    attributesMade &+= 1
    let path = element.id.indexPath
    let attributes: UICollectionViewLayoutAttributes
    switch element.id.kind {
    case .item:
      attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    case .background:
      attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: element.id.kind.elementKind, with: path)
    case .header, .footer, .contentHeader:
      attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: element.id.kind.elementKind, with: path)
    }
    attributes.frame = CGRect(element.frame)
    attributes.zIndex = Int(element.zIndex)
    return attributes
  }
}
