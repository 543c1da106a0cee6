import WaterflowLayout

/// Something that waits until nothing else is under way.
///
/// An object, because a closure that a function calls has the compiler make a
/// copy of that function for each caller.
class WaitingWork {
  var body: () -> Void

  init(_ body: @escaping () -> Void = {}) { self.body = body }

  /// Items have other paths, or are gone, before it was its turn.
  func rename(_ newPath: (ItemPath) -> ItemPath?) {}
}
