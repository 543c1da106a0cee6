/// What a ``DeferralFeature`` has load the content of its cells.
public protocol DeferralSurface: CollectionSurface {
  /// Has a cell load what its light form has left out.
  func loadContent(of cell: CellID)
}
