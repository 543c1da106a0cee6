import Foundation

/// A view of text.
///
/// As UIKit documents: touches pass by.
@MainActor
open class UILabel: UIView {
  private var givenFont = UIFont.preferredFont(forTextStyle: .body)

  /// The text, or `nil` for none.
  open var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get {
      adjustsFontForContentSizeCategory
        ? UIFont.preferredFont(forTextStyle: givenFont.style) : givenFont
    }
    set {
      givenFont = newValue
      contentDidChange()
    }
  }

  /// Whether a preferred font follows the size that a person chooses.
  ///
  /// As UIKit documents: `false` at first.
  open var adjustsFontForContentSizeCategory = false

  /// The colour of the text.
  ///
  /// As UIKit documents: that of labels at first.
  open var textColor: UIColor? = .label

  /// Where lines stand.
  ///
  /// As UIKit documents: `natural` at first.
  open var textAlignment = NSTextAlignment.natural

  /// The most lines, 0 for any number.
  ///
  /// As UIKit documents: 1 at first.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// What is read out for the label.
  ///
  /// As UIKit documents: the text, unless it is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Makes a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }

  /// Makes a label from an archive: here one without text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }
}
