/// A walk along the ratios of a body's items.
struct RatioCursor {
  private let body: JustifiedBody
  private var block: Int
  private var place: Int

  /// Starts before an item of a block.
  init(place: Int, block: Int, of body: JustifiedBody) {
    self.body = body
    self.block = block
    self.place = place
  }

  /// The next ratio; there is one.
  @inline(__always) mutating func next() -> Double {
    while place >= body.blocks[block].count {
      block += 1
      place = 0
    }
    place += 1
    return body.blocks[block].ratios[place - 1]
  }
}
