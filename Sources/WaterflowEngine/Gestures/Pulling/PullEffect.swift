/// What a host does about pulling down.
public enum PullEffect: Equatable, Sendable {
  /// The state is this one from now on.
  case enter(PullState)
  /// What was pulled for begins: a row is typed, or data is fetched.
  case fire
  /// The content keeps this distance from the start, in points, until
  /// ``letGo``.
  case hold(Double)
  /// The content goes back to the start.
  case letGo
}
