import WaterflowLayout

extension CollectionLayout {
  /// Creates a layout without sections, for a viewport without extent.
  static func makeEmpty() -> CollectionLayout {
    guard let layout = try? CollectionLayout(viewport: .zero) else {
      preconditionFailure("a viewport without extent is in range")
    }
    return layout
  }
}
