import CVips
import CVipsSamples
import Foundation

/// A folder of photos, a cache and a site beside it, gone with the value.
final class PhotosFolder: Sendable {
  struct Failure: Error {}

  let root: URL
  var photos: URL { root.appending(path: "photos") }
  var cache: URL { root.appending(path: "cache") }
  var site: URL { root.appending(path: "site") }

  private static let isStarted = cvips_start() == 0

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "waterflow-\(UUID().uuidString)")
    for folder in [photos, cache, site] {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
    }
    try Data("demo".utf8).write(to: site.appending(path: "index.html"))
    try Data("timeline".utf8).write(to: site.appending(path: "timeline.html"))
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// Writes a photo in the format of its name, by libvips.
  @discardableResult
  func add(
    _ path: String, width: Int32 = 640, height: Int32 = 480,
    color: UInt32 = 0x20_60A0
  ) throws -> URL {
    let file = try place(path)
    guard Self.isStarted,
      samples_write(
        file.path, width, height, color, 0xC0_4020, 1, nil, nil, 0) == 0
    else { throw Failure() }
    return file
  }

  /// Writes any bytes.
  func add(_ path: String, bytes: Data) throws {
    try bytes.write(to: place(path))
  }

  /// Writes so many copies of one photo, a hundred a folder.
  func addCopies(_ count: Int) throws {
    let photo = try Data(contentsOf: add("first.jpg"))
    for number in 1..<count {
      // Each with another length, so that no two are alike.
      try add(
        "\(number / 100)/\(number).jpg", bytes: photo + Data(count: number))
    }
  }

  /// Gives one photo so many names, a thousand a folder: quickly, so that there
  /// may be more than the tool can have looked at before anybody asks.
  func addNames(_ count: Int) throws {
    let photo = try add("first.jpg")
    for number in 1..<count {
      let file = try place("\(number / 1_000)/\(number).jpg")
      guard link(photo.path, file.path) == 0 else { throw Failure() }
    }
  }

  /// The arguments with which the tool serves the folder.
  var arguments: [String] {
    [
      "gallery", "--port", "0", "--photos", photos.path, "--cache", cache.path,
      "--site", site.path,
    ]
  }

  private func place(_ path: String) throws -> URL {
    let file = photos.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file
  }
}
