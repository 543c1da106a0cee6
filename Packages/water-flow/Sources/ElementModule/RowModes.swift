import WaterflowLayout

/// The arrangements in rows, for modules that link them.
package enum RowModes {
  /// Reads one of them from ``Numbers``; nil where there are only lanes.
  ///
  /// What nobody names here is not linked.
  // WebAssembly runs on one thread.
  nonisolated(unsafe) package static var read:
    ((UnsafeMutablePointer<Double>) -> SectionMode?)?
}
