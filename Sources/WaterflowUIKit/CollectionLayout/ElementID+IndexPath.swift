import WaterflowLayout

extension ElementID {
  /// The item at an index path, or nil if that is no section and item.
  init?(item path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(kind: .item, section: path.section, item: path.item)
  }

  /// The supplementary or decoration element of a kind, or nil if the layout
  /// has none.
  @MainActor
  init?(_ elementKind: String, _ path: IndexPath, isDecoration: Bool = false) {
    let kinds: [ElementKind] =
      isDecoration ? [.background] : [.header, .footer, .contentHeader]
    guard let kind = kinds.first(where: { $0.elementKind == elementKind })
    else { return nil }
    if kind == .contentHeader {
      guard path == ElementID.contentHeader.indexPath else { return nil }
      self = .contentHeader
    } else {
      guard path.count == 2, path.item == 0 else { return nil }
      self.init(kind: kind, section: path.section)
    }
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
