/// Where the gallery's photos come from.
package enum PhotoSource: Sendable {
  /// The pictures the server paints itself, so many unless the page asks for
  /// another number.
  case builtIn(count: Int)
  /// A JSON file with photos beside it or elsewhere.
  case file(PhotoFile)
}
