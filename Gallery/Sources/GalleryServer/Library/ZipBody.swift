import FlyingSocks
import Foundation
import GalleryFiles
import Timeline

/// The files of photos in a zip archive, read while it is sent.
///
/// It holds a piece of one file at a time. Photos that vanish meanwhile are
/// left out and listed in a text at the end.
struct ZipBody: AsyncBufferedSequence {
  typealias Element = UInt8

  let selection: PhotoSelection
  let library: any TimelineLibrary

  func makeAsyncIterator() -> Iterator {
    Iterator(ids: selection.makeIterator(), library: library)
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    /// What is read at a time, in bytes.
    private static let piece = 1 << 17

    private var ids: any IteratorProtocol<UInt32>
    private let library: any TimelineLibrary
    private var zip: ZipWriter?
    private var names = ZipNames()
    private var omissions = ZipOmissions()
    /// The file that is being read, and from where on.
    private var current: (file: OpenFile, path: String, offset: Int)?
    private var isComplete = false

    init(ids: any IteratorProtocol<UInt32>, library: any TimelineLibrary) {
      self.ids = ids
      self.library = library
    }

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      let zip = try self.zip ?? ZipWriter()
      self.zip = zip
      while !isComplete && zip.outputCount < count {
        try Task.checkCancellation()
        if let (file, path, offset) = current {
          try await append(file, path, from: offset, to: zip)
        } else if let id = ids.next() {
          try await begin(id, in: zip)
        } else {
          try finish(zip)
        }
      }
      let output = zip.takeOutput()
      return output.isEmpty ? nil : output
    }

    private mutating func begin(_ id: UInt32, in zip: ZipWriter) async throws {
      guard let record = await library.photo(id) else {
        return omissions.add("photo \(id)", PhotoFault.missing.description)
      }
      let path =
        record.folder.isEmpty ? record.name : "\(record.folder)/\(record.name)"
      do throws(PhotoFault) {
        let file = try await library.original(id)
        current = (file, path, 0)
      } catch {
        return omissions.add(path, error.description)
      }
      if let file = current?.file {
        try zip.begin(
          names.unique(path, id: id), size: file.size, modified: file.modified)
      }
    }

    private mutating func append(
      _ file: OpenFile, _ path: String, from offset: Int, to zip: ZipWriter
    ) async throws {
      let count = Swift.min(Self.piece, file.size - offset)
      var isOver = offset + count == file.size
      var data = Data()
      do throws(OpenFile.Failure) {
        data = try await file.io.perform {
          () throws(OpenFile.Failure) -> Data in
          try file.read(at: offset, count: count)
        }
      } catch {
        omissions.add(path, "It is incomplete: \(error).")
        isOver = true
      }
      try zip.append(data)
      current?.offset += count
      if isOver {
        current = nil
        try zip.end()
      }
    }

    private mutating func finish(_ zip: ZipWriter) throws {
      if let text = omissions.text {
        try zip.begin(
          names.unique("Left out.txt", id: 0), size: text.count,
          modified: Int(Date().timeIntervalSince1970))
        try zip.append(text)
        try zip.end()
      }
      try zip.close()
      isComplete = true
    }
  }
}
