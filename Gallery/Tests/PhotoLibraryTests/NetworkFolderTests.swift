#if os(Linux)
  import Foundation
  import Testing

  @testable import PhotoLibrary

  @Suite("Folders that others change", .timeLimit(.minutes(30)))
  struct NetworkFolderTests {
    private static let network = [
      0x6969, 0x517B, 0xFF53_4D42, 0xFE53_4D42, 0x6573_5546, 0x0102_1997,
      // As a system of 32 bits has it.
      Int(Int32(bitPattern: 0xFF53_4D42)),
    ]
    // ext4, Btrfs, XFS, tmpfs, overlayfs, exFAT, and what is not known.
    private static let local = [
      0xEF53, 0x9123_683E, 0x5846_5342, 0x0102_1994, 0x794C_7630, 0x2011_BAB0,
      0,
    ]

    @Test("are known by their file systems")
    func types() {
      for type in Self.network { #expect(NetworkFileSystem(type: type) != nil) }
      for type in Self.local { #expect(NetworkFileSystem(type: type) == nil) }
      // The one file system that has the same place and kind on each machine.
      let proc = NetworkFileSystem.type(at: Array("/proc".utf8CString))
      #expect(proc == 0x9FA0)
    }

    @Test("count as not watched, unlike all others")
    func watching() throws {
      let fixture = try PhotoFixture()
      let path = try #require(PhotoFolder(fixture.photos)).absolute(.root)
      for type in Self.network + Self.local {
        let watcher = FolderWatcher(type: { _ in type }) { _ in }
        defer { watcher.stop() }
        let isLocal = Self.local.contains(type)
        #expect(watcher.watch(.root, at: path) == isLocal)
        #expect(watcher.isComplete == isLocal)
      }
    }

    @Test("are looked through again and again")
    func looks() async throws {
      let fixture = try PhotoFixture()
      let library = try fixture.library {
        $0.watchesFolder = true
        $0.lookInterval = .milliseconds(10)
      }
      // Its events reach nobody, as those of another machine.
      let watcher = FolderWatcher(type: { _ in 0x6969 }) { _ in }
      library.indexer.start(colors: nil, watcher: watcher)
      await library.rescan()
      try fixture.add("a.jpg")
      var revision = library.state.current.revision
      while await library.record("a.jpg") == nil {
        revision = await library.changes(since: revision).to
      }
      await library.stop()
    }
  }
#endif
