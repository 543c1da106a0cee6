import Foundation

/// Something to do; equal to all that say the same.
struct Todo: Equatable, Sendable {
  /// Which one it is, wherever it goes.
  let id = UUID()
  var text: String

  init(_ text: String) { self.text = text }

  /// Takes over what was typed, without the space around it; nil if nothing is
  /// left.
  init?(typed text: String?) {
    let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    if text.isEmpty { return nil }
    self.text = text
  }

  static func == (left: Todo, right: Todo) -> Bool { left.text == right.text }

  /// What is there at the beginning.
  static let examples = [
    "Paint the boat", "Order seeds", "Oil the hinges", "Phone the plumber",
    "Clean the lenses", "Fetch the parcel", "Prune the pear tree",
    "Renew the passport", "Wash the curtains", "Tune the piano",
    "Stack the firewood", "Repot the lemon", "Label the jars",
    "Patch the tyre", "Empty the rain barrel", "Wind the clock",
  ].map { Todo($0) }
}
