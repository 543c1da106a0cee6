extension SectionBody {
  /// Adds items whose lengths stand one behind the other.
  func append(
    _ lengths: UnsafeBufferPointer<Double>, limit: Fixed,
    clamped: inout ClampedItems
  ) -> PlacementFault? {
    switch self {
    case .lanes(let body):
      guard let first = lengths.baseAddress else { return nil }
      return body.append(
        lengths.count, from: .lengths(first), limit: limit, clamped: &clamped)
    case .rows(let body):
      return body.append(lengths, limit: limit, clamped: &clamped)
    }
  }

  /// Adds items of known sizes.
  func append(
    _ sizes: ItemSizes, limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    switch (self, sizes) {
    case (.lanes(let body), .lanes(let items)):
      body.append(
        items.count, from: .items(items), limit: limit, clamped: &clamped)
    case (.rows(let body), _):
      body.replace(count..<count, with: sizes, limit: limit, clamped: &clamped)
    case (.lanes, .flow):
      .widthsMissing
    }
  }
}
