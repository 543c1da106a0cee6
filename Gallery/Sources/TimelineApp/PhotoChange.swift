/// What has become of a library: places that are gone, counted before, places
/// that are new, counted after, and which of both are of the same photo.
struct PhotoChange {
  /// How many places are gone.
  let removedCount: Int
  /// How many places are new.
  let insertedCount: Int
  /// Where it begins to say which photos moved, two numbers each.
  private let moves: Int
  /// What the server sent, as it is: a list of what it means would be another
  /// kind of list.
  private var words: [UInt32] = []

  private static let magic: UInt32 = 0x4843_4657

  /// Reads what the server sent; nil if that is no change.
  init?(_ body: UnsafeRawBufferPointer) {
    var reader = WordReader(body)
    while reader.offset + 4 <= body.count { words.append(reader.word()) }
    guard words.count >= 11, words[0] == Self.magic, words[1] == 1 else {
      return nil
    }
    // Found, indexed and broken are for the page, and so is what else changed.
    let (removed, inserted) = (Int64(words[8]), Int64(words[9]))
    let end = 11 + 2 * removed + 3 * inserted + 2 * Int64(words[10])
    guard end <= Int64(words.count), body.count % 4 == 0,
      (Int64(words.count) - end) % 2 == 0
    else { return nil }
    moves = Int(end)
    removedCount = Int(removed)
    insertedCount = Int(inserted)
  }

  /// What the server calls the state before.
  var from: UInt32 { words[2] }

  /// What the server calls the state after.
  var to: UInt32 { words[3] }

  /// Whether the timeline has to be loaded anew instead.
  var isReset: Bool { words[4] & 2 != 0 }

  /// A place that is gone, by day and number there.
  func removed(_ number: Int) -> (day: Int32, index: Int) {
    place(at: 11 + 2 * number)
  }

  /// A place that is new, by day and number there.
  func inserted(_ number: Int) -> (day: Int32, index: Int) {
    place(at: 11 + 2 * removedCount + 3 * number)
  }

  /// The shape of the photo at a place that is new.
  func code(_ number: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: words[13 + 2 * removedCount + 3 * number])
  }

  /// The photos that moved: the numbers of the places where they were and are,
  /// the former ascending.
  var moved: [(removed: Int, inserted: Int)] {
    var moved: [(removed: Int, inserted: Int)] = []
    for word in stride(from: moves, to: words.count, by: 2) {
      let (removed, inserted) = (Int64(words[word]), Int64(words[word + 1]))
      guard removed < removedCount, inserted < insertedCount,
        removed > moved.last?.removed ?? -1
      else { return [] }
      moved.append((Int(removed), Int(inserted)))
    }
    return moved
  }

  private func place(at word: Int) -> (day: Int32, index: Int) {
    (Int32(bitPattern: words[word]), Int(truncatingIfNeeded: words[word + 1]))
  }
}
