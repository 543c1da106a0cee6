import UIKitStandIn

@testable import WaterflowUIKit

/// A cell that knows what it was filled with.
final class LoggingCell: WaterflowCell {
  /// Whether each layout of the cell was a part of an animation.
  private(set) var animatedLayouts: [Bool] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    animatedLayouts.append(isAnimated)
  }

  var filled: IndexPath? {
    didSet { if isAnimated { animatedFills += 1 } }
  }
  var emptied = 0
  /// How often it was filled or emptied as a part of an animation.
  private(set) var animatedFills = 0

  private var isAnimated: Bool {
    UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
  }

  override func prepareForReuse() {
    emptied += 1
    filled = nil
  }
}
