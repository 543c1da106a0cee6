/// Something that is read out and is no view, as what a view draws.
@MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or the element that it is in.
  open weak var accessibilityContainer: AnyObject?

  /// Makes an element.
  ///
  /// As UIKit documents: an element belongs to a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }
}
