/// Why a document was refused, in one line that says where.
package struct JSONFault: Error, Equatable, CustomStringConvertible {
  /// The value's place, for example `sections[0].items[3].height`; empty for
  /// the document itself.
  package let place: String
  /// What is wrong there, for example `expected a number`.
  package let reason: String

  /// Creates a fault of a value.
  package init(at place: String, _ reason: String) {
    self.place = place
    self.reason = reason
  }

  /// The line, without a line break at its end.
  package var description: String {
    place.isEmpty ? reason : "\(place): \(reason)"
  }
}
