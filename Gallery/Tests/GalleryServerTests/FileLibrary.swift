import Foundation
import GalleryFiles
import Timeline

/// A library of given files, all of one day; the photo with the id n is the
/// file n - 1.
struct FileLibrary: TimelineLibrary {
  static let day: Int32 = 20_000

  let scope: FileScope
  /// The paths below the folder.
  var paths: [String]
  /// The file that every photo has instead of its own.
  var shared: String?
  /// Told when somebody begins and ends to wait for changes.
  var waiting: AsyncStream<Bool>.Continuation?
  /// Told when the library is to look for changes.
  var looks: AsyncStream<Void>.Continuation?

  func timeline() async -> TimelineSnapshot {
    TimelineSnapshot(
      revision: 1, isIndexing: false,
      days: [TimelineDay(day: Self.day, count: paths.count)],
      ratios: Array(repeating: RatioCode.square, count: paths.count))
  }

  func details(day: Int32, range: Range<Int>) async -> TimelineDetails? { nil }

  func changes(since revision: UInt32) async -> TimelineChange {
    waiting?.yield(true)
    // Until nobody waits any more.
    try? await Task.sleep(for: .seconds(86_400))
    waiting?.yield(false)
    return TimelineChange(from: revision, to: revision)
  }

  func rescan() async { looks?.yield() }

  func search(_ text: String) async -> TimelineMatches {
    TimelineMatches(revision: 1, count: paths.count)
  }

  func photo(_ id: UInt32) async -> PhotoRecord? {
    guard (1...UInt32(paths.count)).contains(id) else { return nil }
    var names = paths[Int(id) - 1].split(separator: "/").map(String.init)
    let name = names.removeLast()
    return PhotoRecord(
      id: id, version: 1, name: name, folder: names.joined(separator: "/"),
      path: "/photos/\(paths[Int(id) - 1])", takenAt: "2024-10-04T00:00:00",
      width: 1, height: 1, bytes: 0,
      type: name.hasSuffix("svg") ? "image/svg+xml" : "text/html",
      day: Self.day, index: Int(id) - 1)
  }

  func thumbnail(
    _ id: UInt32, height: Int
  ) async throws(PhotoFault) -> LibraryPicture {
    switch id {
    case 1: throw .missing
    case 2: throw .unreadable
    case 3: throw .broken("it is empty")
    case 4: throw .tooLarge
    default: throw .busy
    }
  }

  func preview(_ id: UInt32) async throws(PhotoFault) -> LibraryPicture {
    try await thumbnail(id, height: 0)
  }

  func original(_ id: UInt32) async throws(PhotoFault) -> OpenFile {
    let path = shared ?? paths[Int(id) - 1]
    do throws(FileScope.Refusal) {
      return try scope.open(
        names: path.split(separator: "/").map(String.init))
    } catch {
      throw .missing
    }
  }
}
