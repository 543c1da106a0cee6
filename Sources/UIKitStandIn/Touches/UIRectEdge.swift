import Foundation

/// Edges of a rectangle.
///
/// As UIKit documents: numbered as bits, from the top leftwards.
package struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits, as UIKit numbers them.
  package let rawValue: UInt

  /// Makes edges from bits.
  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The left edge.
  package static let left = UIRectEdge(rawValue: 1 << 1)

  /// The right edge.
  package static let right = UIRectEdge(rawValue: 1 << 3)
}
