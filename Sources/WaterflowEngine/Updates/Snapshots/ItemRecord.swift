/// Where an item of a snapshot is, and what was asked for it.
struct ItemRecord: Equatable, Sendable {
  /// The record of its section.
  var section: Int
  /// Its position in that section.
  var index: Int
  var isReloaded = false
  var isReconfigured = false
}
