/// The elements that show something, by the numbers that their scripts chose.
package enum Elements {
  // WebAssembly runs on one thread.
  nonisolated(unsafe) private static var views: [ElementView?] = []

  static func set(_ view: ElementView?, at number: Int32) {
    while views.count <= Int(number) { views.append(nil) }
    views[Int(number)] = view
  }

  /// Finds an element; nil if the number stands for none.
  package static func find(_ number: Int32) -> ElementView? {
    views.indices.contains(Int(number)) ? views[Int(number)] : nil
  }
}
