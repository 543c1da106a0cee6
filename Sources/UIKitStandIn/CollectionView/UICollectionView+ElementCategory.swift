extension UICollectionView {
  /// The roles that views have in a collection view.
  package enum ElementCategory: UInt, Sendable {
    /// A cell, which shows an item of the data.
    case cell

    /// A supplementary view, such as a header, which the data source makes.
    case supplementaryView

    /// A decoration view, which has no data and which the layout registers.
    case decorationView
  }
}
