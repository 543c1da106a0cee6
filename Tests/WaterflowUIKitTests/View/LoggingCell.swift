import UIKitStandIn

@testable import WaterflowUIKit

/// A cell that knows what it was filled with.
final class LoggingCell: WaterflowCell {
  /// Whether each layout of the cell was a part of an animation.
  private(set) var animatedLayouts: [Bool] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    animatedLayouts.append(
      UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0)
  }

  var filled: IndexPath?
  var emptied = 0

  override func prepareForReuse() {
    emptied += 1
    filled = nil
  }
}
