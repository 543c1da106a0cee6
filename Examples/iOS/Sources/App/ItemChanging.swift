import Foundation
import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// What both kinds of views offer for batch updates, by the same names.
@MainActor
protocol ItemChanging: AnyObject {
  /// Carries out what a closure changes and names, as one update.
  func change(_ updates: @escaping () -> Void)
  func insertItems(at indexPaths: [IndexPath])
  func deleteItems(at indexPaths: [IndexPath])
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
  func reloadSections(_ sections: IndexSet)
}

extension WaterflowView: ItemChanging {
  func change(_ updates: @escaping () -> Void) { performBatchUpdates(updates) }
}

extension UICollectionView: ItemChanging {
  func change(_ updates: @escaping () -> Void) { performBatchUpdates(updates) }
}
