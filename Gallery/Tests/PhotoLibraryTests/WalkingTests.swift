import Foundation
import Testing
import Timeline

@testable import PhotoLibrary

@Suite("Walking through the folder")
struct WalkingTests {
  @Test("hidden files and folders, and what is no photo, are passed over")
  func hidden() async throws {
    let fixture = try PhotoFixture()
    for path in ["a.jpg", ".b.jpg", ".c/d.jpg", "e/.f/g.jpg", "e/h.jpg"] {
      try fixture.add(path)
    }
    try fixture.add("notes.txt", bytes: "x".utf8)
    try fixture.add("jpg", bytes: "x".utf8)
    mkfifo(fixture.photos.appending(path: "pipe.jpg").path, 0o600)
    try await fixture.withLibrary { library in
      let paths = await library.records().map(\.path).sorted()
      #expect(paths == ["a.jpg", "e/h.jpg"])
    }
  }

  @Test("what drives keep for themselves beside photos is passed over")
  func foldersOfDrives() async throws {
    let fixture = try PhotoFixture()
    for path in [
      "a/b.jpg", "a/@eaDir/b.jpg/SYNOPHOTO_THUMB_XL.jpg", "#recycle/c.jpg",
      "$RECYCLE.BIN/d.jpg", "lost+found/e.jpg", "@Recycle/f.jpg",
      "#snapshot/monday/a/b.jpg", "recycle/g.jpg", "eaDir/h.jpg",
    ] {
      try fixture.add(path)
    }
    try await fixture.withLibrary { library in
      let paths = await library.records().map(\.path).sorted()
      #expect(paths == ["a/b.jpg", "eaDir/h.jpg", "recycle/g.jpg"])
    }
  }

