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
    layout.size(
      ofItemAt: IndexPath(item), in: collectionView,
      mode: look(of: item.section).mode)
  }

  private func look(of section: Int) -> WaterflowSection {
    if let look = looks[section] { return look }
    let look = layout.look(ofSection: section, in: collectionView)
    looks[section] = look
    return look
  }
}
