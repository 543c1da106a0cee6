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
  func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func insertItems(at indexPaths: [IndexPath])
  func deleteItems(at indexPaths: [IndexPath])
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
}

extension WaterflowView: ItemChanging {}

extension UICollectionView: ItemChanging {}
