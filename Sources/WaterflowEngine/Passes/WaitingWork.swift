/// Something that waits until nothing else is under way.
///
/// An object, because a closure that a function calls has the compiler make a
/// copy of that function for each caller.
final class WaitingWork {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}
