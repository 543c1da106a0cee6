import Foundation
import GalleryFiles
import Testing

@Suite("Waiting for a drive")
struct BlockingIOTests {
  @Test("what does not answer holds up nothing else")
  func waits() async {
    let gate = DispatchSemaphore(value: 0)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let count = min(2 * ProcessInfo.processInfo.activeProcessorCount, 128)
    let waiting = (0..<count).map { number in
      Task {
        await BlockingIO.photos.perform {
          begin.yield()
          // A fault ends by itself as well.
          return gate.wait(timeout: .now() + 600) == .success ? number : nil
        }
      }
    }
    var beginnings = begun.makeAsyncIterator()
    for _ in 0..<count { await beginnings.next() }
    // Swift's threads go on, and what reads from elsewhere.
    for number in 0..<100 {
      #expect(await Task { number }.value == number)
      #expect(await BlockingIO.own.perform { number } == number)
    }
    for _ in waiting { gate.signal() }
    for (number, task) in waiting.enumerated() {
      #expect(await task.value == number)
    }
  }

  @Test("a failure comes back as it is")
  func failure() async {
    await #expect(throws: OpenFile.Failure.truncated) {
      try await BlockingIO.own.perform { () throws(OpenFile.Failure) -> Int in
        throw .truncated
      }
    }
  }
}
