/// The views of the page, by number.
enum Views {
  // WebAssembly runs on one thread, and so do the tests of this target.
  nonisolated(unsafe) private static var views: [WaterflowView] = []

  /// Keeps a view as long as the page lives and returns its number.
  static func add(_ view: WaterflowView) -> Int32 {
    views.append(view)
    return Int32(truncatingIfNeeded: views.count - 1)
  }

  static func find(_ number: Int32) -> WaterflowView? {
    views.indices.contains(Int(number)) ? views[Int(number)] : nil
  }
}