  @Test("links out are refused, links inside show no file twice")
  func links() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("real/a.jpg")
    try fixture.add(".store/object.jpg")
    let outside = fixture.root.appending(path: "outside")
    try FileManager.default.createDirectory(
      at: outside, withIntermediateDirectories: true)
    try PhotoSample().write(to: outside.appending(path: "secret.jpg"))
    let links = [
      "out.jpg": "../outside/secret.jpg", "outside": "../outside",
      "again.jpg": "real/a.jpg", "again": "real", "real/loop": "..",
      "self.jpg": "self.jpg", "gone.jpg": "nowhere.jpg",
      "b.jpg": ".store/object.jpg", "c.jpg": ".store/object.jpg",
      "system": "/etc",
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: fixture.photos.appending(path: name).path,
        withDestinationPath: target)
    }
    try await fixture.withLibrary { library in
      let paths = await library.records().map(\.path).sorted()
      #expect(paths.count == 2)
      #expect(paths.last == "real/a.jpg")
      #expect(["b.jpg", "c.jpg"].contains(paths.first))
      let before = await library.timeline()
      await library.rescan()
      #expect(await library.timeline() == before)
    }
  }

  @Test(
    "photos that go beside a link to a hidden one go once",
    arguments: ["a", "b"])
  func linkBesideOthers(inFolder owner: String) async throws {
    let fixture = try PhotoFixture()
    try fixture.add(".store/object.jpg")
    for name in ["a/gone.jpg", "a/stays.jpg", "b/stays.jpg"] {
      try fixture.add(name)
    }
    func link(_ name: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: fixture.photos.appending(path: name).path,
        withDestinationPath: "../.store/object.jpg")
    }
    try link("\(owner)/first.jpg")
    let library = try fixture.library()
    let indexer = library.indexer
    let (a, b) = (PhotoPath(Array("a".utf8)), PhotoPath(Array("b".utf8)))
    indexer.scanAll()
    indexer.finishCommit()
    try link("a/second.jpg")
    indexer.scan([a: []])
    #expect(await library.records().count == 4)
    // All of it is told of at once.
    try fixture.remove("\(owner)/first.jpg")
    try fixture.remove("a/gone.jpg")
    try fixture.add("a/new.jpg")
    indexer.scan([a: [], b: []])
    indexer.finishCommit()
    let paths = await library.records().map(\.path).sorted()
    #expect(
      paths == ["a/new.jpg", "a/second.jpg", "a/stays.jpg", "b/stays.jpg"])
    #expect(library.state.progress.indexed == 4)
    library.close()
  }

  @Test("a file that became a link out is not opened")
  func exchangedLink() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a/b.jpg")
    let outside = fixture.root.appending(path: "outside")
    try await fixture.withLibrary { library in
      let id = try #require(await library.records().first?.id)
      try FileManager.default.moveItem(
        at: fixture.photos.appending(path: "a"), to: outside)
      try FileManager.default.createSymbolicLink(
        at: fixture.photos.appending(path: "a"), withDestinationURL: outside)
      await #expect(throws: PhotoFault.missing) {
        try await library.original(id)
      }
      await #expect(throws: PhotoFault.missing) {
        try await library.thumbnail(id, height: 120)
      }
      await library.rescan()
      #expect(await library.timeline().days.isEmpty)
    }
  }

  @Test("names in every script are shown as they are")
  func scripts() async throws {
    let names = [
      "ascii name.jpg", "Grüße.jpg", "Ελλάδα.jpg", "Москва.jpg", "東京.jpg",
      "서울.jpg", "القاهرة.jpg", "ירושלים.jpg", "मुंबई.jpg", "กรุงเทพ.jpg",
      "👩‍👩‍👧.jpg", "new\nline.jpg", "per%20cent?.jpg", "e\u{301}.jpg",
    ]
    let fixture = try PhotoFixture()
    for name in names { try fixture.add("文件夹/" + name) }
    try await fixture.withLibrary { library in
      let records = await library.records()
      #expect(
        Set(records.map { Array($0.name.utf8) })
          == Set(names.map { Array($0.utf8) }))
      for record in records {
        #expect(record.folder == "文件夹")
        _ = try await library.thumbnail(record.id, height: 120)
        _ = try await library.original(record.id)
      }
    }
  }

  @Test("a name that is no UTF-8 is shown and opened")
  func invalidName() async throws {
    let fixture = try PhotoFixture()
    let file = try fixture.add("a.jpg")
    let path = Array(fixture.photos.path.utf8) + Array("/caf".utf8)
    let bytes = path + [0xE9] + Array(".jpg".utf8) + [0]
    let moved = bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { to in
        to.baseAddress.map { rename(file.path, $0) }
      }
    }
    try #require(moved == 0)
    try await fixture.withLibrary { library in
      let record = try #require(await library.records().first)
      #expect(record.name == "caf\u{FFFD}.jpg")
      _ = try await library.thumbnail(record.id, height: 120)
      _ = try await library.original(record.id)
    }
  }

  @Test("a folder that disappears takes nothing with it")
  func missingFolder() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    let notices = Guarded<[LibraryNotice]>([])
    let moved = fixture.root.appending(path: "moved")
    try await fixture.withLibrary(report: { notice in
      notices.withLock { $0.append(notice) }
    }) { library in
      let before = await library.timeline()
      let id = try #require(await library.records().first?.id)
      _ = try await library.thumbnail(id, height: 120)
      try FileManager.default.moveItem(at: fixture.photos, to: moved)
      await library.rescan()
      await library.rescan()
      #expect(notices.withLock { $0 } == [.folderMissing])
      #expect(await library.timeline().ratios == before.ratios)
      _ = try await library.thumbnail(id, height: 120)
      await #expect(throws: PhotoFault.missing) {
        try await library.original(id)
      }
      try FileManager.default.moveItem(at: moved, to: fixture.photos)
      await library.rescan()
      _ = try await library.original(id)
      #expect(await library.photo(id) != nil)
    }
  }

  @Test("there is no library of what is no folder")
  func noFolder() throws {
    let fixture = try PhotoFixture()
    let file = try fixture.add("a.jpg")
    for url in [file, fixture.root.appending(path: "nowhere")] {
      #expect(throws: LibraryError.noFolder(url.path)) {
        _ = try FolderLibrary(folder: url)
      }
    }
  }
}
