/// Why there is no picture of a photo.
package enum PhotoFault: Error, Equatable, CustomStringConvertible {
  /// There is no such photo, or its file is gone.
  case missing
  /// The system does not let the file be read.
  case unreadable
  /// The file's content makes no picture, for the reason given.
  case broken(String)
  /// The picture has more pixels than are decoded.
  case tooLarge
  /// It cannot be made now: more is asked for, or the disk does not answer.
  case busy

  package var description: String {
    switch self {
    case .missing: "There is no such photo any more."
    case .unreadable: "The system does not let this file be read."
    case .broken(let reason): "This file cannot be shown: \(reason)"
    case .tooLarge: "This picture has too many pixels to be shown."
    case .busy: "This picture cannot be made now; try again."
    }
  }
}
