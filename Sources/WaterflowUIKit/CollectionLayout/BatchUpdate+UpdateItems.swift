import WaterflowEngine
import WaterflowLayout

extension BatchUpdate {
  /// Reads what a collection view tells its layout of an update; nil if that
  /// makes no sense.
  @MainActor
  init?(_ items: [UICollectionViewUpdateItem]) {
    self.init()
    for item in items {
      let before = item.indexPathBeforeUpdate.flatMap { Place($0) }
      let after = item.indexPathAfterUpdate.flatMap { Place($0) }
      switch (item.updateAction, before, after) {
      case (.insert, _, .item(let path)): insertItems(at: [path])
      case (.insert, _, .section(let section)): insertSections([section])
      case (.delete, .item(let path), _): deleteItems(at: [path])
      case (.delete, .section(let section), _): deleteSections([section])
      case (.reload, .item(let path), _): reloadItems(at: [path])
      case (.reload, .section(let section), _): reloadSections([section])
      case (.move, .item(let old), .item(let new)):
        moveItem(from: old, to: new)
      case (.move, .section(let old), .section(let new)):
        moveSection(from: old, to: new)
      case (.insert, _, _), (.delete, _, _), (.reload, _, _), (.move, _, _):
        return nil
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
