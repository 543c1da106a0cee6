import Foundation

/// Why a picture was not written.
enum PictureFailure: Error, CustomStringConvertible {
  /// The file cannot be written.
  case unwritable(String)
  /// The program that makes PNG is not there.
  case converterMissing
  /// The program that makes PNG failed.
  case converterFailed(String)

  var description: String {
    switch self {
    case .unwritable(let path):
      "\(Terminal.oneLine(path)) cannot be written"
    case .converterMissing:
      "PNG needs rsvg-convert, which is not on the PATH: install librsvg2-bin, "
        + "or write an .svg instead"
    case .converterFailed(let reason):
      "rsvg-convert failed: \(Terminal.oneLine(reason))"
    }
  }

  /// The code of sysexits.h that says what sort of failure it is.
  var exitCode: Int32 {
    switch self {
    case .unwritable: EX_CANTCREAT
    case .converterMissing: EX_UNAVAILABLE
    case .converterFailed: EX_SOFTWARE
    }
  }
}
