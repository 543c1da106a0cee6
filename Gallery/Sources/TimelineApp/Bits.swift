/// A bit for each of many, the lowest of a byte first.
extension [UInt8] {
  /// Whether a bit is set; one that is not there is not.
  func hasBit(_ bit: Int) -> Bool {
    bit >> 3 < count && self[bit >> 3] >> UInt8(bit & 7) & 1 == 1
  }

  /// How many of some bits are set.
  func count(ofBits range: Range<Int>) -> Int {
    var (bit, found) = (range.lowerBound, 0)
    while bit < range.upperBound {
      if bit & 7 == 0 && bit + 8 <= range.upperBound && bit >> 3 < count {
        found += self[bit >> 3].nonzeroBitCount
        bit += 8
      } else {
        if hasBit(bit) { found += 1 }
        bit += 1
      }
    }
    return found
  }

  /// Where the bit stands that has so many set ones before it, from a place on.
  func place(ofBit number: Int, from start: Int) -> Int {
    var (bit, left) = (start, number)
    while bit >> 3 < count {
      if bit & 7 == 0 {
        let inByte = self[bit >> 3].nonzeroBitCount
        if inByte <= left {
          left -= inByte
          bit += 8
          continue
        }
      }
      if hasBit(bit) {
        if left == 0 { break }
        left -= 1
      }
      bit += 1
    }
    return bit
  }
}
