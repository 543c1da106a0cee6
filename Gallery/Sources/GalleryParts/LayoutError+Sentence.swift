import WaterflowLayout
import WaterflowWeb

extension LayoutError {
  /// What to tell people.
  public var sentence: PageText {
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
