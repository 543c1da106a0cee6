import UIKitStandIn

/// A line in which text is typed.
///
/// As UIKit documents: text goes to it while it is the first responder.
@MainActor
open class UITextField: UIControl {
  /// What was typed.
  ///
  /// As UIKit documents: empty at first.
  open var text: String? = ""

  /// What is shown while nothing was typed.
  open var placeholder: String?

  /// The font.
  open var font: UIFont?

  /// Whether a preferred font follows the size that a person chooses.
  open var adjustsFontForContentSizeCategory = false

  open override var canBecomeFirstResponder: Bool { true }
}
