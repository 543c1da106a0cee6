import Foundation

/// Why a folder could not be read.
enum FolderFault: Error {
  /// There is no such folder, or no folder of that name.
  case missing
  /// The system does not let it be read.
  case unreadable

  /// What an `errno` says: only some tell that nothing is there.
  init(_ code: Int32) {
    self = [ENOENT, ENOTDIR, ELOOP].contains(code) ? .missing : .unreadable
  }
}
