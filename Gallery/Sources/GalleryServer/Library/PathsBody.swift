import FlyingSocks
import Foundation
import Timeline

/// The paths of photos, one a line, asked for while they are sent.
struct PathsBody: AsyncBufferedSequence {
  typealias Element = UInt8

  let selection: PhotoSelection
  let library: any TimelineLibrary

  func makeAsyncIterator() -> Iterator {
    Iterator(ids: selection.makeIterator(), library: library)
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var ids: any IteratorProtocol<UInt32>
    let library: any TimelineLibrary

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      var text = Data()
      while text.count < count, let id = ids.next() {
        try Task.checkCancellation()
        if let path = await library.path(of: id) {
          text.append(contentsOf: path.utf8)
          text.append(UInt8(ascii: "\n"))
        }
      }
      return text.isEmpty ? nil : text
    }
  }
}
