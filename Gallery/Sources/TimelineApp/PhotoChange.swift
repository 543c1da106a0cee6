/// What has become of a library: places that are gone, counted before, and
/// places that are new, counted after.
struct PhotoChange {
  /// What the server calls the states before and after.
  let from: UInt32
  let to: UInt32
  /// Whether the timeline has to be loaded anew instead.
  let isReset: Bool
  /// Places that are gone, by day and number there.
  private(set) var removed: [(day: Int32, index: Int)] = []
  /// Places that are new, and the shapes of their photos.
  private(set) var inserted: [(day: Int32, index: Int, code: UInt16)] = []

  private static let magic: UInt32 = 0x4843_4657

  /// Reads what the server sent; nil if that is no change.
  init?(_ body: UnsafeRawBufferPointer) {
    var reader = WordReader(body)
    guard reader.word() == Self.magic, reader.word() == 1 else { return nil }
    from = reader.word()
    to = reader.word()
    isReset = reader.word() & 2 != 0
    // Found, indexed and broken are for the page.
    for _ in 0..<3 { _ = reader.word() }
    let removedCount = Int64(reader.word())
    let insertedCount = Int64(reader.word())
    let changedCount = Int64(reader.word())
    guard
      44 + 8 * removedCount + 12 * insertedCount + 8 * changedCount
        == Int64(body.count)
    else { return nil }
    for _ in 0..<removedCount {
      let day = Int32(bitPattern: reader.word())
      removed.append((day, Int(truncatingIfNeeded: reader.word())))
    }
    for _ in 0..<insertedCount {
      let day = Int32(bitPattern: reader.word())
      let index = Int(truncatingIfNeeded: reader.word())
      inserted.append(
        (day, index, UInt16(truncatingIfNeeded: reader.word())))
    }
  }
}
