import Foundation
import Testing

@testable import PhotoLibrary

@Suite("When the library looks", .timeLimit(.minutes(30)))
struct LookingTests {
  @Test("a folder that goes is counted once, however often it is told of")
  func removedTwice() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("stays.jpg")
    for number in 1...3 { try fixture.add("new/\(number).jpg") }
    try await fixture.withLibrary { library in
      try fixture.remove("new")
      let name = Array("new".utf8)
      await library.ask {
        $0.note(.changed(.root, [name]))
        $0.note(.changed(PhotoPath(name), []))
      }
      #expect(library.state.table.count == 1)
      #expect(library.state.progress.found == 1)
      #expect(library.state.progress.indexed == 1)
    }
  }

  @Test("where not all is watched, a request alone starts no look")
  func requestsWithoutWatches() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    let watcher = BlindWatcher()
    let library = try fixture.library()
    library.indexer.start(colors: nil, watcher: watcher)
    await library.rescan()
    let looks = watcher.looks.withLock { $0 }
    for _ in 1...3 { await library.ask { _ in } }
    #expect(watcher.looks.withLock { $0 } == looks)
    await library.stop()
  }

  @Test("a broken file is tried again at a start, though it looks the same")
  func brokenAgain() async throws {
    let fixture = try PhotoFixture()
    let whole = try Data(contentsOf: fixture.add("../whole.png"))
    let file = try fixture.add("a.png", bytes: Data(count: whole.count))
    try await fixture.withLibrary { library in
      #expect(await library.records().map(\.isBroken) == [true])
    }
    try overwriteUnseen(file, with: whole)
    try await fixture.withLibrary { library in
      #expect(await library.records().map(\.isBroken) == [false])
      #expect(await library.records().map(\.width) == [60])
    }
  }

  @Test("once a drive is back, broken files are tried again")
  func brokenDrive() async throws {
    let fixture = try PhotoFixture()
    let whole = try Data(contentsOf: fixture.add("../whole.png"))
    let file = try fixture.add("a.png", bytes: Data(count: whole.count))
    let elsewhere = fixture.root.appending(path: "elsewhere")
    let files = FileManager.default
    try await fixture.withLibrary { library in
      try files.moveItem(at: fixture.photos, to: elsewhere)
      await library.rescan()
      #expect(library.indexer.isRootMissing)
      try files.moveItem(at: elsewhere, to: fixture.photos)
      try overwriteUnseen(file, with: whole)
      await library.rescan()
      #expect(await library.records().map(\.isBroken) == [false])
    }
  }

  @Test("a folder that cannot be reached for now keeps its photos")
  func unreachable() throws {
    let fixture = try PhotoFixture()
    let photos = try #require(PhotoFolder(fixture.photos))
    let path = PhotoPath(Array(repeatElement(UInt8(ascii: "a"), count: 3_000)))
    #expect(throws: FolderFault.unreadable) { try photos.openFolder(path) }
    #expect(throws: FolderFault.missing) {
      try photos.openFolder(PhotoPath(Array("none".utf8)))
    }
  }

  @Test("an empty folder on another file system is not the folder")
  func unmounted() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    try await fixture.withLibrary { library in
      let device = try #require(try library.index.device())
      try fixture.remove("a.jpg")
      try library.index.note(device: device + 1)
      await library.rescan()
      #expect(await library.records().map(\.path) == ["a.jpg"])
      #expect(library.indexer.isRootMissing)
      try library.index.note(device: device)
      await library.rescan()
      #expect(await library.records().isEmpty)
      #expect(!library.indexer.isRootMissing)
    }
  }

  @Test(
    "a drive that goes takes no folder's photos along",
    arguments: [["", "sub", "sub/deep"], ["sub"]])
  func unmountedBelow(told: [String]) async throws {
    let fixture = try PhotoFixture()
    for path in ["a.jpg", "sub/b.jpg", "sub/deep/c.jpg"] {
      try fixture.add(path)
    }
    try await fixture.withLibrary { library in
      let before = await library.records()
      #expect(before.count == 3)
      let device = try #require(try library.index.device())
      // Where it was mounted there is an empty folder of another device.
      for name in ["a.jpg", "sub"] { try fixture.remove(name) }
      try library.index.note(device: device + 1)
      await library.ask { content in
        for folder in told {
          content.note(.changed(PhotoPath(Array(folder.utf8)), [[]]))
        }
      }
      #expect(library.indexer.isRootMissing)
      #expect(await library.records() == before)
    }
  }

  @Test("nor does one that goes while it is looked through")
  func goneMeanwhile() async throws {
    let fixture = try PhotoFixture()
    let file = try fixture.add("a.png")
    for path in ["sub/b.jpg", "sub/deep/c.jpg"] { try fixture.add(path) }
    let elsewhere = fixture.root.appending(path: "elsewhere")
    let library = try fixture.library()
    let watcher = ActingWatcher()
    library.indexer.start(colors: nil, watcher: watcher)
    await library.rescan()
    let before = await library.records()
    #expect(before.count == 3)
    // It has changed, so that it is to be read again.
    try fixture.add("a.png", PhotoSample(width: 90, height: 90))
    watcher.act(at: PhotoPath(Array("sub".utf8))) {
      try? FileManager.default.moveItem(at: fixture.photos, to: elsewhere)
    }
    await library.rescan()
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(library.indexer.isRootMissing)
    // It was read before that, or is read once the folder is back.
    #expect(await library.records().map(\.id) == before.map(\.id))
    try FileManager.default.moveItem(at: elsewhere, to: fixture.photos)
    await library.rescan()
    #expect(!library.indexer.isRootMissing)
    #expect(await library.records().contains { $0.width == 90 })
    #expect(await library.records().count == 3)
    await library.stop()
  }

  @Test("colours are looked for no more where thousands told nothing")
  func colors() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    try await fixture.withLibrary { library in
      let asked = Guarded(0)
      let pass = ColorPass { _ in asked.withLock { $0 += 1 } }
      pass.finished([], unfound: Array(1_000_000..<1_005_000))
      pass.goOn(library.index)
      #expect(asked.withLock { $0 } == 0)
      pass.startOver()
      pass.goOn(library.index)
      #expect(asked.withLock { $0 } == 1)
    }
  }

  private func wait(for path: String, in library: FolderLibrary) async {
    var revision = library.state.current.revision
    while await library.record(path) == nil {
      revision = await library.changes(since: revision).to
    }
  }

  #if os(Linux)
    /// Follows a folder until it is told that it has gone, and goes on then.
    private func withoutFolder(
      of fixture: PhotoFixture, leaving: () throws -> Void,
      _ body: (FolderLibrary) async throws -> Void
    ) async throws {
      let (notices, continuation) = AsyncStream<LibraryNotice>.makeStream()
      try await fixture.withLibrary(
        {
          $0.watchesFolder = true
          $0.lookInterval = .milliseconds(10)
        }, report: { continuation.yield($0) }
      ) { library in
        try leaving()
        var all = notices.makeAsyncIterator()
        #expect(await all.next() == .folderMissing)
        try await body(library)
      }
    }

    @Test("a folder that goes and comes back is followed again")
    func comesBack() async throws {
      let fixture = try PhotoFixture()
      try fixture.add("a.jpg")
      try await withoutFolder(of: fixture) {
        try FileManager.default.removeItem(at: fixture.photos)
      } _: { library in
        try fixture.add("b.jpg")
        await wait(for: "b.jpg", in: library)
        try fixture.add("c.jpg")
        await wait(for: "c.jpg", in: library)
      }
    }

    @Test("a renamed library is gone, and what takes its place is watched")
    func renamedRoot() async throws {
      let fixture = try PhotoFixture()
      try fixture.add("sub/a.jpg")
      try fixture.add("../next/sub/b.jpg")
      let next = fixture.root.appending(path: "next")
      let old = fixture.root.appending(path: "old")
      let files = FileManager.default
      try await withoutFolder(of: fixture) {
        try files.moveItem(at: fixture.photos, to: old)
      } _: { library in
        #expect(await library.records().map(\.path) == ["sub/a.jpg"])
        try files.moveItem(at: next, to: fixture.photos)
        await wait(for: "sub/b.jpg", in: library)
        try fixture.add("sub/c.jpg")
        await wait(for: "sub/c.jpg", in: library)
      }
    }

    @Test("a folder that takes the library's place at once is looked through")
    func replacedRoot() async throws {
      let fixture = try PhotoFixture()
      try fixture.add("sub/a.jpg")
      try fixture.add("../next/sub/b.jpg")
      let photos = fixture.photos.path
      try await fixture.withLibrary {
        $0.watchesFolder = true
      } _: { library in
        let old = fixture.root.appending(path: "old").path
        try #require(rename(photos, old) == 0)
        try #require(rename(fixture.root.path + "/next", photos) == 0)
        await wait(for: "sub/b.jpg", in: library)
        try fixture.add("sub/c.jpg")
        await wait(for: "sub/c.jpg", in: library)
        #expect(await library.record("sub/a.jpg") == nil)
      }
    }
  #endif
}

/// Watches nothing, and does something as a folder is about to be read.
private final class ActingWatcher: FolderWatching {
  private let action =
    Guarded<(folder: PhotoPath, body: @Sendable () -> Void)?>(nil)

  var isComplete: Bool { true }

  /// Acts once, before the folder is read.
  func act(at folder: PhotoPath, _ body: @escaping @Sendable () -> Void) {
    action.withLock { $0 = (folder, body) }
  }

  func watch(_ folder: PhotoPath, at path: [CChar]) -> Bool {
    let due = action.withLock { action -> (@Sendable () -> Void)? in
      guard let (place, body) = action, place == folder else { return nil }
      action = nil
      return body
    }
    due?()
    return true
  }

  func forget(_ folder: PhotoPath) {}
  func stop() {}
}

/// Watches nothing, and counts how often the whole folder is looked at.
private final class BlindWatcher: FolderWatching {
  let looks = Guarded(0)

  var isComplete: Bool { false }

  func watch(_ folder: PhotoPath, at path: [CChar]) -> Bool {
    if folder == .root { looks.withLock { $0 += 1 } }
    return false
  }

  func forget(_ folder: PhotoPath) {}
  func stop() {}
}
