/// Why a layout refused an input.
///
/// The layout is as it was before the call.
public enum LayoutError: Error, Equatable, Sendable {
  /// An item's length is infinite or longer than 16,777,215 points.
  case itemTooLong(ItemPath)
  /// A header, footer, inset or spacing of the section is infinite or longer
  /// than 16,777,215 points.
  case styleOutOfRange(section: Int)
  /// The items of the section do not fit into the coordinate space: a lane of
  /// a waterfall would be longer than 1.5 * 2^30 points, or all content longer
  /// than 2^38.
  case contentTooLong(section: Int)
  /// The section flows, which takes widths, but only lengths were given; or
  /// items come to a section that reads another extent of them than the one
  /// that is known: a flow, lengths and aspect ratios do not tell each other.
  case widthsMissing(section: Int)
  /// There is no such item, or no such place for one; with the number of items
  /// that the section has.
  case noSuchItem(ItemPath, count: Int)
  /// There is no such section.
  case noSuchSection(Int, count: Int)
  /// A viewport with an infinite or not-a-number extent.
  case viewportOutOfRange
  /// The section has another number of items than sizes were given for.
  case itemCountMismatch(section: Int, expected: Int, actual: Int)
  /// An engine is in the middle of a pass or of another update, so that its
  /// layout cannot change; thrown by the engine only.
  case inUse
}
