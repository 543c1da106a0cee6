/// The direction in which the content scrolls.
public enum LayoutAxis: UInt8, Sendable {
  /// Sections follow each other downwards; lanes are columns.
  case vertical
  /// Sections follow each other sideways; lanes are rows.
  case horizontal
}
