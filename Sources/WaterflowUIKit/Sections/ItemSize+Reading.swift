import WaterflowLayout

extension ItemSize {
  /// Reads what a delegate tells of an item: of its extents what its section
  /// lays out, and its span and its lane where that has lanes.
  @MainActor
  init(
    for style: SectionStyle, ratio: () -> CGFloat?, size: () -> CGSize,
    span: () -> Int, lane: () -> Int
  ) {
    if style.mode.keepsRatios, let ratio = ratio() {
      self.init(width: Double(ratio), height: 1)
    } else {
      let size = size()
      self.init(width: Double(size.width), height: Double(size.height))
    }
    guard case .waterfall(_, _, let order, _) = style.mode else { return }
    self.span = span()
    if order == .given { self.lane = lane() }
  }
}
