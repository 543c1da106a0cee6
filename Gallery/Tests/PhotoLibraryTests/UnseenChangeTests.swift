import Foundation
import Testing
import Timeline

@testable import PhotoLibrary

/// Some programs, asked to keep a file's date, change what is in it: a date in
/// EXIF always has the same length.
@Suite("Changes that leave a file's length and date")
struct UnseenChangeTests {
  private let fixture: PhotoFixture
  private let file: URL

  init() throws {
    fixture = try PhotoFixture()
    file = try fixture.add("a.jpg", PhotoSample(taken: "2019:06:14 18:30:05"))
  }

  private func mendDate() throws {
    let mended = try Data(
      contentsOf: fixture.add(
        "../mended.jpg", PhotoSample(taken: "2018:06:14 18:30:05")))
    try #require(try Data(contentsOf: file).count == mended.count)
    try overwriteUnseen(file, with: mended)
  }

  private func expectMended(
    _ library: FolderLibrary, from before: PhotoRecord
  ) async throws {
    let after = try #require(await library.records().first)
    #expect(after.takenAt == "2018-06-14T18:30:05")
    #expect(after.id == before.id)
    // Browsers keep pictures by it, and it may be turned as well.
    #expect(after.version != before.version)
  }

  @Test("another date in a photo is found")
  func mended() async throws {
    try await fixture.withLibrary { library in
      let before = try #require(await library.records().first)
      try mendDate()
      await library.rescan()
      try await expectMended(library, from: before)
    }
  }

  @Test("also while nobody was looking")
  func mendedBetween() async throws {
    let before = try await fixture.withLibrary { library in
      try #require(await library.records().first)
    }
    try mendDate()
    try await fixture.withLibrary { library in
      try await expectMended(library, from: before)
    }
  }

  @Test("of a file with other rights nothing is told, and all is kept")
  func rights() async throws {
    try await fixture.withLibrary { library in
      let before = try #require(await library.records().first)
      _ = try await library.thumbnail(before.id, height: 120)
      await library.ask { _ in }
      let color = try await library.index.photo(before.id)?.color
      #expect(color != nil)
      let revision = library.state.current.revision
      try #require(chmod(file.path, 0o640) == 0)
      await library.rescan()
      #expect(await library.records() == [before])
      #expect(try await library.index.photo(before.id)?.color == color)
      let change = library.state.change(since: revision)
      #expect(change?.changed.isEmpty ?? true)
    }
  }

  @Test("what may not be read any more keeps what is known of it")
  func forbidden() async throws {
    let library = try fixture.library()
    defer { library.close() }
    let indexer = library.indexer
    let path = PhotoPath(Array("a.jpg".utf8))
    let new = HeaderJob(path: path, known: nil)
    let photo = try #require(
      new.photo(in: library.folder, reader: indexer.reader))
    let known = KnownFile(
      entry: photo.entry, identity: photo.identity, changed: photo.changed,
      isBroken: false)
    var closed = photo
    closed.fault = .unreadable
    indexer.take(closed, of: HeaderJob(path: path, known: known))
    #expect(indexer.batch.isEmpty)
    closed.identity.size += 1
    indexer.take(closed, of: HeaderJob(path: path, known: known))
    #expect(!indexer.batch.isEmpty)
  }
}
