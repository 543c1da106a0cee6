import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// What stands above the list and tilts into sight as it is pulled.
final class PullLabel: UILabel {
  static let height: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .footnote)
    adjustsFontForContentSizeCategory = true
    textColor = .secondaryLabel
    textAlignment = .center
    // The button in the bar does the same, and can be found.
    isAccessibilityElement = false
    show(0, .idle)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows how far the list is pulled, in points: turned away at rest, upright
  /// once that is far enough.
  func show(_ distance: CGFloat, _ state: PullState) {
    let tilt = CGFloat.pi / 2 * (1 - min(1, distance / Self.height))
    // Seen from the front, what is turned about its middle is less high.
    transform = CGAffineTransform(
      a: 1, b: 0, c: 0, d: max(0.01, cos(tilt)), tx: 0, ty: 0)
    isHidden = state == .idle || state == .holding
    text = state == .armed ? "Let go to add" : "Pull down to add"
  }
}
