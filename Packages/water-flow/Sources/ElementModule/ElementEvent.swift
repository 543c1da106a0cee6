/// What the page is told, as `JavaScript/engine.mjs` numbers it.
package enum ElementEvent {
  /// Other items are in view: first section and item, last section and item.
  package static let range: Int32 = 0
  /// The content's end is near.
  package static let nearEnd: Int32 = 1
  /// A header (0) or footer (1) of a section is held, or rests (0).
  package static let pin: Int32 = 2
  /// A size or a distance of a section, or -1, was put right.
  package static let corrected: Int32 = 3
  /// A section, or -1, cannot be laid out.
  package static let refused: Int32 = 4
}
