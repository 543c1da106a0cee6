/// What a section reads from an item's size, in the form that bodies store.
package struct SizeReading {
  private let axis: LayoutAxis
  private let mode: SectionMode
  private let hasTraits: Bool

  // Not inlined: every way to give sizes begins with it.
  @inline(never) init(axis: LayoutAxis, style: SectionStyle) {
    self.axis = axis
    mode = style.mode
    hasTraits = style.hasTraits
  }

  /// Answers with one size, whatever is asked for.
  // Not inlined, like others that make such closures: reading is copied for
  // each closure that the compiler knows, which takes 1,500 bytes.
  @inline(never)
  package static func always(_ size: ItemSize) -> (Int) -> ItemSize {
    { _ in size }
  }

  /// Asks for the sizes of `count` items.
  func read(_ count: Int, _ sizeOfItem: (Int) -> ItemSize) -> ItemSizes {
    let items = 0..<max(0, count)
    if case .flow = mode {
      return .flow(items.map { flowSize(of: sizeOfItem($0)) })
    }
    var sizes: [Double] = []
    var spans: [UInt8] = []
    var traits: [Double] = []
    sizes.reserveCapacity(items.count)
    for item in items {
      let size = sizeOfItem(item)
      sizes.append(laneSize(of: size))
      if hasTraits {
        traits.append(LaneItems.newLane(size.lane))
        traits.append(breadth(of: size))
      }
      if isPlain { continue }
      guard size.span > 1 || !spans.isEmpty else { continue }
      while spans.count < item { spans.append(0) }
      let span = min(max(size.span, 1), LaneCount.most)
      spans.append(UInt8(truncatingIfNeeded: span - 1))
    }
    return .lanes(LaneItems(sizes: sizes, spans: spans, traits: traits))
  }

  /// Returns the extent along the axis, or its ratio to the one across it.
  ///
  /// A ratio that cannot be formed is not a number, which bodies clamp; an
  /// infinite extent gives an infinite one, which they refuse.
  private func laneSize(of size: ItemSize) -> Double {
    let size = flowSize(of: size)
    guard mode.keepsRatios else { return size.along }
    if size.along == .infinity || size.across == .infinity { return .infinity }
    return size.across > 0 ? size.along / size.across : .nan
  }

  /// Returns an item's own breadth; one that is negative or not a number is
  /// none.
  private func breadth(of size: ItemSize) -> Double {
    let breadth = flowSize(of: size).across
    return breadth >= 0 ? breadth : .infinity
  }

  /// Returns the extents across and along the axis.
  private func flowSize(of size: ItemSize) -> FlowSize {
    axis == .vertical
      ? FlowSize(across: size.width, along: size.height)
      : FlowSize(across: size.height, along: size.width)
  }
}
