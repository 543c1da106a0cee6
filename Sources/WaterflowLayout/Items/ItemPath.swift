/// The place of an item: its section and its position in that section.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The section's position in the content.
  public var section: Int
  /// The item's position in its section.
  public var item: Int

  /// Creates the path of an item.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders paths by section, then by item.
  public static func < (a: ItemPath, b: ItemPath) -> Bool {
    a.section != b.section ? a.section < b.section : a.item < b.item
  }
}
