import Foundation

/// Why a folder's photos are not shown.
enum PhotosFailure: Error, CustomStringConvertible {
  /// There is nothing with that name.
  case missing(String)
  /// It is a file.
  case notFolder(String)
  /// The system does not let it be read.
  case unreadable(String, String)
  /// There can be no index, for this reason.
  case noIndex(String)

  var description: String {
    switch self {
    case .missing(let path):
      "there is no folder \(Terminal.oneLine(path))."
    case .notFolder(let path):
      "\(Terminal.oneLine(path)) is no folder: name the one that it is in."
    case .unreadable(let path, let reason):
      "\(Terminal.oneLine(path)) cannot be read: \(Terminal.oneLine(reason))"
    case .noIndex(let reason):
      "the photos cannot be indexed: \(Terminal.oneLine(reason))"
    }
  }

  /// The code of sysexits.h that says what sort of failure it is.
  var exitCode: Int32 {
    switch self {
    case .missing, .notFolder, .unreadable: EX_NOINPUT
    case .noIndex: EX_CANTCREAT
    }
  }
}
