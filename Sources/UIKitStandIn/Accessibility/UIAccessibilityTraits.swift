/// What assistive technology should know about an element.
///
/// As UIKit documents: traits add up.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits, as UIKit numbers them.
  public let rawValue: UInt64

  /// Makes traits from bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []

  /// The element does something when it is tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)

  /// The element is selected at the moment.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)

  /// The element divides content, as the title of a section does.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
