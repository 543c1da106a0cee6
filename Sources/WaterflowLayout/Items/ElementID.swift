/// The identity of an element in the layout, ordered as a reader meets them:
/// by section, then header, items, footer and background.
public struct ElementID: Hashable, Comparable, Sendable {
  /// The section's position in the content.
  public var section: Int32
  /// The item's position in its section; 0 for headers and footers.
  public var item: Int32
  /// What the element is.
  public var kind: ElementKind

  /// Creates the identity of an element.
  public init(kind: ElementKind, section: Int, item: Int = 0) {
    self.kind = kind
    self.section = Int32(clamping: section)
    self.item = Int32(clamping: item)
  }

  /// Creates the identity of an item.
  public init(_ path: ItemPath) {
    self.init(kind: .item, section: path.section, item: path.item)
  }

  /// The header above the first section.
  public static let contentHeader = ElementID(
    kind: .contentHeader, section: -1)

  /// The path of the item; for a header or a footer that of item 0.
  public var path: ItemPath {
    ItemPath(section: Int(section), item: Int(item))
  }

  /// Orders elements by section, role and item.
  public static func < (a: ElementID, b: ElementID) -> Bool {
    if a.section != b.section { return a.section < b.section }
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    return a.item < b.item
  }
}
