import Foundation

/// What is selected in a collection view, and the finger that may select.
struct ItemSelection {
  var paths: Set<IndexPath> = []
  /// The finger that is on an item, and that item.
  var press: (touch: UITouch, path: IndexPath)?

  /// Takes over other paths; what has none is selected no more.
  mutating func rename(_ newPath: (IndexPath) -> IndexPath?) {
    paths = Set(paths.compactMap(newPath))
    press = press.flatMap { press in
      newPath(press.path).map { (press.touch, $0) }
    }
  }
}

extension UICollectionView {
  /// The selected items; `nil` if there are none.
  ///
  /// As UIKit documents (`UICollectionView/indexPathsForSelectedItems`). In
  /// ascending order, which UIKit leaves open.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths.sorted()
  }

  /// Selects an item, or with `nil` none at all, without a word to the
  /// delegate.
  ///
  /// As UIKit documents (`UICollectionView/`
  /// `selectItem(at:animated:scrollPosition:)`): has no effect where nothing
  /// can be selected, and takes the place of another item where only one can.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    if indexPath == nil || !allowsMultipleSelection {
      for path in selection.paths { setSelected(false, path) }
    }
    if let indexPath { setSelected(true, indexPath) }
  }

  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected {
      selection.paths.insert(path)
    } else {
      selection.paths.remove(path)
    }
    cellForItem(at: path)?.isSelected = isSelected
  }

  // MARK: Fingers

  // As UIKit's header documents: as a finger comes down `shouldHighlight` and
  // `didHighlight`, as it is lifted `shouldSelect` or `shouldDeselect`, then
  // `didSelect` or `didDeselect`, then `didUnhighlight`.

  func fingerLanded(_ touches: Set<UITouch>) {
    guard
      allowsSelection, selection.press == nil, let touch = touches.first,
      let path = item(under: touch.view),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) != false
    else { return }
    selection.press = (touch, path)
    cellForItem(at: path)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func fingerLifted(_ touches: Set<UITouch>) {
    guard let press = selection.press, touches.contains(press.touch) else {
      return
    }
    // UIKit does not document what a finger does that is lifted elsewhere.
    if let cell = cellForItem(at: press.path),
      cell.bounds.contains(press.touch.location(in: cell))
    {
      tap(press.path)
    }
    endPress()
  }

  func fingerLost(_ touches: Set<UITouch>) {
    if let press = selection.press, touches.contains(press.touch) {
      endPress()
    }
  }

  private func endPress() {
    guard let press = selection.press else { return }
    selection.press = nil
    cellForItem(at: press.path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: press.path)
  }

  private func tap(_ path: IndexPath) {
    let delegate = itemDelegate
    if allowsMultipleSelection, selection.paths.contains(path) {
      guard
        delegate?.collectionView(self, shouldDeselectItemAt: path) != false
      else { return }
      setSelected(false, path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false
    else { return }
    let others = allowsMultipleSelection ? [] : selection.paths
    for other in others.sorted() where other != path {
      setSelected(false, other)
      delegate?.collectionView(self, didDeselectItemAt: other)
    }
    setSelected(true, path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  /// The item whose cell a view is in.
  private func item(under view: UIView?) -> IndexPath? {
    guard let view else { return nil }
    let chain = Array(sequence(first: view, next: \.superview))
    let found = shown.first { key, shown in
      key.category == .cell && chain.contains { $0 === shown }
    }
    return found?.key.path
  }
}
