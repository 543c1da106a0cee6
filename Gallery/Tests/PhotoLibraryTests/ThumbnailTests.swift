import Foundation
import Testing
import Timeline

@testable import PhotoLibrary

@Suite("Thumbnails")
struct ThumbnailTests {
  @Test(
    "a thumbnail has the next height, and never more than the photo",
    arguments: [
      (1, 120), (120, 120), (121, 240), (480, 480), (700, 600), (960, 600),
      (5_000, 600),
    ])
  func heights(asked: Int, height: Int) async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg", PhotoSample(width: 300, height: 600))
    try await fixture.withLibrary { library in
      let id = try #require(await library.records().first?.id)
      let picture = try await library.thumbnail(id, height: asked)
      let decoded = try DecodedPicture(picture.data)
      #expect(decoded.height == height)
      #expect(decoded.width == height / 2)
    }
  }

  @Test("a preview fits into its box, upright")
  func preview() async throws {
    let fixture = try PhotoFixture()
    try fixture.add(
      "a.jpg", PhotoSample(width: 4_000, height: 1_000, orientation: 6))
    try fixture.add("b.jpg", PhotoSample(width: 400, height: 100))
    try await fixture.withLibrary { library in
      for record in await library.records() {
        let picture = try await library.preview(record.id)
        let decoded = try DecodedPicture(picture.data)
        let isTurned = record.name == "a.jpg"
        #expect(decoded.width == (isTurned ? 640 : 400))
        #expect(decoded.height == (isTurned ? 2_560 : 100))
      }
    }
  }

  @Test("a preview of a long screenshot is broad enough to be read")
  func longPreview() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg", PhotoSample(width: 700, height: 10_500))
    try await fixture.withLibrary { library in
      let id = try #require(await library.records().first?.id)
      let decoded = try DecodedPicture(await library.preview(id).data)
      #expect(decoded.width == 640 && decoded.height == 9_600)
    }
  }

  @Test("a second start makes none")
  func secondStart() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg", PhotoSample(width: 600, height: 400))
    let before = try await fixture.withLibrary { library in
      let id = try #require(await library.records().first?.id)
      return try await library.thumbnail(id, height: 240)
    }
    try await fixture.withLibrary { library in
      let id = try #require(await library.records().first?.id)
      let again = try await library.thumbnail(id, height: 240)
      #expect(again == before)
      #expect(library.work.asked == 0)
    }
  }

  @Test("thumbnails are kept again after somebody has emptied the cache")
  func emptied() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg", PhotoSample(width: 600, height: 400))
    try await fixture.withLibrary { library in
      let id = try #require(await library.records().first?.id)
      _ = try await library.thumbnail(id, height: 240)
      let cache = library.cacheFolder.url
      for name in ["incoming", "thumbnails"] {
        try FileManager.default.removeItem(at: cache.appending(path: name))
      }
      _ = try await library.thumbnail(id, height: 480)
      #expect(cachedFiles(cache).count == 1)
    }
  }

  @Test("a half picture in the cache is made anew, and strays are removed")
  func halfFiles() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg", PhotoSample(width: 600, height: 400))
    let (before, cache) = try await fixture.withLibrary { library in
      let id = try #require(await library.records().first?.id)
      return (
        try await library.thumbnail(id, height: 240), library.cacheFolder.url
      )
    }
    let files = cachedFiles(cache)
    #expect(files.count == 1)
    for file in files {
      try before.data.prefix(100).write(to: file)
    }
    let stray = cache.appending(path: "incoming/stray")
    try Data("half".utf8).write(to: stray)
    try await fixture.withLibrary { library in
      #expect(!FileManager.default.fileExists(atPath: stray.path))
      let id = try #require(await library.records().first?.id)
      let again = try await library.thumbnail(id, height: 240)
      #expect(again == before)
      #expect(try Data(contentsOf: files[0]) == before.data)
    }
  }

  @Test("beyond its limit the cache forgets what was used longest ago")
  func eviction() async throws {
    let fixture = try PhotoFixture()
    let folder = fixture.cache
    func picture(_ number: Int) -> Data {
      // A head that says how long it is, as WebP has.
      Data("RIFF".utf8)
        + withUnsafeBytes(of: UInt32(992).littleEndian) {
          Data($0)
        } + Data(repeating: UInt8(number), count: 992)
    }
    let cache = ThumbnailCache(in: folder, limit: 1_000_000) { _ in }
    await cache.settle()
    for number in 0..<10 { cache.store(picture(number), for: "k\(number)") }
    // When a file was used is known to some milliseconds only.
    func age(_ number: Int) throws {
      var times = [timespec](
        repeating: timespec(tv_sec: 1_000_000_000 - number * 60, tv_nsec: 0),
        count: 2)
      let file = folder.appending(path: "thumbnails/k\(number)/k\(number).webp")
      try #require(utimensat(AT_FDCWD, file.path, &times, 0) == 0)
    }
    // From the newest to the oldest, but the last was used just now.
    for number in 0..<10 { try age(number) }
    #expect(cache.data(for: "k9") == picture(9))
    let smaller = ThumbnailCache(in: folder, limit: 5_000) { _ in }
    await smaller.settle()
    let kept = (0..<10).filter { smaller.data(for: "k\($0)") != nil }
    #expect(kept == [0, 1, 2, 9])
    for number in kept { try age(number) }
    for number in 10..<13 {
      smaller.store(picture(number), for: "k\(number)")
    }
    await smaller.settle()
    let bytes = cachedFiles(folder).count * 1_000
    #expect(bytes <= 5_000)
    #expect(smaller.data(for: "k12") == picture(12))
  }

  @Test("the colour is the mean, known after the first thumbnail")
  func color() async throws {
    let fixture = try PhotoFixture()
    try fixture.add(
      "a.png",
      PhotoSample(width: 400, height: 400, color: 0x204060, corner: 0xA0C0E0))
    try await fixture.withLibrary { library in
      let before = try #require(
        await library.details(day: library.timeline().days[0].day, range: 0..<9)
      )
      #expect(before.photos[0].flags == [])
      let revision = await library.timeline().revision
      _ = try await library.thumbnail(before.photos[0].id, height: 120)
      let change = await library.changes(since: revision)
      #expect(change.changed == [TimelinePlace(day: before.day, index: 0)])
      #expect(change.removed.isEmpty && change.inserted.isEmpty)
      let after = try #require(
        await library.details(day: before.day, range: 0..<9))
      #expect(after.photos[0].flags == .colorKnown)
      #expect(after.revision == change.to)
      #expect(isClose(after.photos[0].color, to: 0x406080))
    }
  }

  @Test("colours are found without being asked for")
  func colorPass() async throws {
    let fixture = try PhotoFixture()
    for number in 0..<80 {
      try fixture.add(
        "\(number).png", PhotoSample(color: UInt32(number) << 16 | 0x4020))
    }
    try fixture.add("broken.png", bytes: "x".utf8)
    try await fixture.withLibrary {
      $0.findsColors = true
    } _: { library in
      var revision: UInt32 = 0
      while try library.index.photosWithoutColor(limit: 1).count > 0 {
        revision = await library.changes(since: revision).to
      }
      for day in await library.timeline().days {
        let details = await library.details(day: day.day, range: 0..<day.count)
        for photo in details?.photos ?? [] where photo.name != "broken.png" {
          let number = try #require(UInt32(photo.name.dropLast(4)))
          #expect(photo.color == number << 16 | 0x4020)
        }
      }
    }
  }

  private func cachedFiles(_ cache: URL) -> [URL] {
    let folder = cache.appending(path: "thumbnails")
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "webp" }
  }
}
