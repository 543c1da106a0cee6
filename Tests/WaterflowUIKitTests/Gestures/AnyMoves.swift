import Foundation

@testable import WaterflowUIKit

/// Lets all items be moved, and moves none.
final class AnyMoves: WaterflowReorderDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
