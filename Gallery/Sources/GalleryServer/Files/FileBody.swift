import FlyingFox
import FlyingSocks
import Foundation
import GalleryFiles

/// The content of a file as a response body, read in pieces while it is sent.
///
/// It reads from the file that was checked, not from its path, which could mean
/// another file by then.
struct FileBody: AsyncBufferedSequence {
  typealias Element = UInt8

  let file: OpenFile
  /// Which bytes of it.
  let range: Range<Int>

  func makeAsyncIterator() -> Iterator { Iterator(file: file, rest: range) }

  /// The body as the server takes it.
  var sequence: HTTPBodySequence {
    HTTPBodySequence(
      from: self, count: range.count, suggestedBufferSize: 1 << 18)
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let file: OpenFile
    fileprivate var rest: Range<Int>

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      if rest.isEmpty {
        return nil
      }
      // Else only a client that is slow lets it be noticed.
      try Task.checkCancellation()
      // A file that shrank throws, which ends the connection: the browser then
      // knows that it has not got all of it.
      let piece = rest.prefix(count)
      let data = try await file.io.perform { [file] in
        try file.read(at: piece.lowerBound, count: piece.count)
      }
      rest.removeFirst(data.count)
      return data
    }
  }
}
