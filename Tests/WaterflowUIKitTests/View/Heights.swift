import Foundation

@testable import WaterflowUIKit

/// One section whose heights come in one piece.
@MainActor
final class Heights: Content {
  let heights: [CGFloat]

  init(_ heights: [CGFloat]) {
    self.heights = heights
    super.init([heights.count])
  }

  override func waterflowView(
    _ waterflowView: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [CGFloat]? { heights }
}
