import Foundation

/// The root of a hierarchy of views.
///
/// As UIKit documents: views are on screen when they are in a window, and
/// touches reach them through it.
@MainActor
open class UIWindow: UIView {
  var safeArea = UIEdgeInsets.zero
  var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  var traits = UITraitCollection(displayScale: 2)
  var deliveries: [TouchDelivery] = []
  /// Where keys go.
  weak var keyResponder: UIResponder?
  /// What moves the focus, on devices that have one.
  var ownFocusSystem: UIFocusSystem?

  /// Makes a window of a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    Timeline.current.show(self)
  }

  /// Makes a window from an archive: here an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    Timeline.current.show(self)
  }

  open override var window: UIWindow? { self }
}
