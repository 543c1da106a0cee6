/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
  /// In the middle.
  case center = 1

  /// At the side where the text's language begins.
  case natural = 4
}
