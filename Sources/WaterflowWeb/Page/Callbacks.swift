/// The closures that the page calls by number.
enum Callbacks {
  /// What the page may call.
  enum Callback {
    /// An event listener, called any number of times.
    case event((Double) -> Void)
    /// The receiver of a file, called once.
    case file((FetchResult) -> Void)
    /// A timer, called once, and the number of the view that it is for; -1
    /// for none.
    case timer(() -> Void, view: Int32)
  }

  // WebAssembly runs on one thread, and so do the tests of this target.
  nonisolated(unsafe) private static var callbacks: [Callback?] = []
  /// Below it no number is free.
  nonisolated(unsafe) private static var lowest = 0

  /// Keeps a closure and returns its number.
  static func add(_ callback: Callback) -> Int32 {
    var index = lowest
    while index < callbacks.count, callbacks[index] != nil { index += 1 }
    lowest = index + 1
    if index == callbacks.count { callbacks.append(nil) }
    callbacks[index] = callback
    return Int32(truncatingIfNeeded: index)
  }

  /// Returns a closure, or nil if the number stands for none.
  static func find(_ number: Int32) -> Callback? {
    let index = Int(number)
    return callbacks.indices.contains(index) ? callbacks[index] : nil
  }

  /// Forgets a closure; its number may be used again.
  // Not inlined: four ask.
  @inline(never)
  static func remove(_ number: Int32) {
    guard find(number) != nil else { return }
    callbacks[Int(number)] = nil
    lowest = min(lowest, Int(number))
  }

  /// Has no timer of a view fire any more.
  ///
  /// - Complexity: O(closures that are kept).
  static func cancelTimers(ofView view: Int32) {
    for index in callbacks.indices {
      guard case .timer(_, view) = callbacks[index] else { continue }
      let number = Int32(truncatingIfNeeded: index)
      PageImports.cancel(number)
      remove(number)
    }
  }
}
