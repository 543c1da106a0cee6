extension UICollectionView {
  /// Where an item is scrolled to.
  ///
  /// As UIKit documents: an option set, which here is always empty.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
