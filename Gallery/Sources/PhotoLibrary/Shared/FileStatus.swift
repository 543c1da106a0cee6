import Foundation

/// What the system says of a file.
struct FileStatus: Sendable {
  enum Kind: Sendable {
    case file, folder, link, other
  }

  let kind: Kind
  let identity: FileIdentity
  /// When the system last saw anything of it change, which no program can set;
  /// in nanoseconds since 1970.
  let changed: Int64
  /// The file system that it is in.
  let device: Int64

  /// Asks about an open file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Asks about a path.
  init?(path: String) {
    self.init(path, in: AT_FDCWD, followingLinks: false)
  }

  /// Asks about a name in an open folder.
  init?(
    _ name: UnsafePointer<CChar>, in folder: Int32, followingLinks: Bool
  ) {
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard fstatat(folder, name, &status, flags) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    device = Int64(truncatingIfNeeded: status.st_dev)
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.changed = Self.nanoseconds(changed)
    identity = FileIdentity(
      size: Int64(status.st_size), modified: Self.nanoseconds(modified))
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    // A file system may claim any date; nanoseconds reach to the year 2262.
    let (seconds, isFar) =
      Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    let (nanoseconds, isFarther) =
      seconds.addingReportingOverflow(Int64(time.tv_nsec))
    return isFar || isFarther ? 0 : nanoseconds
  }
}
