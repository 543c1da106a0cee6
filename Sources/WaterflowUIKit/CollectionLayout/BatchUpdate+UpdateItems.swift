import WaterflowEngine
import WaterflowLayout

extension BatchUpdate {
  /// Reads what a collection view tells its layout of an update; nil if that
  /// makes no sense.
  @MainActor
  init?(_ items: [UICollectionViewUpdateItem]) {
    self.init()
    for item in items {
      let before = item.indexPathBeforeUpdate
      let after = item.indexPathAfterUpdate
      switch item.updateAction {
      case .insert:
        guard let place = after.flatMap({ Place($0) }) else { return nil }
        switch place {
        case .item(let path): insertItems(at: [path])
        case .section(let section): insertSections([section])
        }
      case .delete:
        guard let place = before.flatMap({ Place($0) }) else { return nil }
        switch place {
        case .item(let path): deleteItems(at: [path])
        case .section(let section): deleteSections([section])
        }
      case .reload:
        guard let place = before.flatMap({ Place($0) }) else { return nil }
        switch place {
        case .item(let path): reloadItems(at: [path])
        case .section(let section): reloadSections([section])
        }
      case .move:
        switch (
          before.flatMap { Place($0) }, after.flatMap { Place($0) }
        ) {
        case (.item(let old), .item(let new)): moveItem(from: old, to: new)
        case (.section(let old), .section(let new)):
          moveSection(from: old, to: new)
        default: return nil
        }
      default: continue
      }
    }
  }

  /// What an index path of an update names.
  private enum Place {
    case item(ItemPath)
    case section(Int)

    init?(_ path: IndexPath) {
      guard let place = ItemPath(path) else { return nil }
      self = place.item == NSNotFound ? .section(place.section) : .item(place)
    }
  }
}
