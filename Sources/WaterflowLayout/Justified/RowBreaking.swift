/// Which items stand together in a row of a justified section.
///
/// An item's natural breadth is the one it has at the target height, and a
/// row's that of its items and the gaps between them.
public enum RowBreaking: UInt8, Sendable {
  /// An item joins the row as long as the row's natural breadth is not above
  /// the line's: first fit, as in CSS `flex-wrap: wrap`.
  case greedy
  /// Rows whose natural breadths leave the least sum of squared remainders of
  /// the line, none of more than one item broader than it: what CSS
  /// `flex-wrap: balance` computes.
  case balanced
  /// Rows whose heights differ least from the target: the least sum of squared
  /// differences, counted once for each item of a row. No row of several items
  /// is lower than ``JustifiedRows/shrink`` times the target.
  ///
  /// The last row counts like the others, as it does in ``balanced`` ones.
  case even
}
