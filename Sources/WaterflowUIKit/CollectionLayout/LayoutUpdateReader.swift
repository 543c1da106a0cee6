import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Asks a delegate what an update needs to know of new items and sections, and
/// about each section once.
@MainActor
final class LayoutUpdateReader {
  private let layout: WaterflowCollectionViewLayout
  private let collectionView: UICollectionView
  private let margin: Insets
  private var looks: [Int: WaterflowSection] = [:]
  /// What is told of a section's items at once; nothing where they are asked
  /// for one by one.
  private var lengths: [Int: [CGFloat]] = [:]

  /// Prepares to ask, with a margin that comes on top of sections' insets.
  init(
    _ layout: WaterflowCollectionViewLayout,
    _ collectionView: UICollectionView, inside margin: Insets
  ) {
    self.layout = layout
    self.collectionView = collectionView
    self.margin = margin
  }

  /// Returns the style of a section, by its index after the update.
  func style(of section: Int) -> SectionStyle {
    look(of: section).style(inside: margin)
  }

  /// Returns the size of an item, by its path after the update.
  func size(of item: ItemPath) -> ItemSize {
    let look = look(of: item.section)
    let told = lengths(of: item.section)
    guard item.item < told.count else {
      return layout.size(
        ofItemAt: IndexPath(item), in: collectionView, mode: look.mode)
    }
    let axis = layout.scrollDirection
    var size = ItemSize(
      length: Double(told[item.item]), mode: look.mode, axis: axis)
    if look.style(inside: margin).keepsBreadths {
      size.setBreadth(.infinity, axis: axis)
    }
    return size
  }

  private func lengths(of section: Int) -> [CGFloat] {
    if let told = lengths[section] { return told }
    // A flow needs breadths as well.
    if case .flow = look(of: section).mode { return [] }
    let told =
      layout.layoutDelegate?.collectionView(
        collectionView, layout: layout, lengthsOfItemsInSection: section) ?? []
    lengths[section] = told
    return told
  }

  private func look(of section: Int) -> WaterflowSection {
    if let look = looks[section] { return look }
    let look = layout.look(ofSection: section, in: collectionView)
    looks[section] = look
    return look
  }
}
