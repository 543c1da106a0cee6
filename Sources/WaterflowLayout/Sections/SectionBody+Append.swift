extension SectionBody {
  /// Adds items whose lengths stand in one buffer.
  func append(
    lengths: Span<Double>, limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    guard case .lanes(let body) = self else { return .widthsMissing }
    let lengthsCount = lengths.count
    return lengths.withUnsafeBufferPointer { lengths in
      guard let lengths = lengths.baseAddress else { return nil }
      return body.append(
        lengthsCount, spanning: false, limit: limit, clamped: &clamped
      ) { range, block, place in
        block.copy(lengths + range.lowerBound, count: range.count, to: place)
      }
    }
  }

  /// Adds items of known sizes.
  func append(
    _ sizes: ItemSizes, limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    switch (self, sizes) {
    case (.lanes(let body), .lanes(let items)):
      body.append(
        items.count, spanning: items.hasSpans, limit: limit,
        clamped: &clamped
      ) { range, block, place in
        block.copy(range, of: items, to: place)
      }
    case (.flow(let body), .flow(let sizes)):
      body.append(sizes, limit: limit, clamped: &clamped)
    default:
      .widthsMissing
    }
  }
}
