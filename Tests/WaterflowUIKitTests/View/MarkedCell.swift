import UIKitStandIn
import WaterflowUIKit

/// A cell that tells whether what it is to look like is part of an animation.
final class MarkedCell: WaterflowCell {
  static var marked: (Bool) -> Void = { _ in }

  private func tell() {
    Self.marked(
      UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0)
  }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { tell() } }
  }

  override func loadContent() { tell() }
}
