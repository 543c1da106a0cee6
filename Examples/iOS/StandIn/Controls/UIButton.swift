import UIKitStandIn

/// A button with a title.
@MainActor
open class UIButton: UIControl {
  /// How a button looks.
  public struct Configuration: Sendable {
    /// With a border, in the colour of the surroundings.
    public static func bordered() -> Configuration { Configuration() }
  }

  private(set) var action: UIAction?

  /// Makes a button.
  ///
  /// As UIKit documents: the action gives the title, and is what a tap does.
  public convenience init(
    configuration: Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(frame: .zero)
    action = primaryAction
  }

  /// The size that suits the title.
  ///
  /// As UIKit documents: at most the given one where that matters. The width
  /// of text is a guess here.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = UIFont.preferredFont(forTextStyle: .body)
    return CGSize(
      width: CGFloat(action?.title.count ?? 0) * font.pointSize / 2 + 24,
      height: font.lineHeight + 14)
  }

  override func tapped(at place: CGPoint) {
    action?.perform()
  }
}
