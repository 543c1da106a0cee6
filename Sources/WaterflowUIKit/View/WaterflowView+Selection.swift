import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Whether a tap selects an item; true at first.
  public var allowsSelection: Bool {
    get { selection.allowsSelection }
    set { selection.allowsSelection = newValue }
  }

  /// Whether several items can be selected, and taps toggle them; false at
  /// first.
  public var allowsMultipleSelection: Bool {
    get { selection.allowsMultipleSelection }
    set { selection.allowsMultipleSelection = newValue }
  }

  /// The paths of the selected items, in order.
  public var indexPathsForSelectedItems: [IndexPath] {
    selection.selectedItems.map { IndexPath($0) }
  }

  /// Selects an item and shows it, without asking or telling the delegate.
  ///
  /// Does nothing if there is no such item.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - animated: whether scrolling is animated.
  ///   - position: where to scroll the item to, or nil not to scroll.
  public func selectItem(
    at indexPath: IndexPath, animated: Bool = false,
    scrollPosition position: ScrollPosition? = nil
  ) {
    guard let item = ItemPath(indexPath), layout.frame(ofItem: item) != nil
    else { return }
    show(selection.select(item))
    if let position {
      scrollToItem(at: indexPath, at: position, animated: animated)
    }
  }

  /// Deselects an item, without asking or telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - animated: whether the selected background fades, in a quarter of a
  ///     second.
  public func deselectItem(at indexPath: IndexPath, animated: Bool = false) {
    guard let item = ItemPath(indexPath) else { return }
    let changes = selection.deselect(item)
    show(changes)
    if animated && !changes.isEmpty {
      cell(showing: .item, item)?.fadeSelection(duration: 0.25)
    }
  }

  /// Shows changes that a person has made, and tells the delegate.
  func apply(_ changes: [SelectionChange]) {
    for change in changes {
      show([change])
      guard let delegate = waterflowDelegate else { continue }
      switch change {
      case .highlight(let item):
        delegate.waterflowView(self, didHighlightItemAt: IndexPath(item))
      case .unhighlight(let item):
        delegate.waterflowView(self, didUnhighlightItemAt: IndexPath(item))
      case .select(let item):
        delegate.waterflowView(self, didSelectItemAt: IndexPath(item))
      case .deselect(let item):
        delegate.waterflowView(self, didDeselectItemAt: IndexPath(item))
      }
    }
  }

  func permits(_ question: SelectionQuestion) -> Bool {
    guard let delegate = waterflowDelegate else { return true }
    return switch question {
    case .highlight(let item):
      delegate.waterflowView(self, shouldHighlightItemAt: IndexPath(item))
    case .select(let item):
      delegate.waterflowView(self, shouldSelectItemAt: IndexPath(item))
    case .deselect(let item):
      delegate.waterflowView(self, shouldDeselectItemAt: IndexPath(item))
    }
  }

  private func show(_ changes: [SelectionChange]) {
    for change in changes {
      switch change {
      case .highlight(let item):
        cell(showing: .item, item)?.isHighlighted = true
      case .unhighlight(let item):
        cell(showing: .item, item)?.isHighlighted = false
      case .select(let item): cell(showing: .item, item)?.isSelected = true
      case .deselect(let item): cell(showing: .item, item)?.isSelected = false
      }
    }
  }

  /// The item that shows under a finger, if the finger came down on its cell
  /// and not on something that an app has put above it.
  func item(under touch: UITouch) -> ItemPath? {
    guard
      let item = item(at: touch.location(in: self)),
      let cell = cell(showing: .item, item),
      let view = touch.view, view.isDescendant(of: cell)
    else { return nil }
    return item
  }
}
