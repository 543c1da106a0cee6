import WaterflowLayout

extension LayoutError {
  /// What to tell people.
  var sentence: String {
    switch self {
    case .contentTooLong:
      "So many photos do not fit into so few lanes; choose more lanes."
    case .itemTooLong(let path):
      "Photo \(path.item) is too tall to be shown."
    case .viewportOutOfRange:
      "The window has no usable size."
    case .styleOutOfRange, .widthsMissing, .noSuchSection, .noSuchItem,
      .itemCountMismatch, .inUse:
      "These photos cannot be arranged like that."
    }
  }
}
