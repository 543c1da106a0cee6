/// How far pulling down has come.
public enum PullState: UInt8, Sendable {
  /// Nothing is pulled.
  case idle
  /// The content is pulled, not far enough yet.
  case dragging
  /// Letting go now does it.
  case armed
  /// Once armed, the content has gone back again.
  case back
  /// It was let go while armed; room is kept until ``PullRecognizer/end()``.
  case holding
}
