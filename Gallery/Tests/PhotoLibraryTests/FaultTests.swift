import CVips
import Foundation
import Testing
import Timeline

@testable import PhotoLibrary

@Suite("Files that cannot be shown")
struct FaultTests {
  @Test("broken files stay, say why, and the rest goes on")
  func broken() async throws {
    let fixture = try PhotoFixture()
    let whole = try Data(contentsOf: fixture.add("whole.jpg"))
    try fixture.add("empty.jpg", bytes: [])
    try fixture.add("cut.jpg", bytes: whole.prefix(30))
    try fixture.add("text.png", bytes: "no picture".utf8)
    try await fixture.withLibrary { library in
      let records = await library.records()
      #expect(records.count == 4)
      #expect(
        records.filter(\.isBroken).map(\.name).sorted()
          == ["cut.jpg", "empty.jpg", "text.png"])
      for record in records where record.isBroken {
        #expect(record.width == 0)
        #expect(record.fault?.isEmpty == false)
        await #expect(throws: PhotoFault.self) {
          try await library.thumbnail(record.id, height: 120)
        }
        _ = try await library.original(record.id)
      }
      let change = library.state.noChange(since: 0)
      #expect(change.found == 4)
      #expect(change.indexed == 4)
      #expect(change.broken == 3)
      let days = await library.timeline()
      #expect(days.ratios.count { $0 == RatioCode.square } == 3)
    }
  }

  @Test("what would decode to too much is refused by its header")
  func tooLarge() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("big.png", PhotoSample(width: 101, height: 100))
    try fixture.add("fits.png", PhotoSample(width: 100, height: 100))
    let bomb = """
      <svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>
      """
    try fixture.add("bomb.svg", bytes: bomb.utf8)
    try await fixture.withLibrary {
      $0.mostPixels = 10_000
    } _: { library in
      for record in await library.records() {
        #expect(record.isBroken == (record.name != "fits.png"))
        if record.isBroken {
          await #expect(throws: PhotoFault.tooLarge) {
            try await library.preview(record.id)
          }
        }
      }
    }
  }

  @Test("a body that makes no picture is found when it is asked for")
  func brokenBody() async throws {
    let fixture = try PhotoFixture()
    let whole = try Data(
      contentsOf: fixture.add(
        "a.webp", PhotoSample(width: 300, height: 200, corner: 0xFFEE00)))
    try fixture.add("a.webp", bytes: whole.prefix(60))
    try await fixture.withLibrary { library in
      let record = try #require(await library.records().first)
      await #expect(throws: PhotoFault.self) {
        try await library.thumbnail(record.id, height: 120)
      }
      await library.rescan()
      #expect(await library.photo(record.id)?.isBroken == true)
      #expect(library.state.progress.broken == 1)
    }
  }

  @Test("photos that are gone are missing")
  func vanished() async throws {
    let fixture = try PhotoFixture()
    try fixture.add("a.jpg")
    try await fixture.withLibrary { library in
      let id = try #require(await library.records().first?.id)
      try fixture.remove("a.jpg")
      await #expect(throws: PhotoFault.missing) {
        try await library.thumbnail(id, height: 120)
      }
      await #expect(throws: PhotoFault.missing) {
        try await library.original(id)
      }
      await #expect(throws: PhotoFault.missing) {
        try await library.thumbnail(id + 1, height: 120)
      }
      await library.rescan()
      #expect(await library.photo(id) == nil)
      #expect(await library.timeline().days.isEmpty)
    }
  }

  @Test("unreadable files and folders are told of, and the rest goes on")
  func unreadable() throws {
    let fixture = try PhotoFixture()
    try fixture.add("open/a.jpg")
    let file = try fixture.add("closed.jpg")
    let folder = try fixture.add("closed/a.jpg").deletingLastPathComponent()
    for path in [file.path, folder.path] {
      chmod(path, 0)
    }
    defer { chmod(folder.path, 0o700) }
    // Whatever the mask of the user who runs this.
    for path in ["", "photos", "photos/open", "photos/open/a.jpg"] {
      chmod(fixture.root.appending(path: path).path, 0o755)
    }
    let photos = try #require(PhotoFolder(fixture.photos))
    let reader = HeaderReader(mostPixels: 1_000_000)
    @Sendable func job(_ path: String) -> HeaderJob {
      HeaderJob(path: PhotoPath(Array(path.utf8)), known: nil)
    }
    asNobody {
      let closed = job("closed.jpg").photo(in: photos, reader: reader)
      #expect(closed?.fault == .unreadable)
      let open = job("open/a.jpg").photo(in: photos, reader: reader)
      #expect(open != nil && open?.fault == nil)
      #expect(throws: FolderFault.unreadable) {
        try photos.openFolder(PhotoPath(Array("closed".utf8)))
      }
      #expect(throws: PhotoFault.unreadable) {
        try photos.openFile(PhotoPath(Array("closed/a.jpg".utf8)))
      }
    }
  }

  @Test("a date beyond what can be counted is no reason to stop")
  func farDate() throws {
    let fixture = try PhotoFixture()
    let file = try fixture.add("a.jpg")
    // The last second whose nanoseconds can be counted, and too many of them.
    let time = timespec(tv_sec: 9_223_372_036, tv_nsec: 900_000_000)
    try #require(utimensat(AT_FDCWD, file.path, [time, time], 0) == 0)
    #expect(FileStatus(path: file.path)?.identity.modified == 0)
  }

  @Test(
    "a file that is cut off while it is read is only damaged",
    arguments: ["webp", "gif"])
  func cutOff(ending: String) throws {
    let fixture = try PhotoFixture()
    let file = try fixture.add(
      "a.\(ending)", PhotoSample(width: 1_200, height: 900, corner: 0xFFEE00))
    let whole = try Data(contentsOf: file)
    let isDone = Guarded(false)
    let done = DispatchSemaphore(value: 0)
    Thread {
      while !isDone.withLock({ $0 }) {
        truncate(file.path, 0)
        let handle = try? FileHandle(forWritingTo: file)
        try? handle?.write(contentsOf: whole)
        try? handle?.close()
      }
      done.signal()
    }.start()
    for _ in 1...60 {
      let descriptor = open(file.path, O_RDONLY)
      defer { close(descriptor) }
      var color: UInt32 = 0
      let result = cvips_mean_color(descriptor, 2_000_000, &color)
      #expect(result != cvips_too_large)
    }
    isDone.withLock { $0 = true }
    done.wait()
    try whole.write(to: file)
    let descriptor = open(file.path, O_RDONLY)
    defer { close(descriptor) }
    var color: UInt32 = 0
    #expect(cvips_mean_color(descriptor, 2_000_000, &color) == cvips_done)
    #expect(color != 0)
  }
}
