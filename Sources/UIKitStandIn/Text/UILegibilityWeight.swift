/// How heavy people want text to be.
///
/// As UIKit documents: `regular` or `bold`, and `unspecified` where nobody
/// knows.
public enum UILegibilityWeight: Int, Sendable {
  /// Nobody knows.
  case unspecified = -1

  /// As fonts are.
  case regular

  /// Bolder than that.
  case bold
}
