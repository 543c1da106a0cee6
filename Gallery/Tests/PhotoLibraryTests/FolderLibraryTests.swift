import CVipsSamples
import Foundation
import Testing
import Timeline

@testable import PhotoLibrary

@Suite("A folder as a library")
struct FolderLibraryTests {
  @Test("photos are in days, newest first")
  func order() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("b/old.jpg", PhotoSample(taken: "2001:02:03 04:05:06"))
    try fixture.add("new.jpg", PhotoSample(taken: "2019:06:14 18:30:05"))
    try fixture.add("noon.jpg", PhotoSample(taken: "2019:06:14 12:00:00"))
    try fixture.add("c/tie.jpg", PhotoSample(taken: "2019:06:14 12:00:00"))
    try await fixture.withLibrary { library in
      let timeline = await library.timeline()
      #expect(
        timeline.days == [
          TimelineDay(day: 18_061, count: 3),
          TimelineDay(day: 11_356, count: 1),
        ])
      #expect(timeline.ratios == Array(repeating: 39_321, count: 4))
      #expect(!timeline.isIndexing)
      let records = await library.records()
      #expect(
        records.map(\.path) == [
          "new.jpg", "c/tie.jpg", "noon.jpg", "b/old.jpg",
        ])
    }
  }

  @Test("what is kept of a library is its owner's alone, in old folders too")
  func privateCache() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    let files = FileManager.default
    for _ in 0..<2 {
      try await fixture.withLibrary { _ in }
      let inside = fixture.cache.appending(path: "waterflow")
      let kept = try files.contentsOfDirectory(atPath: inside.path)
      #expect(kept.count == 1)
      for name in kept {
        let folder = inside.appending(path: name).path
        let attributes = try files.attributesOfItem(atPath: folder)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
        // As older versions have made it.
        #expect(chmod(folder, 0o755) == 0)
      }
    }
  }

  @Test("a library that has ended leaves its folder to the next one")
  func endedCache() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    let library = try fixture.library()
    library.start()
    await library.rescan()
    await library.stop()
    let next = try fixture.library()
    #expect(next.cacheFolder.url == library.cacheFolder.url)
    next.close()
    let last = try fixture.library()
    #expect(last.cacheFolder.url == next.cacheFolder.url)
    last.close()
  }

  @Test("a thumbnail is WebP of the height asked for")
  func thumbnail() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg", PhotoSample(width: 900, height: 600))
    try await fixture.withLibrary { library in
      let id = try #require(await library.records().first?.id)
      let picture = try await library.thumbnail(id, height: 240)
      #expect(picture.type == "image/webp")
      let decoded = try DecodedPicture(picture.data)
      #expect(decoded.width == 360)
      #expect(decoded.height == 240)
    }
  }
}
