/// The role of an element in its section.
public enum ElementKind: UInt8, Sendable {
  /// The supplementary element above the section's body.
  case header
  /// One of the section's items.
  case item
  /// The supplementary element below the section's body.
  case footer
  /// The decoration behind the whole section.
  case background
  /// The one supplementary element above the first section; its section is -1.
  case contentHeader
}
