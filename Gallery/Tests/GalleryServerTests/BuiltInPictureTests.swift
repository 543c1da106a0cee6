import Foundation
import GalleryServer
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A built-in picture")
struct BuiltInPictureTests {
  /// Neighbours, and samples up to the very last.
  private let indices =
    Array(0..<600) + stride(from: 600, to: 10_000_000, by: 49_999)
    + [9_999_999]

  @Test("looks the same each time")
  func determinism() {
    for index in indices {
      let first = BuiltInPicture(index: index).svg
      #expect(BuiltInPicture(index: index).svg == first)
    }
  }

  @Test("has the size that the catalogue tells")
  func sizes() throws {
    let catalog = try DecodedCatalog(PhotoCatalog.builtIn(count: 600))
    for index in 0..<600 {
      let (width, height) = catalog.sizes[index]
      let root = BuiltInPicture(index: index).svg.prefix { $0 != ">" }
      #expect(
        root.contains(" width=\"\(Int(width))\" height=\"\(Int(height))\""))
      #expect(
        root.contains("viewBox=\"0 0 \(Int(width)) \(Int(height))\""))
    }
  }

  @Test("has the shape of a photograph, and the set has many of them")
  func shapes() {
    var widths: Set<Int> = []
    for index in indices {
      let picture = BuiltInPicture(index: index)
      let ratio = Double(picture.width) / Double(picture.height)
      #expect((400...1200).contains(picture.width))
      #expect((0.6...1.9).contains(ratio))
      widths.insert(picture.width)
    }
    #expect(widths.count > 300)
  }

  @Test("carries its index as title and as text")
  func label() {
    for index in indices {
      let svg = BuiltInPicture(index: index).svg
      #expect(svg.contains("<title>Picture \(index)</title>"))
      #expect(svg.contains(">\(index)</text>"))
    }
  }

  @Test("differs from its neighbour, whatever the index")
  func variety() {
    let scenes = Set(
      (0..<600).map { index in
        BuiltInPicture(index: index).svg
          .replacingOccurrences(of: "Picture \(index)", with: "")
          .replacingOccurrences(of: ">\(index)</text>", with: "")
      })
    #expect(scenes.count == 600)
  }

  @Test("is a small and well-formed document")
  func document() {
    for index in indices {
      let svg = BuiltInPicture(index: index).svg
      #expect(svg.utf8.count < 1_600)
      #expect(XMLParser(data: Data(svg.utf8)).parse(), "picture \(index)")
    }
  }

  @Test(
    "is described without a trap for any index", arguments: [-1, .min, .max])
  func strangeIndex(index: Int) {
    #expect((400...1200).contains(BuiltInPicture(index: index).width))
    #expect(BuiltInPicture(index: index).svg.contains("Picture \(index)"))
  }
}
