import Foundation
import Testing
import Timeline

@testable import PhotoLibrary

@Suite("Headers")
struct HeaderTests {
  @Test(
    "each format is read",
    arguments: [
      ("a.jpg", "image/jpeg"), ("a.JPEG", "image/jpeg"), ("a.png", "image/png"),
      ("a.webp", "image/webp"), ("a.gif", "image/gif"),
      ("a.tif", "image/tiff"), ("a.avif", "image/avif"),
      ("a.heic", "image/heic"),
    ])
  func formats(name: String, type: String) async throws {
    let fixture = try PhotoFixture()
    try fixture.add(name, PhotoSample(width: 120, height: 80, color: 0xC04020))
    try await fixture.withLibrary { library in
      let record = try #require(await library.records().first)
      #expect(record.fault == nil)
      #expect(record.type == type)
      #expect(record.width == 120)
      #expect(record.height == 80)
      let picture = try await library.thumbnail(record.id, height: 120)
      let decoded = try DecodedPicture(picture.data)
      #expect(decoded.height == 80)
      for corner in decoded.corners {
        #expect(isClose(corner, to: 0xC04020))
      }
    }
  }

  @Test("an SVG is read and drawn")
  func vectors() async throws {
    let fixture = try PhotoFixture()
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">
      <rect width="200" height="100" fill="#2060a0"/></svg>
      """
    try fixture.add("a.svg", bytes: text.utf8)
    try await fixture.withLibrary { library in
      let record = try #require(await library.records().first)
      #expect(record.type == "image/svg+xml")
      #expect(record.width == 200)
      let picture = try await library.thumbnail(record.id, height: 480)
      let decoded = try DecodedPicture(picture.data)
      #expect(decoded.height == 100)
      #expect(isClose(decoded.corners[0], to: 0x2060A0))
    }
  }

  @Test(
    "all orientations are shown upright",
    // Where the quarter that is stored in the upper left is seen.
    arguments: [(1, 0), (2, 1), (3, 3), (4, 2), (5, 0), (6, 1), (7, 3), (8, 2)])
  func orientations(orientation: Int32, corner: Int) async throws {
    let fixture = try PhotoFixture()
    try fixture.add(
      "a.jpg",
      PhotoSample(
        width: 480, height: 320, color: 0x2060A0, corner: 0xE0C020,
        orientation: orientation))
    try await fixture.withLibrary { library in
      let record = try #require(await library.records().first)
      let isTurned = orientation >= 5
      #expect(record.width == (isTurned ? 320 : 480))
      #expect(record.height == (isTurned ? 480 : 320))
      let ratio = await library.timeline().ratios
      #expect(ratio == [isTurned ? 26_214 : 39_321])
      let picture = try await library.thumbnail(record.id, height: 120)
      let decoded = try DecodedPicture(picture.data)
      #expect(decoded.height == 120)
      #expect(decoded.width == (isTurned ? 80 : 180))
      for position in 0..<4 {
        #expect(
          isClose(
            decoded.corners[position],
            to: position == corner ? 0xE0C020 : 0x2060A0))
      }
    }
  }

  @Test("date, caption, camera and lens come from EXIF")
  func exif() async throws {
    let fixture = try PhotoFixture()
    try fixture.add(
      "a.jpg",
      PhotoSample(
        taken: "2019:06:14 18:30:05", caption: "Beach (north), 6 p.m.",
        camera: ("ACME", "ACME One"), lens: "35mm f/2"))
    try fixture.add(
      "b.jpg",
      PhotoSample(
        taken: "2018:06:14 18:30:05", camera: ("ACME", "Two")))
    try await fixture.withLibrary { library in
      let records = await library.records()
      try #require(records.count == 2)
      #expect(records[0].takenAt == "2019-06-14T18:30:05")
      #expect(records[0].caption == "Beach (north), 6 p.m.")
      #expect(records[0].camera == "ACME One")
      #expect(records[0].lens == "35mm f/2")
      #expect(records[1].camera == "ACME Two")
      #expect(records[1].caption == nil)
      let days = await library.timeline().days
      var captions: [String] = []
      for day in days {
        let details = await library.details(day: day.day, range: 0..<9)
        captions += details?.photos.map(\.caption) ?? []
      }
      #expect(captions == ["Beach (north), 6 p.m.", ""])
    }
  }

  @Test(
    "the first date that EXIF has counts: when taken, scanned, or written",
    arguments: [
      (taken, scanned, written, 2019), (nil, scanned, written, 2011),
      (nil, nil, written, 2012), ("0000:00:00 00:00:00", scanned, nil, 2011),
    ] as [(String?, String?, String?, Int)])
  func otherDates(
    taken: String?, scanned: String?, written: String?, year: Int
  ) async throws {
    let fixture = try PhotoFixture()
    let sample = PhotoSample(
      taken: taken, digitized: scanned, written: written)
    try fixture.add("a.jpg", sample)
    try await fixture.withLibrary { library in
      let date = await library.records().first?.takenAt
      #expect(date?.hasPrefix("\(year)") == true)
    }
  }

  private static let taken = "2019:06:14 18:30:05"
  private static let scanned = "2011:06:14 18:30:05"
  private static let written = "2012:06:14 18:30:05"

  @Test("a caption in XMP is found")
  func xmp() async throws {
    let fixture = try PhotoFixture()
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">\
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">Title</rdf:li>\
      </rdf:Alt></dc:title><dc:description><rdf:Alt>\
      <rdf:li xml:lang="x-default">Fish &amp; chips &amp;lt;</rdf:li>\
      </rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    try fixture.add("a.jpg", PhotoSample(xmp: packet))
    try await fixture.withLibrary { library in
      #expect(await library.records().first?.caption == "Fish & chips &lt;")
    }
  }

  @Test(
    "references in XMP are replaced once, and what is none is left",
    arguments: [
      ("It&#39;s", "It's"), ("&#xe9;t&#XE9;", "ét&#XE9;"),
      ("&#x1F41F; &#128031;", "🐟 🐟"), ("&amp;#39; &amp;lt;", "&#39; &lt;"),
      ("&#38;lt;", "&lt;"), ("&#xD800; &#x110000; &#0;", nil),
      ("&#; &#x; &#+39; &#-1;", nil), ("A & B; C &nbsp; D &", nil),
      ("&#99999999999;", nil),
    ] as [(String, String?)])
  func references(text: String, plain: String?) async throws {
    let fixture = try PhotoFixture()
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">\
      <dc:description><rdf:Alt><rdf:li xml:lang="x-default">\(text)</rdf:li>\
      </rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    try fixture.add("a.jpg", PhotoSample(xmp: packet))
    try await fixture.withLibrary { library in
      #expect(await library.records().first?.caption == plain ?? text)
    }
  }

  @Test("without a date in the file its own date counts")
  func modificationDate() async throws {
    let fixture = try PhotoFixture()
    let file = try fixture.add("a.png")
    var parts = DateComponents()
    (parts.year, parts.month, parts.day) = (2011, 2, 3)
    (parts.hour, parts.minute, parts.second) = (4, 5, 6)
    let date = try #require(Calendar(identifier: .gregorian).date(from: parts))
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: file.path)
    try await fixture.withLibrary { library in
      #expect(
        await library.records().first?.takenAt == "2011-02-03T04:05:06")
    }
  }

  @Test(
    "what EXIF repeats is left out, and what is no text",
    arguments: [
      ("Beach (Beach, ASCII, 6 components, 6 bytes)", "Beach"),
      ("A (B) (A (B), ASCII, 6 components, 6 bytes)", "A (B)"),
      ("  x  (  x  , ASCII, 6 components, 6 bytes)", "x"),
      ("   (   , ASCII, 4 components, 4 bytes)", nil),
      ("1 (Top-left, Short, 1 components, 2 bytes)", nil),
      ("", nil), ("plain", nil),
    ] as [(String, String?)])
  func exifText(field: String, value: String?) {
    #expect(ExifText.value(in: field) == value)
  }
}

/// Whether a colour is another but for what compression loses.
func isClose(_ color: UInt32, to other: UInt32) -> Bool {
  [0, 8, 16].allSatisfy { shift in
    abs(Int(color >> shift & 255) - Int(other >> shift & 255)) <= 12
  }
}
