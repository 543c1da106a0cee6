import CVips
import Foundation
import Testing
import Timeline

@testable import PhotoLibrary

/// What is open for writing alone stands for a disk that does not answer: its
/// reads fail, and all else is as usual.
@Suite("Disks that fail")
struct FailedReadTests {
  private let fixture: PhotoFixture
  private let file: URL

  init() throws {
    fixture = try PhotoFixture()
    let sample = PhotoSample(width: 1_200, height: 900, color: 0x20_60A0)
    file = try fixture.add("a.jpg", sample)
  }

  private func withFailing<Result>(
    _ body: (Int32) throws -> Result
  ) rethrows -> Result {
    let descriptor = open(file.path, O_WRONLY)
    defer { close(descriptor) }
    return try body(descriptor)
  }

  @Test(
    "a file that cannot be opened is gone, may not be read, or is another time",
    arguments: [
      (ENOENT, PhotoFault.missing), (ELOOP, .missing), (ENOTDIR, .missing),
      (EACCES, .unreadable), (EPERM, .unreadable), (EIO, .busy),
      (ESTALE, .busy), (EMFILE, .busy), (ENOMEM, .busy), (ETIMEDOUT, .busy),
    ])
  func unopened(_ code: Int32, _ fault: PhotoFault) {
    #expect(PhotoFault(opening: code) == fault)
  }

  @Test("a read that fails says nothing of the content")
  func failed() throws {
    try #require(Vips.isStarted)
    withFailing { descriptor in
      var image: OpaquePointer?
      #expect(cvips_open(descriptor, &image) == cvips_failed)
      var color: UInt32 = 0
      #expect(cvips_mean_color(descriptor, 2_000_000, &color) == cvips_failed)
      var encoded = cvips_encoded()
      #expect(
        cvips_shrink(descriptor, 120, 120, 80, 0, 2_000_000, &encoded)
          == cvips_failed)
      #expect(throws: PhotoFault.busy) {
        try HeaderReader(mostPixels: 2_000_000)
          .header(of: descriptor, size: 1_000)
      }
    }
  }

  @Test("nor does one in the midst of a picture", arguments: ["jpg", "webp"])
  func failedLater(ending: String) throws {
    try #require(Vips.isStarted)
    let sample = PhotoSample(width: 2_400, height: 1_800, corner: 0xFF_EE00)
    let file = try fixture.add("b.\(ending)", sample)
    let good = open(file.path, O_RDONLY)
    let bad = open(file.path, O_WRONLY)
    let descriptor = dup(good)
    defer { for descriptor in [good, bad, descriptor] { close(descriptor) } }
    var whole: UInt32 = 0
    let time = ContinuousClock().measure {
      #expect(cvips_mean_color(good, 5_000_000, &whole) == cvips_done)
    }
    for step in 0..<100 {
      dup2(good, descriptor)
      let done = DispatchSemaphore(value: 0)
      Thread {
        usleep(UInt32(time / .microseconds(1) * Double(step) / 100))
        dup2(bad, descriptor)
        done.signal()
      }.start()
      var color: UInt32 = 0
      let result = cvips_mean_color(descriptor, 5_000_000, &color)
      done.wait()
      #expect(result == cvips_done || result == cvips_failed)
      // Of a JPEG libvips would show the part that was read.
      if result == cvips_done { #expect(color == whole) }
    }
  }

  @Test("a photo whose header cannot be read now keeps what is known of it")
  func known() async throws {
    let library = try fixture.library()
    defer { library.close() }
    let indexer = library.indexer
    let path = PhotoPath(Array("a.jpg".utf8))
    let new = HeaderJob(path: path, known: nil)
    let reader = indexer.reader
    let photo = try #require(
      withFailing { new.photo(of: $0, reader: reader) })
    #expect(photo.fault == .busy)
    indexer.hasRetried = true
    indexer.take(photo, of: new)
    // It is shown, and tried again at the next look.
    #expect(indexer.batch.inserted.map(\.fault) == [.unreadable])
    #expect(!indexer.hasRetried)
    indexer.batch = IndexBatch()
    indexer.hasRetried = true
    let known = KnownFile(
      entry: photo.entry, identity: photo.identity, changed: photo.changed,
      isBroken: true)
    indexer.take(photo, of: HeaderJob(path: path, known: known))
    #expect(indexer.batch.isEmpty)
    #expect(!indexer.hasRetried)
  }
}
