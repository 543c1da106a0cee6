import Foundation

/// A catalogue read byte by byte after the documented format, independently of
/// the code that writes it.
struct DecodedCatalog {
  struct Mistake: Error {
    let text: String
  }

  var sizes: [(width: Float, height: Float)] = []
  var colors: [UInt32] = []
  var urls: [String] = []
  var titles: [String] = []
  var notice = ""

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    var position = 0
    func word() throws -> UInt32 {
      guard position + 4 <= bytes.count else {
        throw Mistake(text: "ends within a word at \(position)")
      }
      defer { position += 4 }
      return UInt32(bytes[position])
        + UInt32(bytes[position + 1]) * 256
        + UInt32(bytes[position + 2]) * 65_536
        + UInt32(bytes[position + 3]) * 16_777_216
    }
    guard Array(bytes.prefix(4)) == Array("WFPH".utf8) else {
      throw Mistake(text: "does not start with WFPH")
    }
    position = 4
    guard try word() == 1 else { throw Mistake(text: "is not version 1") }
    let count = Int(try word())
    let textLength = Int(try word())
    let noticeLength = Int(try word())
    for _ in 0..<count {
      sizes.append(
        (Float(bitPattern: try word()), Float(bitPattern: try word())))
    }
    for _ in 0..<count {
      colors.append(try word())
    }
    var offsets: [Int] = []
    if textLength > 0 {
      for _ in 0..<2 * count + 1 {
        offsets.append(Int(try word()))
      }
    }
    guard bytes.count == position + textLength + noticeLength else {
      throw Mistake(text: "has \(bytes.count) bytes")
    }
    for index in 0..<max(offsets.count / 2, 0) {
      let text = offsets[2 * index...2 * index + 2].map { $0 + position }
      urls.append(
        String(decoding: bytes[text[0]..<text[1]], as: UTF8.self))
      titles.append(
        String(decoding: bytes[text[1]..<text[2]], as: UTF8.self))
    }
    if let last = offsets.last, offsets.first != 0 || last != textLength {
      throw Mistake(text: "offsets do not span the text")
    }
    notice = String(
      decoding: bytes[(position + textLength)...], as: UTF8.self)
  }
}
