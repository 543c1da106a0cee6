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

    @Test("are not those of a drive that a program reads")
    func drives() throws {
      // The second partition of the first disk (8:2), of the first NVMe drive
      // (259:2), and what has no drive (0:49, and with more bits 0:4,100).
      for drive in [0x802, 0x1_0302] as [UInt64] {
        #expect(NetworkFileSystem.isOnDrive(drive))
      }
      for other in [0x31, 0x10_0004] as [UInt64] {
        #expect(!NetworkFileSystem.isOnDrive(other))
      }
      // As this system numbers them.
      var status = stat()
      try #require(stat("/proc", &status) == 0)
      #expect(!NetworkFileSystem.isOnDrive(UInt64(status.st_dev)))
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
