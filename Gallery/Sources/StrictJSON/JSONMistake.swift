/// The first place at which bytes are not JSON.
package struct JSONMistake: Error, Equatable {
  /// The position in bytes from the start.
  package let offset: Int
  /// What was found, or missing there.
  package let reason: String
}
