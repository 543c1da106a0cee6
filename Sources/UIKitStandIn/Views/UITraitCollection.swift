import Foundation

/// What the surroundings of a view are like.
///
/// As UIKit documents: handed down from the screen through windows to views;
/// it belongs to no actor, and any thread may have it.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Pixels in a point.
  ///
  /// As UIKit documents: 2 on a Retina display.
  public let displayScale: CGFloat

  /// Whether it is dark.
  package let userInterfaceStyle: UIUserInterfaceStyle

  /// How large people want text to be.
  ///
  /// As UIKit documents: the one that is chosen in the settings.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// How heavy text is.
  ///
  /// As UIKit documents: bold where people have chosen that in the settings.
  public let legibilityWeight: UILegibilityWeight

  init(
    displayScale: CGFloat, userInterfaceStyle: UIUserInterfaceStyle = .light
  ) {
    self.displayScale = displayScale
    self.userInterfaceStyle = userInterfaceStyle
    preferredContentSizeCategory = UIContentSizeCategory(UIFont.textScale)
    legibilityWeight = UIFont.isBold ? .bold : .regular
    super.init()
  }
}

extension UIView {
  /// What the view's surroundings are like.
  ///
  /// As UIKit documents: handed down from the window. Outside of one, here, it
  /// is that of a display with two pixels in a point.
  public var traitCollection: UITraitCollection {
    window?.traits ?? UITraitCollection(displayScale: 2)
  }
}
