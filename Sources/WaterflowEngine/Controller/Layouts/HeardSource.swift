import WaterflowLayout

/// The same data asked again, with the sizes that cells have told of items.
///
/// A collection view asks for all again also where nothing is another: as its
/// safe area changes, or a cell is filled again. Content that fell back to
/// estimates would take it elsewhere: in view others would come in.
final class HeardSource<Source: LayoutSource>: LayoutSource {
  private let source: Source
  private var sizes: KeptSizes

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - source: tells of the same items.
  ///   - sizes: those that are kept.
  init(_ source: Source, keeping sizes: KeptSizes) {
    self.source = source
    self.sizes = sizes
  }

  /// Whether the sections that were asked for so far look as they did, and
  /// their lengths are estimates.
  var isKept: [Bool] { sizes.isKept }

  func numberOfSections() -> Int { source.numberOfSections() }

  func numberOfItems(inSection section: Int) -> Int {
    source.numberOfItems(inSection: section)
  }

  func style(ofSection section: Int) -> SectionStyle {
    let style = source.style(ofSection: section)
    sizes.add(style)
    return style
  }

  func lengths(ofSection section: Int) -> [Double]? {
    sizes.lengths(source.lengths(ofSection: section), ofSection: section)
  }

  func size(ofItem item: ItemPath, style: SectionStyle) -> ItemSize {
    source.size(ofItem: item, style: style)
      .keeping(sizes.size(ofItem: item))
  }

  func contentHeaderLength() -> Double { source.contentHeaderLength() }
}
