import Foundation
import GRDB
import Testing
import Timeline

@testable import PhotoLibrary

@Suite("What a crash or a full disk leaves", .timeLimit(.minutes(30)))
struct CrashTests {
  private func fixture(photos count: Int) throws -> PhotoFixture {
    let fixture = try PhotoFixture()
    let file = try fixture.add(
      "../photo.jpg", PhotoSample(width: 300, height: 200, corner: 0xE0C020))
    let data = try Data(contentsOf: file)
    for number in 0..<count {
      try fixture.add("\(number % 7)/\(number).jpg", bytes: data)
    }
    return fixture
  }

  @Test("killed while it indexes, it goes on where it was")
  func killedIndexing() async throws {
    let fixture = try fixture(photos: 700)
    var told = 0
    for _ in 1...3 {
      let probe = try Probe(fixture)
      let lines = probe.lines { line in
        line.hasPrefix("indexed ") && (Int(line.dropFirst(8)) ?? 0) > told
      }
      probe.kill()
      told = try #require(lines.last.flatMap { Int($0.dropFirst(8)) })
      let library = try fixture.library()
      #expect(try library.index.entries().count >= told)
      let check = try await library.index.database.read {
        try String.fetchOne($0, sql: "PRAGMA integrity_check")
      }
      #expect(check == "ok")
      library.close()
    }
    let library = try fixture.library()
    let before = await library.records()
    library.start()
    await library.rescan()
    let after = await library.records()
    #expect(after.count == 700)
    for record in before {
      #expect(after.first { $0.id == record.id }?.path == record.path)
    }
    await library.stop()
  }

  @Test("killed while it makes thumbnails, it leaves no half one")
  func killedThumbnailing() async throws {
    let fixture = try fixture(photos: 60)
    let made = try (1...4).reduce(into: Set<String>()) { made, round in
      let probe = try Probe(fixture)
      let lines = probe.lines { $0.hasPrefix("made ") && !made.contains($0) }
      probe.kill()
      made.formUnion(lines.filter { $0.hasPrefix("made ") })
    }
    #expect(made.count >= 4)
    try await fixture.withLibrary { library in
      let cache = library.cacheFolder.url.appending(path: "thumbnails")
      let all = FileManager.default.enumerator(
        at: cache, includingPropertiesForKeys: nil)
      let files = (all?.compactMap { $0 as? URL } ?? [])
        .filter { $0.pathExtension == "webp" }
      #expect(files.count >= made.count)
      for file in files {
        let picture = try DecodedPicture(Data(contentsOf: file))
        #expect(picture.height == 200)
      }
      let incoming = library.cacheFolder.url.appending(path: "incoming")
      let strays = try FileManager.default.contentsOfDirectory(
        atPath: incoming.path)
      #expect(strays.isEmpty)
    }
  }

  @Test(
    "on a full disk all is answered, and told once",
    // Less than a thumbnail has, and less than the index grows to.
    arguments: [200, 60_000])
  func fullDisk(limit: Int) throws {
    let fixture = try fixture(photos: 200)
    let probe = try Probe(fixture, fileLimit: limit)
    let lines = probe.lines { _ in false }
    #expect(probe.finish() == 0)
    #expect(lines.contains { $0.hasPrefix("all 200 ") })
    #expect(lines.count { $0.hasPrefix("made ") } == 200)
    let notices = lines.filter { $0.hasPrefix("notice ") }
    #expect(notices.count { $0.contains("in memory") } == 1)
    #expect(
      notices.count { $0.contains("Thumbnails") } == (limit == 200 ? 1 : 0))
    #expect(lines.last?.hasPrefix("done") == true)
  }

  @Test("nothing in the folder is written")
  func untouched() async throws {
    let fixture = try fixture(photos: 20)
    func listing() -> [String] {
      let all = FileManager.default.enumerator(atPath: fixture.photos.path)
      return (all?.compactMap { $0 as? String } ?? []).sorted().map { path in
        let file = fixture.photos.appending(path: path)
        var status = stat()
        stat(file.path, &status)
        let data = try? Data(contentsOf: file)
        return "\(path) \(status.st_ino) \(status.st_mode) "
          + "\(FileStatus(path: file.path)?.identity.modified ?? 0) "
          + "\(data?.hashValue ?? 0)"
      }
    }
    let before = listing()
    try await fixture.withLibrary { library in
      for record in await library.records() {
        _ = try await library.thumbnail(record.id, height: 120)
        _ = try await library.preview(record.id)
      }
    }
    #expect(listing() == before)
  }
}
