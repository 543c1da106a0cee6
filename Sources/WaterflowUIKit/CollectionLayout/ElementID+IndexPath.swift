import WaterflowLayout

extension ElementID {
  /// The item at an index path, or nil if that is no section and item.
  init?(item path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(kind: .item, section: path.section, item: path.item)
  }

  /// The supplementary element of a kind, or nil if the layout has none.
  @MainActor
  init?(supplementary elementKind: String, _ path: IndexPath) {
    if elementKind == ElementKind.contentHeader.elementKind {
      self = .contentHeader
      return
    }
    let kinds: [ElementKind] = [.header, .footer]
    self.init(oneOf: kinds, elementKind, path)
  }

  /// The decoration element of a kind, or nil if the layout has none.
  @MainActor
  init?(decoration elementKind: String, _ path: IndexPath) {
    self.init(oneOf: [.background], elementKind, path)
  }

  @MainActor
  private init?(
    oneOf kinds: [ElementKind], _ elementKind: String, _ path: IndexPath
  ) {
    guard
      path.count == 2, path.item == 0,
      let kind = kinds.first(where: { $0.elementKind == elementKind })
    else { return nil }
    self.init(kind: kind, section: path.section)
  }

  /// Where a collection view knows the element.
  var indexPath: IndexPath {
    kind == .contentHeader
      ? IndexPath(index: 0)
      : IndexPath(item: Int(item), section: Int(section))
  }
}

extension ElementKind {
  /// The name of the kind among supplementary and decoration views; empty for
  /// items.
  @MainActor
  var elementKind: String {
    switch self {
    case .item: ""
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    case .background:
      WaterflowCollectionViewLayout.elementKindSectionBackground
    case .contentHeader:
      WaterflowCollectionViewLayout.elementKindContentHeader
    }
  }
}
