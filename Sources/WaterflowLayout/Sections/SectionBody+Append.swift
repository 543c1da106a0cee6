extension SectionBody {
  /// Adds items whose lengths stand in one buffer.
  func append(
    lengths: Span<Double>, limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    guard case .lanes(let body) = self else { return .widthsMissing }
    return lengths.withUnsafeBufferPointer {
      body.append($0, limit: limit, clamped: &clamped)
    }
  }

  /// Adds items of known sizes.
  func append(
    _ sizes: ItemSizes, limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    switch (self, sizes) {
    case (.lanes(let body), .lanes(let sizes, let spans)):
      body.append(sizes, spans: spans, limit: limit, clamped: &clamped)
    case (.flow(let body), .flow(let sizes)):
      body.append(sizes, limit: limit, clamped: &clamped)
    default:
      .widthsMissing
    }
  }
}
