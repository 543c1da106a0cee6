/// How the items of a line are spread over its width.
public enum LineDistribution: UInt8, Sendable {
  /// Every line but the last spreads its leftover evenly between items.
  case justified
  /// Items stand at the leading edge.
  case leading
  /// Items stand in the middle.
  case center
  /// Items stand at the trailing edge.
  case trailing
}
