import Foundation

/// What a folder shows: photos, and folders in it.
struct FolderListing: Sendable {
  private(set) var files: [ListedFile] = []
  private(set) var folders: [[UInt8]] = []
  /// What the system says nothing of now, such as a drive that does not answer:
  /// it is not gone.
  private(set) var unknown: Set<[UInt8]> = []

  /// Whether nothing is shown.
  var isEmpty: Bool { files.isEmpty && folders.isEmpty }

  /// Reads an open folder and closes it.
  ///
  /// - Parameters:
  ///   - descriptor: The folder.
  ///   - isShown: Whether the photo that a link of this name leads to is shown
  ///     as that link.
  /// - Throws: `FolderFault.unreadable`.
  init(
    descriptor: Int32, isShown: (_ link: [UInt8]) -> Bool
  ) throws(FolderFault) {
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      throw .unreadable
    }
    defer { closedir(stream) }
    errno = 0
    while let entry = readdir(stream) {
      let name = UnsafeRawPointer(entry)
        .advanced(by: Self.nameOffset)
        .assumingMemoryBound(to: CChar.self)
      add(name, in: descriptor, isShown: isShown)
      errno = 0
    }
    if errno != 0 {
      throw .unreadable
    }
  }

  private static let nameOffset =
    MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0

  private mutating func add(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    isShown: (_ link: [UInt8]) -> Bool
  ) {
    let bytes = UnsafeBufferPointer(start: name, count: strlen(name))
      .map(UInt8.init(bitPattern:))
    // That also leaves out the folder itself and the one above.
    guard !HiddenName.isOne(bytes) else { return }
    guard let status = FileStatus(name, in: folder, followingLinks: false)
    else {
      if FolderFault(errno) == .unreadable { unknown.insert(bytes) }
      return
    }
    switch status.kind {
    case .folder:
      folders.append(bytes)
    case .file where PhotoEnding.isOn(bytes):
      files.append(ListedFile(name: bytes, status: status))
    case .link where PhotoEnding.isOn(bytes):
      guard
        isShown(bytes),
        let target = FileStatus(name, in: folder, followingLinks: true),
        target.kind == .file
      else { return }
      files.append(ListedFile(name: bytes, status: target))
    default:
      break
    }
  }
}
