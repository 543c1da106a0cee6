import Foundation
import GalleryFiles
import Testing

@Suite("Waiting for a drive")
struct BlockingIOTests {
  @Test("what does not answer holds up nothing else")
  func waits() async {
    let gate = DispatchSemaphore(value: 0)
    let begun = DispatchSemaphore(value: 0)
    let count = 2 * ProcessInfo.processInfo.activeProcessorCount
    let waiting = (0..<count).map { number in
      Task {
        await BlockingIO.perform {
          begun.signal()
          gate.wait()
          return number
        }
      }
    }
    // The first ones hold the drive; Swift's threads go on.
    await BlockingIO.perform { begun.wait() }
    for number in 0..<100 {
      #expect(await Task { number }.value == number)
    }
    for _ in waiting { gate.signal() }
    for (number, task) in waiting.enumerated() {
      #expect(await task.value == number)
    }
  }

  @Test("a failure comes back as it is")
  func failure() async {
    await #expect(throws: OpenFile.Failure.truncated) {
      try await BlockingIO.perform { () throws(OpenFile.Failure) -> Int in
        throw .truncated
      }
    }
  }
}
