import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Where the collection view is now.
  var place: LayoutPlace? { collectionView.map { place(of: $0) } }

  /// Where a collection view is, with its bounds or with other ones.
  func place(
    of collectionView: UICollectionView, bounds: CGRect? = nil
  ) -> LayoutPlace {
    LayoutPlace(
      LayoutEnvironment(
        of: collectionView, bounds: bounds, axis: scrollDirection,
        pixelScale: pixelScale, reference: sectionInsetReference,
        inPlaceOf: mainView
      ).keepingExtent(of: controller.environment),
      at: LayoutPoint(bounds?.origin ?? collectionView.contentOffset))
  }

  /// What shows in a part of the content while pinned elements are held where
  /// the collection view is now.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let place else { return [] }
    return controller.elements(in: LayoutRect(rect), at: place).map {
      attributes(for: $0)
    }
  }

  /// One element where the collection view is now, or nil if there is none.
  func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    guard let place else { return nil }
    return controller.element(id, at: place).map { attributes(for: $0) }
  }

  func registered(_ isRegistered: Bool, _ elementKind: String) {
    guard elementKind == Self.elementKindSectionBackground else { return }
    controller.hasBackgrounds = isRegistered
    invalidateLayout()
  }

  private func attributes(
    for element: LayoutElement, isFaded: Bool = false
  ) -> UICollectionViewLayoutAttributes {
    attributesMade &+= 1
    let path = element.id.indexPath
    // A subclass may have attributes of its own.
    let made =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes: UICollectionViewLayoutAttributes
    switch element.id.kind {
    case .item:
      attributes = made.init(forCellWith: path)
    case .background:
      attributes = made.init(
        forDecorationViewOfKind: element.id.kind.elementKind, with: path)
    case .header, .footer, .contentHeader:
      attributes = made.init(
        forSupplementaryViewOfKind: element.id.kind.elementKind, with: path)
    }
    attributes.frame = CGRect(element.frame)
    attributes.zIndex = Int(element.zIndex)
    if isFaded { attributes.alpha = 0 }
    return attributes
  }

  // MARK: - Changes that are animated

  /// Where an element begins that comes into view during a change, or nil for
  /// none.
  func initialAttributes(
    of id: ElementID
  ) -> UICollectionViewLayoutAttributes? {
    guard let place, let attributes = attributes(of: id) else { return nil }
    let start = controller.start(
      of: id, at: place, reducesMotion: UIAccessibility.isReduceMotionEnabled)
    if let start {
      attributes.frame = CGRect(start.frame)
      if start.isFaded { attributes.alpha = 0 }
    }
    return attributes
  }

  /// Where an element ends that goes out of view during a change, by what it
  /// was called before; nil if it stays what it is.
  func finalAttributes(
    of old: ElementID
  ) -> UICollectionViewLayoutAttributes? {
    guard let place else { return nil }
    return controller.end(
      of: old, at: place, reducesMotion: UIAccessibility.isReduceMotionEnabled
    ).map { attributes(for: $0.element, isFaded: $0.isFaded) }
  }
}
