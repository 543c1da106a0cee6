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

  /// Adds items whose sizes a closure tells.
  func append(
    count: Int, as reading: SizeReading, limit: Fixed,
    clamped: inout ClampedItems, sizeOfItem: (Int) -> ItemSize
  ) -> PlacementFault? {
    let items = 0..<max(0, count)
    switch self {
    case .lanes(let body):
      return body.append(
        items.map { reading.laneSize(of: sizeOfItem($0)) }, limit: limit,
        clamped: &clamped)
    case .flow(let body):
      return body.append(
        items.map { reading.flowSize(of: sizeOfItem($0)) }, limit: limit,
        clamped: &clamped)
    }
  }
}
