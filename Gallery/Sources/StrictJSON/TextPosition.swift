/// A place in a text as an editor shows it.
package struct TextPosition: Equatable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int
  /// The column in Unicode scalars, from 1.
  package let column: Int

  /// Finds the place of a byte in UTF-8.
  package init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let before = bytes.prefix(offset)
    line = 1 + before.count { $0 == 0x0A }
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Continuation bytes do not start a character.
    column = 1 + before[start...].count { $0 & 0xC0 != 0x80 }
  }

  /// The place in words, for example `line 3, column 14`.
  package var description: String { "line \(line), column \(column)" }
}
