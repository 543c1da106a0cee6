/// Something that waits until nothing else is under way.
///
/// An object, because a closure that a function calls has the compiler make a
/// copy of that function for each caller.
public final class WaitingWork {
  let body: () -> Void

  /// Creates work that does so.
  public init(_ body: @escaping () -> Void) { self.body = body }
}
