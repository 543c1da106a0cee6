import Foundation

extension UIScrollView {
  /// How much of its speed scrolling content keeps each millisecond.
  ///
  /// As UIKit documents: there is a normal rate and a fast one, and others may
  /// be made.
  package struct DecelerationRate: RawRepresentable, Equatable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate from the part of the speed that is left.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate: 0.998.
    package static let normal = DecelerationRate(rawValue: 0.998)

    /// A rate that stops content sooner: 0.99.
    package static let fast = DecelerationRate(rawValue: 0.99)
  }
}
