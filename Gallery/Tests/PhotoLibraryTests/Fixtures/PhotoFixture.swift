import Foundation
import Timeline

@testable import PhotoLibrary

/// A folder of photos and a cache beside it, gone with the value.
final class PhotoFixture: Sendable {
  let root: URL
  let photos: URL
  let cache: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "photos-\(UUID().uuidString)")
    photos = root.appending(path: "photos")
    cache = root.appending(path: "cache")
    for folder in [photos, cache] {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// Writes a photo, with the folders on its way.
  @discardableResult
  func add(_ path: String, _ sample: PhotoSample = PhotoSample()) throws -> URL
  {
    let file = try place(path)
    try sample.write(to: file)
    return file
  }

  /// Writes any bytes.
  @discardableResult
  func add(_ path: String, bytes: some Sequence<UInt8>) throws -> URL {
    let file = try place(path)
    try Data(bytes).write(to: file)
    return file
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: photos.appending(path: path))
  }

  private func place(_ path: String) throws -> URL {
    let file = photos.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file
  }

  /// A library whose batches come at once, which is not started.
  func library(
    _ change: (inout LibraryOptions) -> Void = { _ in },
    report: @escaping @Sendable (LibraryNotice) -> Void = { _ in }
  ) throws -> FolderLibrary {
    var options = LibraryOptions()
    options.cache = cache
    options.batchInterval = .zero
    options.watchesFolder = false
    options.findsColors = false
    change(&options)
    return try FolderLibrary(
      folder: photos, options: options, report: report)
  }

  /// Runs a library that has looked through the folder, and stops it.
  func withLibrary<Result>(
    _ change: (inout LibraryOptions) -> Void = { _ in },
    report: @escaping @Sendable (LibraryNotice) -> Void = { _ in },
    _ body: (FolderLibrary) async throws -> Result
  ) async throws -> Result {
    let library = try library(change, report: report)
    library.start()
    await library.rescan()
    do {
      let result = try await body(library)
      await library.stop()
      return result
    } catch {
      await library.stop()
      throw error
    }
  }
}
