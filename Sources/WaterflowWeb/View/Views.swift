/// The views of the page, by number.
enum Views {
  // WebAssembly runs on one thread, and so do the tests of this target.
  nonisolated(unsafe) private static var views: [WaterflowView?] = []

  /// Keeps a view until it is removed, and returns its number.
  static func add(_ view: WaterflowView) -> Int32 {
    let index = views.firstIndex { $0 == nil } ?? views.count
    if index == views.count { views.append(nil) }
    views[index] = view
    return Int32(truncatingIfNeeded: index)
  }

  static func find(_ number: Int32) -> WaterflowView? {
    views.indices.contains(Int(number)) ? views[Int(number)] : nil
  }

  /// Lets go of a view; its number may be used again.
  static func remove(_ number: Int32) {
    views[Int(number)] = nil
  }
}
