import FlyingSocks
import Foundation

/// The content of a file as a response body, read in pieces while it is sent.
///
/// It reads from the file that was checked, not from its path, which could mean
/// another file by then.
struct FileBody: AsyncBufferedSequence {
  typealias Element = UInt8

  let file: OpenFile

  func makeAsyncIterator() -> Iterator { Iterator(file: file) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let file: OpenFile
    private var offset = 0

    init(file: OpenFile) {
      self.file = file
    }

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      let rest = file.size - offset
      if rest <= 0 {
        return nil
      }
      // A file that shrank throws, which ends the connection: the browser then
      // knows that it has not got all of it.
      let data = try file.read(at: offset, count: Swift.min(count, rest))
      offset += data.count
      return data
    }
  }
}
