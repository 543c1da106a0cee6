import Foundation

extension UIView {
  /// What of a view's place may change with its superview's size.
  ///
  /// As UIKit documents: what is not flexible keeps its length.
  package struct AutoresizingMask: OptionSet, Sendable {
    /// The options as bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The width grows and shrinks with the superview's.
    package static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)

    /// The height grows and shrinks with the superview's.
    package static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }
}
