extension SectionBody {
  /// Adds items whose lengths stand one behind the other.
  private func append(
    _ lengths: UnsafeBufferPointer<Double>, limit: Fixed,
    clamped: inout ClampedItems
  ) -> PlacementFault? {
    guard case .lanes(let body) = self else { return .widthsMissing }
    guard let first = lengths.baseAddress else { return nil }
    return body.append(
      lengths.count, from: .lengths(first), limit: limit, clamped: &clamped)
  }

  /// Adds items of known sizes.
  func append(
    _ sizes: ItemSizes, limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    replace(
      count..<count, with: sizes, lane: nil, limit: limit, clamped: &clamped)
  }

  /// Changes items.
  func run(
    _ step: ItemStep, limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    switch step {
    case .appendLengths(let lengths):
      append(lengths, limit: limit, clamped: &clamped)
    case .append(let sizes):
      append(sizes, limit: limit, clamped: &clamped)
    case .replace(let range, let sizes, let lane):
      replace(range, with: sizes, lane: lane, limit: limit, clamped: &clamped)
    case .remove(let range):
      remove(range, limit: limit, clamped: &clamped)
    }
  }
}
