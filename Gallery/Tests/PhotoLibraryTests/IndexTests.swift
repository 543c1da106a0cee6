import Foundation
import GRDB
import Testing
import Timeline

@testable import PhotoLibrary

@Suite("The index on the disk")
struct IndexTests {
  @Test("a second start answers before it looks")
  func secondStart() async throws {
    let fixture = try PhotoFixture()
    for number in 1...20 {
      // Of some moments there are several, whose order is that of the paths.
      try fixture.add(
        "\(number % 3)/\(number).jpg",
        PhotoSample(
          width: Int32(20 + number), taken: "2019:06:1\(number % 4) 12:00:00"))
    }
    let (before, records) = try await fixture.withLibrary { library in
      (await library.timeline(), await library.records())
    }
    let library = try fixture.library()
    let after = await library.timeline()
    #expect(after.days == before.days)
    #expect(after.ratios == before.ratios)
    #expect(after.isIndexing)
    #expect(await library.records() == records)
    library.start()
    await library.rescan()
    #expect(await library.timeline().isIndexing == false)
    #expect(await library.records() == records)
    await library.stop()
  }

  @Test("only files that changed are read again")
  func rereading() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("same.png", PhotoSample(width: 30, height: 30))
    let other = try fixture.add("other.png", PhotoSample(width: 30, height: 30))
    // What no file says shows which of them is read.
    try await fixture.withLibrary { library in
      try await library.index.database.write { database in
        try database.execute(sql: "UPDATE photo SET caption = 'known'")
      }
    }
    try Data(count: 9).write(to: other)
    try await fixture.withLibrary { library in
      let after = await library.records()
      #expect(after.first { $0.name == "same.png" }?.caption == "known")
      #expect(after.first { $0.name == "other.png" }?.caption == nil)
      #expect(after.first { $0.name == "other.png" }?.isBroken == true)
    }
  }

  @Test("ids of photos that are gone are never given again")
  func ids() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    try fixture.add("b.jpg")
    let before = try await fixture.withLibrary { await $0.records() }
    try fixture.remove("b.jpg")
    try await fixture.withLibrary { _ in }
    try fixture.add("c.jpg")
    try await fixture.withLibrary { library in
      let after = await library.records()
      let known = after.filter { photo in
        before.contains { $0.id == photo.id }
      }
      #expect(after.count == 2)
      #expect(known.map(\.name) == ["a.jpg"])
    }
  }

  @Test(
    "a file that is no index is set aside and made anew",
    arguments: ["text", "foreign", "damaged"])
  func damage(kind: String) async throws {
    let fixture = try PhotoFixture()
    for number in 1...40 { try fixture.add("\(number).png") }
    let index = try await fixture.withLibrary { library in
      library.cacheFolder.url.appending(path: "index.sqlite")
    }
    switch kind {
    case "text":
      try Data("This is no database, but it is long enough to look".utf8)
        .write(to: index)
    case "foreign":
      try FileManager.default.removeItem(at: index)
      try await DatabaseQueue(path: index.path).write { database in
        try database.execute(sql: "CREATE TABLE other (id INTEGER)")
      }
    default:
      var data = try Data(contentsOf: index)
      for page in stride(from: 4_096, to: data.count - 4_096, by: 4_096) {
        data.replaceSubrange(
          page..<(page + 512), with: Data(repeating: 0xA5, count: 512))
      }
      try data.write(to: index)
    }
    let notices = Guarded<[LibraryNotice]>([])
    try await fixture.withLibrary(report: { notice in
      notices.withLock { $0.append(notice) }
    }) { library in
      #expect(await library.records().count == 40)
    }
    let aside = index.appendingPathExtension("damaged")
    #expect(notices.withLock { $0 } == [.indexSetAside(aside)])
    #expect(FileManager.default.fileExists(atPath: aside.path))
  }

  @Test("an index of another version is no damage, and gives way")
  func otherVersion() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    let cache = try await fixture.withLibrary { library in
      try await library.index.database.write { database in
        try database.execute(
          sql: "ALTER TABLE photo DROP COLUMN lens; PRAGMA user_version = 1")
      }
      return library.cacheFolder.url
    }
    let notices = Guarded<[LibraryNotice]>([])
    try await fixture.withLibrary(report: { notice in
      notices.withLock { $0.append(notice) }
    }) { library in
      #expect(await library.records().map(\.path) == ["a.jpg"])
    }
    #expect(notices.withLock { $0 }.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.path)
    #expect(!names.contains { $0.contains("damaged") })
    // It is kept again.
    let library = try fixture.library()
    #expect(library.state.table.count == 1)
    library.close()
  }

  @Test("where nothing can be written, the index is in memory")
  func unwritable() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    // No folder can be made where a file is.
    try fixture.add("../cache/waterflow", bytes: [])
    let notices = Guarded<[LibraryNotice]>([])
    try await fixture.withLibrary(report: { notice in
      notices.withLock { $0.append(notice) }
    }) { library in
      let id = try #require(await library.records().first?.id)
      for _ in 1...2 {
        _ = try await library.thumbnail(id, height: 120)
        _ = try await library.thumbnail(id, height: 40)
      }
    }
    let told = notices.withLock { $0 }
    #expect(told.count == 2)
    #expect(
      told.contains { if case .indexInMemory = $0 { true } else { false } })
    #expect(
      told.contains { if case .cacheUnwritable = $0 { true } else { false } })
  }

  @Test("two processes at once each have an index")
  func twoAtOnce() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    try await fixture.withLibrary { first in
      try await fixture.withLibrary { second in
        #expect(first.cacheFolder.url != second.cacheFolder.url)
        #expect(await second.records().count == 1)
      }
    }
  }

  @Test("a photo that is told of twice is there once")
  func toldTwice() throws {
    let fixture = try PhotoFixture()
    let index = try PhotoIndex(in: fixture.cache) { _ in }
    let photo = IndexedPhoto(
      path: PhotoPath(Array("a/b.jpg".utf8)),
      identity: FileIdentity(size: 1, modified: 2),
      taken: LocalMoment(milliseconds: 3))
    let written = try index.write(IndexBatch(inserted: [photo, photo]))
    #expect(written.inserted.count == 1)
    #expect(try index.write(IndexBatch(inserted: [photo])).inserted.isEmpty)
    #expect(try index.entries().count == 1)
    index.close()
  }

  @Test(
    "numbers that no photo has are damage",
    arguments: ["ratio = 70000", "id = 1 << 40", "width = 'wide'"])
  func impossible(change: String) async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    let index = try await fixture.withLibrary { library in
      try await library.index.database.write { database in
        try database.execute(sql: "UPDATE photo SET \(change)")
      }
      return library.cacheFolder.url.appending(path: "index.sqlite")
    }
    let earlier = index.appendingPathExtension("damaged")
    try Data("earlier".utf8).write(to: earlier)
    let notices = Guarded<[LibraryNotice]>([])
    try await fixture.withLibrary(report: { notice in
      notices.withLock { $0.append(notice) }
    }) { library in
      if change.hasPrefix("width") {
        let id = try #require(library.state.table.days.first?.ids.first)
        #expect(await library.photo(id) == nil)
      } else {
        #expect(await library.records().map(\.width) == [60])
        #expect(
          notices.withLock { $0 } == [
            .indexSetAside(index.appendingPathExtension("damaged-2"))
          ])
      }
    }
    #expect(try Data(contentsOf: earlier) == Data("earlier".utf8))
  }

  @Test("what was found in a content before says nothing of the one there is")
  func lateFinding() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    let library = try fixture.library { $0.findsColors = false }
    library.start()
    await library.rescan()
    let id = try #require(await library.records().first).id
    let photo = try #require(try await library.index.photo(id))
    // Of the same size and date, as programs leave them that set it back.
    for (changed, isWritten) in [
      (photo.changed &- 1, false), (photo.changed, true),
    ] {
      var batch = IndexBatch()
      batch.findings = [
        PictureFinding(
          id: id, identity: photo.identity, changed: changed,
          color: .failure(.broken("cut off")))
      ]
      let written = try library.index.write(batch)
      #expect(written.changed.count == (isWritten ? 1 : 0))
      let fault = try await library.index.photo(id)?.fault
      #expect((fault != nil) == isWritten)
    }
    await library.stop()
  }

  @Test("a photo whose date is just being changed is there all the while")
  func changingDate() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg", PhotoSample(taken: "2019:06:14 12:00:00"))
    let before = try await fixture.withLibrary { await $0.records() }
    let library = try fixture.library { $0.patience = .seconds(600) }
    let id = try #require(before.first).id
    let old = try #require(try await library.index.photo(id)).entry
    // The index is told first, and the timeline then.
    try await library.index.database.write { database in
      try database.execute(sql: "UPDATE photo SET taken = taken + 86400000")
    }
    let new = try #require(try await library.index.photo(id)).entry
    #expect(new.taken != old.taken)
    async let found = library.photo(id)
    for _ in 0..<50 { _ = try await library.index.photo(id) }
    library.state.apply(
      removed: [old], inserted: [new], changed: [],
      progress: LibraryProgress()
    ) { _ in .root }
    let record = try #require(await found)
    #expect(record.day == before[0].day + 1)
    library.close()
  }

  @Test("a cache among the photos is refused, unless it is hidden")
  func cacheInside() throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    let link = fixture.root.appending(path: "link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: fixture.photos)
    for cache in [
      fixture.photos, fixture.photos.appending(path: "not/yet/there"),
      link.appending(path: "cache"),
    ] {
      #expect(throws: LibraryError.cacheInside(cache.path)) {
        try fixture.library { $0.cache = cache }
      }
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: fixture.photos.path)
    #expect(names == ["a.jpg"])
    for cache in [
      fixture.photos.appending(path: ".cache"),
      fixture.root.appending(path: "photos-cache"),
    ] {
      try fixture.library { $0.cache = cache }.close()
    }
  }
}
