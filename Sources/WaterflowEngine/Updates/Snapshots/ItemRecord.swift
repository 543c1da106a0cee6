/// Where an item of a snapshot is, and what was asked for it.
@usableFromInline
struct ItemRecord: Equatable, Sendable {
  /// The record of its section.
  @usableFromInline
  var section: Int
  /// Its position in that section.
  @usableFromInline
  var index: Int
  @usableFromInline
  var isReloaded = false
  @usableFromInline
  var isReconfigured = false

  @inlinable
  init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }
}
