/// The role of an element in its section.
public enum ElementKind: UInt8, Sendable {
  /// The supplementary element above the section's body.
  case header
  /// One of the section's items.
  case item
  /// The supplementary element below the section's body.
  case footer
}
