import Foundation
import Testing
import Timeline

@Suite("The page gets, byte by byte,")
struct EncodingTests {
  @Test("the timeline")
  func timeline() {
    let snapshot = TimelineSnapshot(
      revision: 0x0102_0304, isIndexing: true,
      days: [
        TimelineDay(day: 20_453, count: 2), TimelineDay(day: -2, count: 1),
      ],
      ratios: [32_768, 3_121, 62_414])
    #expect(
      Array(snapshot.encoded) == [
        0x57, 0x46, 0x54, 0x4C, 1, 0, 0, 0, 4, 3, 2, 1, 2, 0, 0, 0,
        3, 0, 0, 0, 1, 0, 0, 0,
        0xE5, 0x4F, 0, 0, 2, 0, 0, 0,
        0xFE, 0xFF, 0xFF, 0xFF, 1, 0, 0, 0,
        0x00, 0x80, 0x31, 0x0C, 0xCE, 0xF3,
      ])
  }

  @Test("an empty timeline")
  func empty() {
    let snapshot = TimelineSnapshot(
      revision: 0, isIndexing: false, days: [], ratios: [])
    #expect(
      Array(snapshot.encoded)
        == Array("WFTL".utf8) + [1] + Array(repeating: 0, count: 19))
  }

  @Test("the details of a part of a day")
  func details() {
    let details = TimelineDetails(
      revision: 7, day: -1, from: 300,
      photos: [
        PhotoSummary(
          id: 1, version: 0xFFFF_FFFF, color: 0x11_2233,
          flags: [.colorKnown, .broken], name: "é"),
        PhotoSummary(
          id: 258, version: 3, color: 0xFF00_00FF, flags: [], name: "",
          caption: "ü"),
        PhotoSummary(
          id: 3, version: 4, color: 0, flags: .broken, name: "ab",
          caption: "c"),
      ])
    #expect(
      Array(details.encoded) == [
        0x57, 0x46, 0x44, 0x54, 2, 0, 0, 0, 7, 0, 0, 0,
        0xFF, 0xFF, 0xFF, 0xFF, 0x2C, 1, 0, 0, 3, 0, 0, 0,
        1, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0x33, 0x22, 0x11, 3,
        2, 1, 0, 0, 3, 0, 0, 0, 0xFF, 0, 0, 0,
        3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 2,
        0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0,
        4, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0,
        0xC3, 0xA9, 0x61, 0x62, 0xC3, 0xBC, 0x63,
      ])
  }

  @Test("a tile says the beginning of a long caption")
  func longCaption() {
    func caption(_ caption: String) -> String {
      PhotoSummary(
        id: 1, version: 1, color: 0, flags: [], name: "", caption: caption
      ).caption
    }
    // Characters are not cut through.
    let most = String(repeating: "e\u{301}", count: 200)
    #expect(caption(most) == most)
    #expect(caption(most + "f") == most + "…")
  }

  @Test("changes")
  func changes() {
    let change = TimelineChange(
      from: 1, to: 2, isIndexing: true, found: 3, indexed: 4, broken: 5,
      removed: [
        TimelinePlace(day: 1, index: 0), TimelinePlace(day: -1, index: 256),
      ],
      inserted: [
        TimelineInsertion(
          place: TimelinePlace(day: 2, index: 9), ratio: 0x1234)
      ],
      changed: [TimelinePlace(day: 3, index: 1)],
      moved: [TimelineMove(removed: 1, inserted: 0)])
    #expect(
      Array(change.encoded) == [
        0x57, 0x46, 0x43, 0x48, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0,
        1, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0,
        2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 1, 0, 0,
        2, 0, 0, 0, 9, 0, 0, 0, 0x34, 0x12, 0, 0,
        3, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
      ])
  }

  @Test(
    "whether it indexes and whether to load anew",
    arguments: [(false, false, 0), (true, false, 1), (false, true, 2)])
  func flags(indexing: Bool, reset: Bool, flags: UInt8) {
    let change = TimelineChange(
      from: 0, to: 0, isReset: reset, isIndexing: indexing)
    #expect(Array(change.encoded)[16..<20] == [flags, 0, 0, 0])
    #expect(change.encoded.count == 44)
  }

  @Test("what a search found")
  func matches() {
    var matches = TimelineMatches(revision: 6, count: 10)
    for position in [0, 3, 9, 3] { matches.insert(position) }
    #expect(
      Array(matches.encoded) == [
        0x57, 0x46, 0x53, 0x52, 1, 0, 0, 0, 6, 0, 0, 0, 10, 0, 0, 0,
        3, 0, 0, 0, 0b1001, 0b10,
      ])
    #expect(matches.contains(9) && !matches.contains(8))
  }

  @Test(
    "a ratio in two bytes",
    arguments: [
      (1, 1, 32_768), (2, 1, 43_690), (1, 2, 21_845), (1, 20, 3_121),
      (1, 1_000_000, 3_121), (20, 1, 62_414), (1_000_000, 1, 62_414),
      (0, 5, 32_768), (5, -1, 32_768),
    ])
  func ratio(width: Int, height: Int, code: UInt16) {
    #expect(RatioCode.code(width: width, height: height) == code)
  }

  @Test("a ratio from which the size follows to a tenth of a percent")
  func precision() {
    for width in stride(from: 60, through: 20_000, by: 97) {
      let height = 1_000
      let code = RatioCode.code(width: width, height: height)
      let ratio = Double(width) / Double(height)
      #expect(abs(RatioCode.ratio(of: code) / ratio - 1) < 0.001)
    }
  }
}
