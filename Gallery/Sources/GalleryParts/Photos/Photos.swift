/// What the gallery shows: a catalogue, repeated as often as it takes.
public struct Photos {
  /// The photos, each once.
  public let catalogue: Catalogue
  /// The number of items.
  public let count: Int

  /// Height by width, from which lanes and rows take their items' extents.
  public let ratios: [Double]

  /// A picture narrower or wider than 1 to 20 is cut, so that one odd photo
  /// does not keep all others from being shown.
  private static let ratioLimit = 20.0

  /// Repeats a catalogue up to a number of items; 0 means that of its photos.
  public init(_ catalogue: Catalogue, count: Int = 0) {
    self.catalogue = catalogue
    self.count = catalogue.count == 0 ? 0 : count > 0 ? count : catalogue.count
    var ratios: [Double] = []
    ratios.reserveCapacity(self.count)
    for photo in 0..<min(self.count, catalogue.count) {
      let ratio = catalogue.height(of: photo) / catalogue.width(of: photo)
      // False for NaN as well.
      let isShown = ratio >= 1 / Self.ratioLimit && ratio <= Self.ratioLimit
      let limit = ratio > 1 ? Self.ratioLimit : 1 / Self.ratioLimit
      ratios.append(isShown ? ratio : ratio == ratio ? limit : 1)
    }
    while ratios.count < self.count {
      ratios.append(ratios[ratios.count - catalogue.count])
    }
    self.ratios = ratios
  }

  /// The photo of the catalogue that an item shows.
  public func photo(ofItem item: Int) -> Int { item % catalogue.count }
}
