import WaterflowLayout

/// Why an update was refused.
///
/// Nothing has changed. `description` says it in a sentence:
///
/// ```swift
/// do throws(UpdateError) {
///   let plan = try update.plan(oldCounts: [10], newCounts: [12])
/// } catch {
///   print(error)
///   // section 0: 10 before + 2 inserted - 1 deleted = 11 expected, 12 given
/// }
/// ```
public enum UpdateError: Error, Equatable, Sendable {
  /// A section has fewer than no items, before the update or after it.
  case negativeCount(section: Int, count: Int)
  /// A change names a section, or an item of a section, that is not there;
  /// `count` sections are.
  case noSuchSection(UpdateRole, section: Int, count: Int)
  /// A change names an item that is not there; its section has `count`.
  case noSuchItem(UpdateRole, ItemPath, count: Int)
  /// Two changes of the named roles name the same section.
  case sectionNamedTwice(Int, UpdateRole, UpdateRole)
  /// Two changes of the named roles name the same item.
  case itemNamedTwice(ItemPath, UpdateRole, UpdateRole)
  /// An item is reloaded in a section that is deleted, or moves out of or into
  /// one that is reloaded as a whole.
  case sectionNotKept(ItemPath, UpdateRole, section: UpdateRole)
  /// A count given for after the update is not what the changes make.
  case countMismatch(CountMismatch)
}
