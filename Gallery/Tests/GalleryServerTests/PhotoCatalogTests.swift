import BuiltInPictures
import Foundation
import GalleryServer
import Testing

@Suite("The catalogue")
struct PhotoCatalogTests {
  @Test("holds every byte where the format says", arguments: [0, 1, 2, 1_000])
  func builtIn(count: Int) throws {
    let data = PhotoCatalog.builtIn(count: count)
    let catalog = try DecodedCatalog(data)
    #expect(data.count == 20 + 12 * count)
    #expect(catalog.sizes.count == count)
    #expect(catalog.urls.isEmpty)
    #expect(catalog.notice.isEmpty)
    for index in 0..<count {
      let picture = BuiltInPicture(index: index)
      #expect(catalog.sizes[index].width == Float(picture.width))
      #expect(catalog.sizes[index].height == Float(picture.height))
      #expect(catalog.colors[index] == picture.placeholder.value)
    }
  }

  @Test("never traps on a count that is out of range")
  func clampedCount() throws {
    #expect(PhotoCatalog.builtIn(count: -1).count == 20)
    #expect(PhotoCatalog.builtIn(count: .min).count == 20)
    #expect(PhotoCatalog.builtIn(count: .max).count == 120_000_020)
  }

  @Test("starts with these bytes")
  func goldenBytes() {
    let data = PhotoCatalog.encode(
      [Photo(url: "a", title: "é", width: 1, height: 2)], notice: "!")
    let color = BuiltInPicture(index: 0).placeholder.value
    var expected: [UInt8] = [
      0x57, 0x46, 0x50, 0x48, 1, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0,
      0, 0, 0x80, 0x3F, 0, 0, 0, 0x40,
    ]
    expected += [
      UInt8(color & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color >> 16), 0,
    ]
    expected += [0, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0]
    expected += [0x61, 0xC3, 0xA9, 0x21]
    #expect([UInt8](data) == expected)
  }

  @Test("keeps addresses, titles and the notice apart")
  func textual() throws {
    let photos = [
      Photo(url: "https://example.com/ä.jpg", width: 3, height: 4),
      Photo(url: "/files/b.jpg", title: "Zoë 🌊", width: 5, height: 6),
      Photo(url: "data:,", title: "c", width: 7, height: 8),
    ]
    let catalog = try DecodedCatalog(
      PhotoCatalog.encode(photos, notice: "Vorsicht, ß"))
    #expect(catalog.urls == photos.map(\.url))
    #expect(catalog.titles == photos.map(\.title))
    #expect(catalog.sizes.map(\.width) == [3, 5, 7])
    #expect(catalog.sizes.map(\.height) == [4, 6, 8])
    #expect(catalog.notice == "Vorsicht, ß")
  }

  @Test("of no photos can still carry a notice")
  func noticeAlone() throws {
    let catalog = try DecodedCatalog(PhotoCatalog.encode([], notice: "empty"))
    #expect(catalog.sizes.isEmpty)
    #expect(catalog.notice == "empty")
  }
}
