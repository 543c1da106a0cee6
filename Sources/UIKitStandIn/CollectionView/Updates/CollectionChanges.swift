import Foundation

/// What the calls within one update have named.
@MainActor
final class CollectionChanges {
  struct Move<Place> {
    var from: Place
    var to: Place
  }

  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var completions: [(Bool) -> Void] = []

  /// The changes as a layout is told of them: deletions from the end, then
  /// insertions from the start, reloads and moves.
  ///
  /// UIKit documents no order.
  var items: [UICollectionViewUpdateItem] {
    let deleted = deletedSections.map { path($0) } + deletedItems
    let inserted = insertedSections.map { path($0) } + insertedItems
    let reloaded = reloadedSections.map { path($0) } + reloadedItems
    let moved =
      movedSections.map { Move(from: path($0.from), to: path($0.to)) }
      + movedItems
    return deleted.sorted(by: >).map {
      UICollectionViewUpdateItem(.delete, from: $0, to: nil)
    }
      + inserted.sorted().map {
        UICollectionViewUpdateItem(.insert, from: nil, to: $0)
      }
      + reloaded.sorted().map {
        UICollectionViewUpdateItem(.reload, from: $0, to: $0)
      }
      + moved.map {
        UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to)
      }
  }

  private func path(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
