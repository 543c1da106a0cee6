// What `JavaScript/engine.mjs` calls of a module that knows rows.

import ElementModule
import WaterflowLayout

/// Where the numbers of a section's style stand; see `style.mjs`.
private enum Field {
  static let mode = 0
  static let rowHeight = 3
  static let breaking = 4
  static let lastRow = 16
}

/// Has sections be flows and justified rows, too.
@_expose(wasm, "element_rows")
@_cdecl("element_rows")
func allowRows() {
  RowModes.read = { numbers in
    switch numbers[Field.mode] {
    case 1: .flow(distribution: .leading, alignment: .top)
    case 4:
      .justified(
        JustifiedRows(
          rowHeight: numbers[Field.rowHeight],
          breaking: RowBreaking(rawValue: UInt8(numbers[Field.breaking]))
            ?? .greedy,
          lastRow: LastRow(rawValue: UInt8(numbers[Field.lastRow]))
            ?? .natural))
    default: nil
    }
  }
}
