import Foundation

/// A regular file, opened for reading; closed with its last reference.
///
/// It is checked after opening, on the descriptor, so that nobody can exchange
/// it in between. A pipe or a device is refused without ever waiting for it.
package final class OpenFile: Sendable {
  /// Why a file could not be opened or read.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// There is no such file.
    case missing
    /// It is a folder, a pipe, a socket or a device.
    case notRegular
    /// The file got shorter while it was read.
    case truncated
    /// The system said no, with this `errno`.
    case system(Int32)

    package var description: String {
      switch self {
      case .missing: "no such file"
      case .notRegular: "not a regular file"
      case .truncated: "it became shorter meanwhile"
      case .system(let code): String(cString: strerror(code))
      }
    }
  }

  private let descriptor: Int32
  /// The length in bytes when it was opened.
  package let size: Int
  /// When its content changed last, in seconds since 1970.
  package let modified: Int
  /// A word that changes with the content, for an `ETag`.
  package let version: String
  /// What reads it where that may take long.
  package let io: BlockingIO

  /// Opens the file at `path`, following symbolic links.
  package convenience init(
    path: String, io: BlockingIO = .own
  ) throws(Failure) {
    // Without O_NONBLOCK, opening a pipe would wait for somebody to write.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing
      case ENXIO: throw .notRegular
      default: throw .system(errno)
      }
    }
    try self.init(descriptor: descriptor, io: io)
  }

  /// Makes a file without a name in the temporary folder, with this content,
  /// which a word stands for.
  package convenience init(
    content: Data, version: String
  ) throws(Failure) {
    var path = Array(
      (NSTemporaryDirectory() + "/waterflow-XXXXXX").utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw .system(errno) }
    unlink(path)
    var done = 0
    while done < content.count {
      let written = content.withUnsafeBytes {
        write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done)
      }
      if written >= 0 {
        done += written
      } else if errno != EINTR {
        let code = errno
        close(descriptor)
        throw .system(code)
      }
    }
    try self.init(descriptor: descriptor, version: version)
  }

  /// Takes over a descriptor if it is a regular file's, and closes it if not.
  package init(
    descriptor: Int32, version: String? = nil, io: BlockingIO = .own
  ) throws(Failure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw .system(code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notRegular
    }
    self.descriptor = descriptor
    self.io = io
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = time.tv_sec
    self.version =
      version
      ?? "\(status.st_ino)-\(status.st_size)-"
      + "\(time.tv_sec)-\(time.tv_nsec)"
  }

  /// Where it is now, without links; nil if the system does not tell.
  var truePath: [UInt8]? { TruePath.bytes(of: descriptor) }

  deinit {
    // Some drives in a network are told of it, and answer.
    io.start { [descriptor] in close(descriptor) }
  }

  /// Reads exactly `count` bytes from `offset` on.
  package func read(at offset: Int, count: Int) throws(Failure) -> Data {
    var data = Data(count: count)
    var done = 0
    while done < count {
      let got = data.withUnsafeMutableBytes { bytes in
        pread(
          descriptor, bytes.baseAddress.map { $0 + done }, count - done,
          off_t(offset + done))
      }
      if got > 0 {
        done += got
      } else if got == 0 {
        throw .truncated
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
    return data
  }
}
