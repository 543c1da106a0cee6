#if os(Linux)
  import Foundation
  import Testing
  import Timeline

  @testable import PhotoLibrary

  @Suite("A folder that changes", .timeLimit(.minutes(30)))
  struct WatchingTests {
    /// Follows a library's changes with plain arrays, until it shows what is
    /// expected.
    private func follow(
      _ library: FolderLibrary, until isExpected: ([PhotoRecord]) -> Bool
    ) async throws {
      let start = await library.timeline()
      var revision = start.revision
      var plain = PlainTimeline(start)
      while !isExpected(await library.records()) {
        let change = await library.changes(since: revision)
        #expect(!change.isReset)
        plain.apply(removed: change.removed, inserted: change.inserted)
        revision = change.to
      }
      while revision != library.state.current.revision {
        let change = await library.changes(since: revision)
        plain.apply(removed: change.removed, inserted: change.inserted)
        revision = change.to
      }
      #expect(plain == PlainTimeline(await library.timeline()))
    }

    private func withWatched(
      _ fixture: PhotoFixture,
      _ body: (FolderLibrary) async throws -> Void
    ) async throws {
      try await fixture.withLibrary({ $0.watchesFolder = true }, body)
    }

    @Test(
      "of two links to a hidden photo one shows it as the other goes",
      arguments: [false, true])
    func links(withFolder: Bool) async throws {
      let fixture = try PhotoFixture()
      try fixture.add(".store/object.jpg")
      for folder in ["a", "b"] {
        let url = fixture.photos.appending(path: folder)
        try FileManager.default.createDirectory(
          at: url, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          atPath: url.appending(path: "link.jpg").path,
          withDestinationPath: "../.store/object.jpg")
      }
      try await withWatched(fixture) { library in
        let shown = try #require(await library.records().first).path
        let folder = shown.hasPrefix("a/") ? "a" : "b"
        try fixture.remove(withFolder ? folder : shown)
        let other = folder == "a" ? "b/link.jpg" : "a/link.jpg"
        try await follow(library) { $0.map(\.path) == [other] }
      }
    }

    @Test("photos appear and go, in new folders too")
    func addingAndRemoving() async throws {
      let fixture = try PhotoFixture()
      try fixture.add("a.jpg")
      try await withWatched(fixture) { library in
        try fixture.add("b.jpg", PhotoSample(taken: "2001:02:03 04:05:06"))
        try await follow(library) {
          $0.count == 2 && !$0.contains(where: \.isBroken)
        }
        try fixture.add("new/deep/c.jpg")
        try await follow(library) {
          $0.count == 3 && !$0.contains(where: \.isBroken)
        }
        try fixture.add("new/deep/d.jpg")
        try await follow(library) {
          $0.count == 4 && !$0.contains(where: \.isBroken)
        }
        try fixture.remove("a.jpg")
        try await follow(library) { $0.count == 3 }
        try fixture.remove("new")
        try await follow(library) { $0.map(\.name) == ["b.jpg"] }
      }
    }

    @Test("photos of a renamed folder are never there twice")
    func renamingMany() async throws {
      let fixture = try PhotoFixture()
      for number in 0..<300 { try fixture.add("a/\(number).jpg") }
      try await withWatched(fixture) { library in
        try FileManager.default.moveItem(
          at: fixture.photos.appending(path: "a"),
          to: fixture.photos.appending(path: "z"))
        try await follow(library) { records in
          #expect(records.count <= 300)
          return records.count == 300
            && records.allSatisfy { $0.path.hasPrefix("z/") }
        }
      }
    }

    @Test("a renamed file or folder is found under its new name")
    func renaming() async throws {
      let fixture = try PhotoFixture()
      try fixture.add("a/b/c.jpg")
      try await withWatched(fixture) { library in
        try FileManager.default.moveItem(
          at: fixture.photos.appending(path: "a"),
          to: fixture.photos.appending(path: "z"))
        try await follow(library) { $0.map(\.path) == ["z/b/c.jpg"] }
        try fixture.add("z/b/d.jpg")
        try await follow(library) {
          $0.count == 2 && !$0.contains(where: \.isBroken)
        }
        try FileManager.default.moveItem(
          at: fixture.photos.appending(path: "z/b/c.jpg"),
          to: fixture.photos.appending(path: "e.jpg"))
        try await follow(library) { records in
          Set(records.map(\.path)) == ["z/b/d.jpg", "e.jpg"]
        }
      }
    }

    @Test("a folder that took another's place is looked through")
    func replacing() async throws {
      let fixture = try PhotoFixture()
      try fixture.add("a/b/old.jpg")
      try fixture.add("../other/b/new.jpg")
      try await fixture.withLibrary { library in
        let folder = fixture.photos.appending(path: "a")
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.moveItem(
          at: fixture.root.appending(path: "other"), to: folder)
        // Both in one look, as it can be told while there is much to do.
        let name = Array("a".utf8)
        await library.ask { $0.note(.changed(.root, [name])) }
        #expect(await library.records().map(\.path) == ["a/b/new.jpg"])
      }
    }

    @Test("a rewritten file keeps its id and gets a new version")
    func rewriting() async throws {
      let fixture = try PhotoFixture()
      try fixture.add("a.png", PhotoSample(taken: "2001:02:03 04:05:06"))
      try await withWatched(fixture) { library in
        let before = try #require(await library.records().first)
        try fixture.add("a.png", PhotoSample(width: 90, height: 90))
        try await follow(library) { $0.first?.width == 90 }
        let after = try #require(await library.records().first)
        #expect(after.id == before.id)
        #expect(after.version != before.version)
      }
    }

    @Test("a file that is still being written is read when it is whole")
    func slowWriting() async throws {
      let fixture = try PhotoFixture()
      let whole = try Data(
        contentsOf: fixture.add("../whole.png", PhotoSample(width: 200)))
      try fixture.add("first.jpg")
      try await withWatched(fixture) { library in
        let file = try fixture.add("slow.png", bytes: [])
        try await follow(library) { $0.count == 2 }
        let handle = try FileHandle(forWritingTo: file)
        for start in stride(from: 0, to: whole.count, by: 100) {
          try handle.write(
            contentsOf: whole[start..<min(start + 100, whole.count)])
        }
        try handle.close()
        try await follow(library) { $0.contains { $0.width == 200 } }
        #expect(await library.records().allSatisfy { !$0.isBroken })
        #expect(library.state.progress.broken == 0)
      }
    }

    @Test("after so much that some was lost, all is looked through")
    func overflow() async throws {
      let fixture = try PhotoFixture()
      try fixture.add("a.jpg")
      try await fixture.withLibrary { library in
        // Unwatched, as if the system had lost what happened.
        try fixture.add("b/c.jpg")
        library.indexer.mail.add { $0.note(.overflowed) }
        try await follow(library) { $0.count == 2 }
      }
    }

    @Test("without a change the answer comes when patience ends")
    func patience() async throws {
      let fixture = try PhotoFixture()
      try fixture.add("a.jpg")
      try await fixture.withLibrary {
        $0.patience = .milliseconds(1)
      } _: { library in
        let revision = await library.timeline().revision
        let change = await library.changes(since: revision)
        #expect(change.from == revision)
        #expect(change.to == revision)
        #expect(change.indexed == 1)
      }
    }
  }
#endif
