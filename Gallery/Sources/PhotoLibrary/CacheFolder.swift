import Foundation

/// The folder in which a library keeps what it knows, for itself alone.
final class CacheFolder: Sendable {
  let url: URL
  private let lock: Int32

  /// Finds a library's folder in the cache.
  ///
  /// Where another process has it already, another is taken, so that two never
  /// write the same index.
  init(for photos: PhotoFolder, in cache: URL?) {
    var hash = StableHash()
    hash.append(photos.root)
    let parent = Self.parent(in: cache)
    var url = parent.appending(path: hash.text)
    var lock = Self.lock(url)
    var number = 2
    while lock < 0, errno == EWOULDBLOCK, number < 100 {
      url = parent.appending(path: "\(hash.text)-\(number)")
      lock = Self.lock(url)
      number += 1
    }
    self.url = url
    self.lock = lock
  }

  deinit {
    if lock >= 0 { close(lock) }
  }

  /// Leaves it to others, as nothing is written any more: also while somebody
  /// holds on to it, or a process that begins has inherited the lock.
  func unlock() { flock(lock, LOCK_UN) }

  /// Whether it would be among the photos, so that thumbnails were photos too.
  static func isAmong(_ photos: PhotoFolder, in cache: URL?) -> Bool {
    photos.path(of: parent(in: cache)).map { !$0.isHidden } ?? false
  }

  private static func parent(in cache: URL?) -> URL {
    (cache ?? userFolder).appending(path: "waterflow")
  }

  static var userFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    // The standard asks for an absolute path, and to pass over any other.
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder)
    }
    // And for this variable; Foundation looks into the list of users, where
    // that of a container may not be.
    let home =
      environment["HOME"].flatMap {
        $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil
      } ?? FileManager.default.homeDirectoryForCurrentUser
    return home.appending(path: ".cache")
  }

  /// Locks a folder for this process; negative with an `errno` if it cannot.
  private static func lock(_ folder: URL) -> Int32 {
    // Thumbnails are as private as their photos, also in a folder that is there.
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    chmod(folder.path, 0o700)
    let file = open(
      folder.appending(path: "lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return file }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(file)
      errno = code
      return -1
    }
    return file
  }
}
