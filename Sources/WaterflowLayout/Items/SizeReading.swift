/// What a section reads from an item's size, in the form that bodies store.
struct SizeReading {
  let axis: Axis
  let isAspect: Bool

  init(_ box: SectionBox, axis: Axis) {
    self.axis = axis
    isAspect =
      if case .waterfall(_, .aspect) = box.style.mode { true } else { false }
  }

  /// Returns the extent along the axis, or its ratio to the one across it.
  ///
  /// A ratio that cannot be formed is not a number, which bodies clamp; an
  /// infinite extent gives an infinite one, which they refuse.
  func laneSize(of size: ItemSize) -> Double {
    let size = flowSize(of: size)
    guard isAspect else { return size.along }
    if size.along == .infinity || size.across == .infinity { return .infinity }
    return size.across > 0 ? size.along / size.across : .nan
  }

  /// Returns the extents across and along the axis.
  func flowSize(of size: ItemSize) -> FlowSize {
    axis == .vertical
      ? FlowSize(across: size.width, along: size.height)
      : FlowSize(across: size.height, along: size.width)
  }
}
