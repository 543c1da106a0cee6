/// Numbers that module and page hand each other, in one place for all elements.
package enum Numbers {
  /// How many there are room for.
  package static let count = 32

  // WebAssembly runs on one thread.
  nonisolated(unsafe) package static let start =
    UnsafeMutablePointer<Double>.allocate(capacity: count)

  /// Hands numbers to the page.
  package static func put(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    start[0] = a
    start[1] = b
    start[2] = c
    start[3] = d
  }
}
