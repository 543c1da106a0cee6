/// How the last row of a justified section is shown.
///
/// It never is broader than the line.
public enum LastRow: UInt8, Sendable {
  /// At the target height from the leading edge.
  case natural
  /// It fills the line where that makes it at most
  /// ``JustifiedRows/stretch`` times as high as the target, and is natural
  /// otherwise.
  case justified
  /// As high as the row above; natural if there is none.
  case previous
}
