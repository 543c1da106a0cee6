import BuiltInPictures
import Foundation
import GalleryServer
import Testing

@Suite("A built-in picture")
struct BuiltInPictureTests {
  /// Neighbours, and samples up to the very last.
  private let indices =
    Array(0..<24) + stride(from: 600, to: 10_000_000, by: 1_499_999)
    + [9_999_999]

  @Test("looks the same each time")
  func determinism() {
    for index in indices {
      let first = BuiltInPicture(index: index).png
      #expect(BuiltInPicture(index: index).png == first)
    }
  }

  @Test("has the proportions that the catalogue tells")
  func sizes() throws {
    let catalog = try DecodedCatalog(PhotoCatalog.builtIn(count: 40))
    for index in 0..<40 {
      let (width, height) = catalog.sizes[index]
      let png = BuiltInPicture(index: index).png
      // Width and height are the first words of the first chunk.
      let across = Double(word(in: png, at: 16))
      let down = Double(word(in: png, at: 20))
      #expect(abs(down - across * Double(height) / Double(width)) <= 0.5)
    }
  }

  @Test("has the shape of a photograph, and the set has many of them")
  func shapes() {
    var widths: Set<Int> = []
    for index in 0..<600 {
      let picture = BuiltInPicture(index: index)
      let ratio = Double(picture.width) / Double(picture.height)
      #expect((400...1200).contains(picture.width))
      #expect((0.6...1.9).contains(ratio))
      widths.insert(picture.width)
    }
    #expect(widths.count > 300)
  }

  @Test("differs from its neighbour, whatever the index")
  func variety() {
    #expect(
      Set(indices.map { BuiltInPicture(index: $0).png }).count
        == indices.count)
  }

  @Test("is a small file whose chunks are whole")
  func document() {
    for index in indices {
      let png = BuiltInPicture(index: index).png
      #expect(png.count < 120_000)
      #expect(png.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]))
      var types: [String] = []
      var at = 8
      while at + 12 <= png.count {
        let end = at + 8 + Int(word(in: png, at: at))
        guard end + 4 <= png.count else { break }
        types.append(String(decoding: png[at + 4..<at + 8], as: UTF8.self))
        #expect(word(in: png, at: end) == checksum(of: png[at + 4..<end]))
        at = end + 4
      }
      #expect(at == png.count)
      #expect(types == ["IHDR", "IDAT", "IEND"])
    }
  }

  @Test(
    "is described without a trap for any index", arguments: [-1, .min, .max])
  func strangeIndex(index: Int) {
    #expect((400...1200).contains(BuiltInPicture(index: index).width))
    #expect(BuiltInPicture(index: index).png.count > 1_000)
  }

  private func word(in bytes: [UInt8], at index: Int) -> UInt32 {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// CRC-32 by long division, bit by bit.
  private func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var rest = ~UInt32(0)
    for byte in bytes {
      for bit in 0..<8 {
        let isOdd = (rest ^ UInt32(byte) >> UInt32(bit)) & 1 == 1
        rest = rest >> 1 ^ (isOdd ? 0xEDB8_8320 : 0)
      }
    }
    return ~rest
  }
}
