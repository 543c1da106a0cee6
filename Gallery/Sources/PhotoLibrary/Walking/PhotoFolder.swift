import Foundation
import GalleryFiles
import Timeline

/// The library's folder: opens what is in it, and nothing outside.
///
/// A path is opened first and the file's true path compared afterwards, on the
/// descriptor, so that nobody can exchange a link in between.
struct PhotoFolder: Sendable {
  /// The folder's true path, without links.
  let root: [UInt8]

  /// Names a folder; nil if there is none.
  init?(_ folder: URL) {
    guard let real = Self.realPath(Array(folder.path.utf8)) else { return nil }
    root = real == [UInt8(ascii: "/")] ? [] : real
    guard let descriptor = try? openFolder(.root) else { return nil }
    close(descriptor)
  }

  /// Opens a folder for reading what is in it.
  func openFolder(_ path: PhotoPath) throws(FolderFault) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(absolute(path), flags)
    guard descriptor >= 0 else { throw FolderFault(errno) }
    guard isInside(descriptor) else {
      close(descriptor)
      throw .missing
    }
    return descriptor
  }

  /// Opens a photo's file for reading.
  ///
  /// - Throws: `PhotoFault.missing`; `.unreadable` where it may not be read, and
  ///   `.busy` where that may be another time, as when a network's drive fails.
  func openFile(_ path: PhotoPath) throws(PhotoFault) -> Int32 {
    // Without O_NONBLOCK, opening a pipe would wait for somebody to write.
    let descriptor = open(
      absolute(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw PhotoFault(opening: errno)
    }
    guard
      isInside(descriptor), FileStatus(descriptor: descriptor)?.kind == .file
    else {
      close(descriptor)
      throw .missing
    }
    return descriptor
  }

  /// Returns where a link leads, if that is a path inside.
  func target(ofLink path: PhotoPath) -> PhotoPath? {
    let bytes = root + [Self.slash] + path.bytes
    guard let real = Self.realPath(bytes), isInside(real) else { return nil }
    return PhotoPath(Array(real.dropFirst(root.count + 1)))
  }

  /// Returns where a file or folder, which need not exist yet, truly is inside;
  /// nil if it is outside.
  func path(of url: URL) -> PhotoPath? {
    var existing = url.standardizedFileURL
    var rest: [String] = []
    while true {
      if let real = Self.realPath(Array(existing.path.utf8)) {
        guard isInside(real) || root.isEmpty else { return nil }
        let base = PhotoPath(Array(real.dropFirst(root.count + 1)))
        return rest.reversed().reduce(base) { $0.appending(Array($1.utf8)) }
      }
      guard existing.path != "/" else { return nil }
      rest.append(existing.lastPathComponent)
      existing.deleteLastPathComponent()
    }
  }

  /// The path for the system, with its final NUL.
  func absolute(_ path: PhotoPath) -> [CChar] {
    let bytes = path.bytes.isEmpty ? [] : [Self.slash] + path.bytes
    let all = root + bytes
    return (all.isEmpty ? [Self.slash] : all)
      .map(CChar.init(bitPattern:)) + [0]
  }

  private static let slash = UInt8(ascii: "/")

  private func isInside(_ path: [UInt8]) -> Bool {
    path == root || path.starts(with: root + [Self.slash])
  }

  private func isInside(_ descriptor: Int32) -> Bool {
    guard let path = TruePath.bytes(of: descriptor) else { return false }
    return isInside(path) || root.isEmpty
  }

  private static func realPath(_ path: [UInt8]) -> [UInt8]? {
    let text = path.map(CChar.init(bitPattern:)) + [0]
    guard let real = realpath(text, nil) else { return nil }
    defer { free(real) }
    return UnsafeBufferPointer(start: real, count: strlen(real))
      .map(UInt8.init(bitPattern:))
  }
}
