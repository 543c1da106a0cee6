import WaterflowLayout

/// The same data asked again, with the sizes that cells have told of items.
///
/// A collection view asks for all again also where nothing is another: as its
/// safe area changes, or a cell is filled again. Content that fell back to
/// estimates would take it elsewhere: in view others would come in.
final class HeardSource<Source: LayoutSource>: LayoutSource {
  private let source: Source
  private let content: CollectionLayout
  private let heard: HeardItems
  private let renewed: Set<ItemPath>
  /// Whether the sections that were asked for so far look as they did, and
  /// their lengths are estimates.
  private(set) var isKept: [Bool] = []

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - source: tells of the same items.
  ///   - content: what has been laid out of them.
  ///   - heard: the items whose sizes there are kept.
  ///   - renewed: those among them that are asked for all the same.
  init(
    _ source: Source, _ content: CollectionLayout, _ heard: HeardItems,
    besides renewed: Set<ItemPath>
  ) {
    self.source = source
    self.content = content
    self.heard = heard
    self.renewed = renewed
  }

  func numberOfSections() -> Int { source.numberOfSections() }

  func numberOfItems(inSection section: Int) -> Int {
    source.numberOfItems(inSection: section)
  }

  func style(ofSection section: Int) -> SectionStyle {
    let style = source.style(ofSection: section)
    // Elsewhere an app has given sizes, and says by now what they are.
    isKept.append(
      style.estimatesLengths && style == content.style(ofSection: section))
    return style
  }

  func lengths(ofSection section: Int) -> [Double]? {
    guard var lengths = source.lengths(ofSection: section) else { return nil }
    for item in lengths.indices {
      guard let size = kept(ItemPath(section: section, item: item)) else {
        continue
      }
      lengths[item] =
        content.axis == .vertical ? size.height : size.width
    }
    return lengths
  }

  func size(ofItem item: ItemPath, style: SectionStyle) -> ItemSize {
    var size = source.size(ofItem: item, style: style)
    guard let kept = kept(item) else { return size }
    (size.width, size.height) = (kept.width, kept.height)
    return size
  }

  func contentHeaderLength() -> Double { source.contentHeaderLength() }

  private func kept(_ item: ItemPath) -> ItemSize? {
    guard isKept.last == true, heard.contains(item), !renewed.contains(item)
    else { return nil }
    return content.size(ofItem: item)
  }
}
