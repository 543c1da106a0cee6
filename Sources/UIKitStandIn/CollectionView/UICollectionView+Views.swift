import Foundation

extension UICollectionView {
  /// Shows views for the visible elements.
  ///
  /// As UIKit documents: views that scroll away wait for another use, and each
  /// has the place that the attributes say.
  func updateViews() {
    let bounds = bounds
    let visible = known.filter { $0.value.frame.overlaps(bounds) }
    for (key, view) in shown where isReloading || visible[key] == nil {
      shown[key] = nil
      recycle(view, kind: key.kind)
    }
    isReloading = false
    for (key, attributes) in visible {
      let isNew = shown[key] == nil
      let view = shown[key] ?? makeView(for: key)
      shown[key] = view
      let isResized = view.frame.size != attributes.frame.size
      view.frame = attributes.frame
      view.alpha = attributes.alpha
      if view.superview !== self { addSubview(view) }
      if isNew || isResized { fit(view, attributes) }
    }
    orderViews(visible)
  }

  /// As UIKit documents: a higher `zIndex` is in front.
  private func orderViews(
    _ visible: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    var depths: [ObjectIdentifier: Int] = [:]
    for (key, view) in shown {
      depths[ObjectIdentifier(view)] = visible[key]?.zIndex ?? 0
    }
    let own = subviews.filter { depths[ObjectIdentifier($0)] != nil }
    func depth(_ view: UIView) -> Int { depths[ObjectIdentifier(view)] ?? 0 }
    let isOrdered = zip(own, own.dropFirst()).allSatisfy {
      depth($0) <= depth($1)
    }
    guard !isOrdered else { return }
    for view in own.sorted(by: { depth($0) < depth($1) }) {
      bringSubviewToFront(view)
    }
  }

  func makeView(for key: ElementKey) -> UICollectionReusableView {
    switch key.category {
    case .cell, .supplementaryView:
      guard let dataSource else {
        preconditionFailure("elements without a data source")
      }
      guard key.category == .cell else {
        return dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
      }
      let path = movement?.original(of: key.path) ?? key.path
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      // A used one may be as it was for another item.
      cell.isSelected = selection.paths.contains(path)
      cell.isHighlighted = false
      return cell
    case .decorationView:
      return decorationView(ofKind: key.kind)
    }
  }

  /// As UIKit does: a kind without a registered class is a programming error.
  private func decorationView(
    ofKind kind: String
  ) -> UICollectionReusableView {
    let name = ReusableViews.Name(kind: kind, identifier: kind)
    if let view = reusable.dequeue(name) { return view }
    guard let type = collectionViewLayout.decorationClass(ofKind: kind) else {
      preconditionFailure("no class of decoration views registered as \(kind)")
    }
    reusable.register(type, as: name)
    guard let view = reusable.dequeue(name) else {
      preconditionFailure("a registered class makes a view")
    }
    return view
  }
}

extension CGRect {
  /// Whether a part of the rectangle lies within another; edges that touch are
  /// none, whereas Foundation's `intersects` takes them for one.
  func overlaps(_ other: CGRect) -> Bool {
    maxX > other.minX && minX < other.maxX && maxY > other.minY
      && minY < other.maxY
  }
}
